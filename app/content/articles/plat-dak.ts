import type { Article } from "~/content/types";

export const article: Article = {
  slug: "plat-dak",
  title: "De opbouw van een plat dak: warm, omgekeerd of koud",
  meta: {
    title: "Plat dak: opbouw, afschot en zwakke plekken uitgelegd",
    description:
      "Warm dak, omkeerdak of koud dak? Leer uw platte dak kennen: lagen, afschot, noodoverloop, de plekken die het eerst lekken en de keuze bij vernieuwen.",
    keywords: ["plat dak", "warm dak", "omkeerdak", "afschot", "noodoverloop"],
  },
  category: "daken",
  excerpt:
    "Een plat dak is nooit helemaal plat, en dat is maar goed ook. Wie weet waar de isolatie ligt en waar het water heen moet, voorkomt de meeste schade.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Een goed plat dak doet twee dingen: het voert water snel af en het houdt het hout warm en droog. Of dat lukt, hangt af van de plaats van de isolatie en van enkele centimeters hoogteverschil. Blijft er twee dagen na een bui nog een plas staan, of ziet u blazen, laat het dan bekijken voordat het binnen drupt.",
  sections: [
    {
      id: "drie-soorten",
      heading: "Welk plat dak hebt u?",
      blocks: [
        {
          type: "table",
          caption: "Het verschil zit in de plaats van de isolatie",
          head: ["Soort", "Isolatie ligt", "Oordeel"],
          rows: [
            [
              "Warm dak",
              "op de draagvloer, onder de dakbedekking",
              "De gewone en veiligste opbouw. Het hout zit aan de warme kant.",
            ],
            [
              "Omkeerdak",
              "boven op de dakbedekking, onder grind of tegels",
              "Beschermt de dakbedekking tegen zon en vorst. Zwaar, en een lek is lastiger te vinden.",
            ],
            [
              "Koud dak",
              "onder de draagvloer, tussen de balken",
              "Komt voor in oudere huizen. Vocht slaat neer tegen koud hout en kan niet weg.",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Wilt u het weten zonder te slopen? Kijk bij een lichtkoepel of een doorvoer hoe dik het pakket boven het hout is. Is dat amper een centimeter en zit er wel wol boven het plafond, dan hebt u een koud dak. Dat hoeft niet morgen open, maar bij de volgende vernieuwing hoort de isolatie naar boven.",
          ],
        },
      ],
    },
    {
      id: "opbouw",
      heading: "Een warm dak in doorsnede",
      blocks: [
        {
          type: "figure",
          drawing: "plat-dak",
          alt: "Doorsnede van een plat dak als warm dak, met links de dakrand en noodoverloop en rechts de afvoer op het laagste punt.",
          caption:
            "Het dakvlak helt naar de afvoer. De noodoverloop zit hoger en is er voor de dag dat de afvoer dicht zit.",
          legend: [
            "Draagvloer: houten balken met beschot, of beton.",
            "Dampremmende laag, onder de isolatie en aan de randen omgezet.",
            "Isolatieplaten die naar de afvoer dunner worden: zo ontstaat het afschot.",
            "Dakbedekking in twee lagen: onderlaag en toplaag.",
            "Opstand: de dakbedekking loopt tegen dakrand of muur omhoog.",
            "Daktrim of afdekkap die de rand afsluit.",
            "Hemelwaterafvoer met bladvanger, op het laagste punt.",
            "Noodoverloop door de dakrand, zichtbaar aan de gevel.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De dampremmende laag is de laag die niemand ziet en die het vaakst ontbreekt. Die houdt vocht uit de woning tegen voordat het in de isolatie komt. Natte isolatie isoleert niet, wordt zwaar en droogt onder bitumen nooit meer.",
          ],
        },
      ],
    },
    {
      id: "water",
      heading: "Het water moet weg, ook bij een zware bui",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De rekennorm vraagt een afschot van 16 millimeter per meter. Op een aanbouw van vier meter is dat ruim zes centimeter verschil. Oude daken halen dat zelden, want balken zakken in de loop van de jaren door. Dan ontstaat een kom in het midden, en elke bui maakt die dieper.",
            "Water is zwaar: tien centimeter weegt honderd kilo per vierkante meter. Een licht dak buigt daaronder door, waardoor er nog meer water naartoe stroomt. Zo zijn in Nederland daken ingestort. Daarom hoort er naast de afvoer een noodoverloop te zijn, een gat in de rand dat niet op het riool zit.",
          ],
        },
        {
          type: "callout",
          tone: "urgent",
          title: "Staat er veel water op het dak?",
          text: "Ga er niet op. Blijf ook weg uit de kamer eronder als het plafond doorbuigt of kraakt. Is de afvoer vanaf een ladder te bereiken en staat u veilig, haal dan het blad weg. Bel anders [voor spoed](/daken/daklekkage).",
        },
      ],
    },
    {
      id: "zwakke-plekken",
      heading: "Hier lekt een plat dak het eerst",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**De dakrand.** Een aluminium trim zet in de zon uit en trekt bij elke naad aan de dakbedekking.",
            "**De opstand tegen de gevel.** Is de loodslabbe los of te laag, dan loopt water achter de dakbedekking.",
            "**De afvoer.** De plakplaat scheurt bij de hals of laat los van het dak.",
            "**Doorvoeren.** Rond een ontluchting of kabel zit vaak kit in plaats van een manchet.",
            "**De lichtkoepel.** De opstand is laag en het metaal of kunststof werkt anders dan het dak.",
            "**Naden en blazen.** Een blaas is lucht of vocht dat zwelt. Prik hem nooit open: dan hebt u een gat.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Kijk ook van binnen. Bruine kringen aan het plafond bij de buitenmuur wijzen op rand of opstand. Een vlek midden in de kamer past bij een afvoer, een koepel of condens onder een koud dak. Komt de vlek alleen bij vorst, dan is het vaak condens. [Wijs de plek aan](/waar-lekt-het/plat-dak).",
          ],
        },
      ],
    },
    {
      id: "vernieuwen",
      heading: "Overlagen of alles eraf?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een nieuwe laag over de oude kan als het pakket droog is, goed vastzit, genoeg helling heeft en de draagvloer het gewicht aankan. Een dakdekker snijdt daarvoor een proefgat en kijkt of de isolatie droog is. Slaat hij dat over, dan weet hij niet wat hij bedekt.",
            "Alles eraf is nodig bij natte isolatie, zacht hout of een dak dat al eerder is overlaagd. Het is dan ook het moment voor dikkere isolatie en beter afschot. Let op de gevolgen in hoogte: kozijnen, dorpels, dakrand en het dak van de buren.",
            "Welke dakbedekking erop komt, is de laatste keuze en niet de eerste. [Vergelijk de materialen](/kennisbank/dakbedekking-materialen) als de opbouw vaststaat.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Dakbedekking vernieuwen op dezelfde hoogte is meestal vergunningvrij. Voor bijisoleren met een Rd van {isde rd nl} of meer kan ISDE gelden; de minimale oppervlakte staat bij RVO.",
            "Vraag wie de noodoverloop berekent. Bij een licht dak van staal of dun hout is dat werk voor een constructeur.",
          ],
          be: [
            "Belgische bestekken vragen 2 procent helling naar de afvoer, naar TV 215 uit 2000 van het WTCB, nu Buildwise: iets meer dan in Nederland. Die tekst was in 2016 in herziening; vraag welke uitgave uw aannemer volgt. Roofing is er het gangbare woord voor bitumen.",
            "Mijn VerbouwPremie voor een nieuwe waterdichte laag bestaat in Vlaanderen sinds 1 juli 2025 enkel samen met nieuwe dakisolatie.",
          ],
        },
      ],
    },
    {
      id: "veelgestelde-vragen",
      heading: "Veelgestelde vragen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Mag ik zelf op mijn platte dak lopen?",
              answer: [
                "Voor een korte controle kan dat, bij droog en windstil weer, met zachte zolen en een vaste ladder. Blijf twee meter van de rand. Op een golfplaat, een lichtstraat of een dak dat veert gaat u nooit.",
              ],
            },
            {
              question: "Heeft grind op het dak nut?",
              answer: [
                "Grind houdt losliggende dakbedekking op haar plaats en weert zon. Haal het niet weg omdat het er vuil uitziet: zonder ballast kan zo’n dak in een storm opwaaien.",
              ],
            },
            {
              question: "Hoe lang gaat een plat dak mee?",
              answer: [
                "Dat verschilt per materiaal, van ongeveer 25 tot 40 jaar. Afschot, detail en onderhoud wegen zwaarder dan het merk. Gebruik [het onderhoudsschema](/kennisbank/plat-dak-onderhoud-schema).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Joost de Vree: koud dak",
      url: "https://www.joostdevree.nl/shtmls/koud_dak.shtml",
    },
    {
      title: "Controleplannen: afschot en wateraccumulatie bij platte daken",
      url: "https://www.controleplannen.nl/controleplannen/dakgoten-en-hemelwaterafvoeren/?chapter=regelgeving",
    },
    {
      title: "Helpdesk Bouwregels: noodoverstort bij platte daken",
      url: "https://helpdeskbouwregels.nl/vraag/426",
    },
    {
      title: "Vereniging Eigen Huis: plat dak",
      url: "https://www.eigenhuis.nl/wonen/onderhoud/onderhoud-buiten/plat-dak",
    },
    {
      title: "Belgische bestektekst: 2 procent helling volgens TV 215",
      url: "https://lawinsider.com/nl/clause/aanvullende-uitvoeringsvoorschriften",
    },
    {
      title: "Vlaanderen: Mijn VerbouwPremie voor dak vanaf 1 juli 2025",
      url: "https://www.vlaanderen.be/premies-voor-renovatie/mijn-verbouwpremie/mijn-verbouwpremie-voor-dak-vanaf-1-juli-2025",
      checked: "2026-11-24",
      edition: "bewaarde versie uit de zomer van 2025",
    },
  ],
  relatedServices: ["daken/dakbedekking", "daken/daklekkage", "daken/dakisolatie"],
  relatedArticles: ["plat-dak-onderhoud-schema", "wat-is-bitumen-dakbedekking", "dakbedekking-materialen"],
};
