import type { Article } from "~/content/types";

export const article: Article = {
  slug: "lekkage-dakkapellen",
  title: "Lekkage bij een dakkapel",
  meta: {
    title: "Lekkage bij een dakkapel: waar het water binnenkomt",
    description:
      "Nat boven het raam, langs de zijwang of een verdieping lager? Zo leest u een lekkende dakkapel, met doorsnede, oorzaken en wat kit wel en niet oplost.",
    keywords: ["lekkage dakkapel", "dakkapel lekt", "zijwang lood", "voetlood dakkapel"],
  },
  category: "dakkapellen",
  excerpt:
    "Een dakkapel heeft meer naden per vierkante meter dan de rest van het dak. De plek van de vlek verraadt welke naad het is.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "De plaats van de natte plek wijst de schuldige aan. Nat boven het raam komt van het platte dak of de voorrand. Nat langs de zijkant komt van de zijwang of het lood. Nat in de kamer eronder komt vaak van de voet, waar dakkapel en pannen elkaar raken.",
  sections: [
    {
      id: "lees-de-plek",
      heading: "Lees eerst de natte plek",
      blocks: [
        {
          type: "table",
          caption: "Van vlek naar verdachte",
          head: ["Waar het nat is", "Kijk het eerst naar", "Daarna naar"],
          rows: [
            [
              "Plafond van de dakkapel, midden",
              "Naden en blazen in de dakbedekking",
              "Uitloop of stadsuitloop",
            ],
            [
              "Plafond aan de achterkant",
              "Aansluiting op het schuine dak erboven",
              "Losse pannen vlak boven de kapel",
            ],
            ["Boven het kozijn", "Daktrim en boeideel", "Kit tussen boeideel en kozijn"],
            ["Langs de zijwand", "Loketten of slab naast de zijwang", "Bekleding van de wang, open naden"],
            ["Onder de vensterbank", "Onderdorpel en glaslatten", "Voetlood onder het kozijn"],
            [
              "Achter het knieschot of in de kamer eronder",
              "Voetlood en dakfolie",
              "Uitstroom van de regenpijp op de pannen",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Beslaan alleen de ruiten en wordt de hoek grauw, zonder dat het geregend heeft, dan hebt u te maken met condens. Slecht geïsoleerde wangen uit de jaren zeventig en tachtig zijn daar berucht om. Dan helpt [renoveren](/kennisbank/dakkapel-renovatie), geen loodwerk. Met twee vragen vindt u [de naad bij uw vlek](/waar-lekt-het/dakkapel).",
          ],
        },
      ],
    },
    {
      id: "doorsnede",
      heading: "De dakkapel in doorsnede",
      blocks: [
        {
          type: "figure",
          drawing: "lekkage-dakkapellen",
          alt: "Lengtedoorsnede van een dakkapel met plat dak op een pannendak, met genummerde aansluitingen van de achterkant tot de voet.",
          caption:
            "Lengtedoorsnede van een dakkapel met plat dak. Elk nummer is een plek waar twee materialen elkaar overlappen.",
          legend: [
            "Achteraansluiting: de dakbedekking loopt door tot ruim onder de pannen erboven.",
            "Plat dak van bitumen of EPDM, met afschot naar de uitloop.",
            "Uitloop: hier verlaat het water het dak; blad blokkeert hem.",
            "Daktrim en boeideel, met overstek en een druiprand.",
            "Kozijn: naad tussen bovendorpel en boeideel, glaslatten onder.",
            "Voetlood: onder de onderdorpel door en over de pannen gelegd.",
            "Zijwang met lood dat trapsgewijs over de pannen valt.",
            "Dakfolie achter het knieschot, strak aangesloten op de voet van de dakkapel.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Overal geldt hetzelfde: wat hoger zit, ligt over wat eronder zit. Water mag overal tegenaan lopen, zolang het volgende stuk eronder begint. Gaat er iets mis, dan ligt er bijna altijd een stuk andersom, te kort of los.",
          ],
        },
      ],
    },
    {
      id: "oorzaken",
      heading: "Vijf oorzaken, van dakje tot dorpel",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Geen afschot.** Een plat dakje dat vlak ligt, houdt plassen. Bij een haarscheur staat het water dan dagen te wachten tot het naar binnen kan.",
            "**Gekit in plaats van overlapt.** Loodvervanger die met kit op de pannen is geplakt, laat na enkele jaren los. Kit hoort een naad af te werken, niet te dragen.",
            "**Opengesneden folie.** Bij het plaatsen is de waterkerende folie ingezaagd en niet aangeheeld. Elk beetje stuifregen loopt dan achter het knieschot. Bouwpathologen vinden deze fout ook na het leggen van zonnepanelen.",
            "**Regenpijpje op de pannen.** Loost het dakje op één plek, dan krijgt dat stuk pannen een straal te verwerken. Bij wind kruipt die onder het lood.",
            "**Rot in de onderdorpel.** De verf is daar het eerst op. Water trekt in het kopse hout en komt binnen onder de vensterbank uit.",
          ],
        },
      ],
    },
    {
      id: "nu-doen",
      heading: "Wat u nu zelf kunt doen",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Maak het raam open en kijk",
              text: "Vanuit de kamer ziet u het voetlood, de onderdorpel en de eerste rij pannen. Voel met een vinger of de kit los zit. Leun niet naar buiten en ga niet op het kozijn staan.",
            },
            {
              title: "Maak foto’s met een stok",
              text: "Zet de telefoon op een stok met zelfontspanner. Zo ziet u het platte dakje en de uitloop zonder ladder.",
            },
            {
              title: "Open het knieschot",
              text: "Schroef één plaat los. Kijk waar de folie nat is en volg het spoor omhoog met een lamp.",
            },
            {
              title: "Verwijder wat u veilig kunt pakken",
              text: "Blad in de uitloop of op het voetlood haalt u vanuit het raam weg, als u er met beide voeten op de vloer bij kunt.",
            },
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Platen van vóór {asbest bouwjaar nl}",
          text: "Wangen en boeidelen uit die jaren kunnen van asbestcement zijn. Boor, zaag of schuur er niet in voordat u weet wat het is. Gladde grijze plaat van een halve centimeter dik behandelt u als asbest tot een laboratorium iets anders zegt.",
        },
      ],
    },
    {
      id: "herstel",
      heading: "Wat een vakman eraan doet",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Eerst zoeken, dan slopen. Een goede dakdekker giet water met een gieter, van laag naar hoog, en wacht telkens een kwartier. Zo valt de naad door de mand zonder dat de halve dakkapel open hoeft.",
            "Een losse daktrim of een gescheurde baan is een halve dag werk. Nieuw lood langs de wang betekent pannen opnemen, loketten inpassen en de folie herstellen. Is de wang zelf rot, dan wordt het timmerwerk en is [onderhoud aan de dakkapel](/onderhoud/onderhoud-dakkapel) een betere naam dan reparatie.",
            "Werkt iemand met een brander vlak bij houten wangen, vraag dan hoe hij brand voorkomt. Zelfklevende of koud gelijmde banen zijn hier veiliger.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Herstellen wat er was, in dezelfde vorm, geldt als gewoon onderhoud. Daarvoor vraagt u in de regel geen vergunning. Bij een monument ligt dat anders.",
            "Asbesthoudende platen tot {asbest zelf nl} die geschroefd en gaaf zijn, mag u als bewoner onder voorwaarden zelf weghalen, na een sloopmelding.",
          ],
          be: [
            "In Vlaanderen vallen onderhoud en herstel zonder ingreep in de stabiliteit meestal buiten de vergunning. Uw gemeente kan strenger zijn: bel de dienst omgeving.",
            "Gave, hechtgebonden asbestplaten mag u met voorzorgen zelf afnemen. Verweerde of vastzittende platen laat u aan een opgeleide aannemer.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over lekkende dakkapellen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Helpt een tube kit als noodoplossing?",
              answer: [
                "Op een droge, schone naad in het kozijn wel, voor een seizoen. Op lood, bitumen of pannen niet. Kit op de verkeerde plek houdt soms juist water vast dat eruit moest.",
              ],
            },
            {
              question: "De dakkapel is nieuw en lekt. Wie is aan zet?",
              answer: [
                "De aannemer. Meld het schriftelijk met foto’s en een redelijke termijn. Laat pas een ander eraan komen als hij niet reageert, anders wordt de oorzaak lastig te bewijzen.",
              ],
            },
            {
              question: "Hoe lang gaat het dakje mee?",
              answer: [
                "Dat hangt af van laag, zon en onderhoud. Laat het elke paar jaar bekijken. Blazen, open naden en plassen die na twee dagen nog staan, zijn een teken dat u vervanging moet plannen.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "BouwTotaal: lekkage na plaatsen dakkapel (Bureau voor Bouwpathologie)",
      url: "https://www.bouwtotaal.nl/2016/01/lekkage-na-plaatsen-dakkapel/",
    },
    {
      title: "BouwTotaal: lekkage na plaatsen dakkapel en zonnepanelen",
      url: "https://www.bouwtotaal.nl/2020/06/lekkage-na-plaatsen-dakkapel-en-zonnepanelen/",
    },
    {
      title: "Omgevingsdienst IJsselland: asbest zelf verwijderen",
      url: "https://www.odijsselland.nl/thema/asbest/veelgestelde-vragen-over-asbest/",
    },
    {
      title: "Omgevingsweb: vergunningvrij onderhoud aan het dak",
      url: "https://www.omgevingsweb.nl/nieuws/voorkom-rompslomp-en-kosten-verduurzaming-vaak-vergunningvrij/",
    },
    {
      title: "Dakplus: Vlaamse regels bij werk aan het dak",
      url: "https://dakraam.dakplus.be/vlaamse-regelgeving-velux-dakvensters.html",
    },
    {
      title: "Stad Mechelen: wie mag asbest verwijderen",
      url: "https://www.mechelen.be/asbest",
    },
  ],
  relatedServices: ["onderhoud/onderhoud-dakkapel", "daken/daklekkage", "onderhoud/dakkapel-reinigen"],
  relatedArticles: ["dakkapel-renovatie", "daklekkage-herkennen-voorkomen", "wat-is-bitumen-dakbedekking"],
};
