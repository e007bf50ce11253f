import type { Article } from "~/content/types";

export const article: Article = {
  slug: "daklekkage-stappenplan",
  title: "Stappenplan daklekkage: wat te doen als het dak nu lekt",
  meta: {
    title: "Daklekkage: wat te doen in het eerste uur en daarna",
    description:
      "Druppelt het door het plafond? Eerst stroom, dan water, dan foto’s, dan bellen. Met nummers voor Nederland en België en wat u beter niet zelf doet.",
    keywords: ["daklekkage stappenplan", "spoed daklekkage", "water door plafond", "lek dak noodreparatie"],
  },
  category: "daken",
  excerpt:
    "Er komt water door het plafond en het regent nog. Dit zijn de stappen van het eerste uur: stroom uit, water opvangen, foto’s maken, de juiste mensen bellen.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Zet eerst de stroom van de natte kamer uit. Vang daarna het water op, maak foto’s en bel. Het dak zelf kan wachten tot de wind gaat liggen.",
  sections: [
    {
      id: "eerste-kwartier",
      heading: "Het eerste kwartier, in deze volgorde",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Stroom van de kamer uit",
              text: "Loopt er water langs een lamp, schakelaar of stopcontact, zet dan in de meterkast die groep uit. Weet u niet welke het is, zet dan de hoofdschakelaar uit. Raak de lamp niet aan. Is de meterkast zelf nat, blijf er dan af en bel een elektricien.",
            },
            {
              title: "Mensen en dieren weg onder de plek",
              text: "Een plafond dat bol staat kan in één keer naar beneden komen. Oud stucwerk op riet is zwaar. Zet de deur van de kamer dicht voor kinderen.",
            },
            {
              title: "Prik het bolle plafond door",
              text: "Alleen bij gipsplaat en alleen met de stroom eraf. Zet een emmer neer, sta ernaast en prik met een schroevendraaier op het laagste punt. Zo kiest u waar het water eruit komt en blijft de rest van de plaat hangen.",
            },
            {
              title: "Vang op zolder op",
              text: "Hoe dichter bij het gat, hoe minder schade. Leg een plank dwars over de balken en zet daar een bak op. Nooit tussen de balken: daar draagt alleen het plafond van de kamer eronder.",
            },
            {
              title: "Spullen droog zetten",
              text: "Meubels naar de overkant, plastic eroverheen. Rol een nat kleed op en zet het schuin. Een doek in de emmer dempt het spatten.",
            },
            {
              title: "Foto’s en film",
              text: "Eerst de hele kamer, dan het druppelen, dan dichtbij. Op zolder hetzelfde. Uw verzekeraar vraagt er later naar.",
            },
          ],
        },
        {
          type: "figure",
          drawing: "daklekkage-stappenplan",
          alt: "Doorsnede van een zolder met de kamer eronder: een gat in het dak, een opvangbak op een plank, een bol plafond met een prikgat, een emmer en een uitgezette groep in de meterkast.",
          caption: "Noodmaatregelen in doorsnede, van het gat in het dak tot de meterkast.",
          legend: [
            "Het gat: een verschoven of gebroken pan.",
            "Lekwater loopt over folie of balk en valt verderop.",
            "Opvangbak op een plank die dwars over de balken ligt.",
            "Bol plafond: hier verzamelt het water zich boven de gipsplaat.",
            "Prikgat op het laagste punt, met een emmer eronder.",
            "Lamp in hetzelfde plafond: niet aanraken.",
            "Meterkast: de groep van deze kamer staat uit.",
            "Meubels tegen de droge muur, onder een zeil.",
          ],
        },
      ],
    },
    {
      id: "wie-belt-u",
      heading: "Wie belt u?",
      blocks: [
        {
          type: "table",
          caption: "Het juiste nummer per situatie",
          head: ["Situatie", "Nederland", "België"],
          rows: [
            [
              "Er is gevaar: een stuk dak dreigt op straat te vallen, iemand is gewond, er is brand",
              "112",
              "112",
            ],
            [
              "Zware stormschade zonder levensgevaar",
              "Een dakdekker; de brandweer legt geen pannen terug",
              "1722 of www.1722.be, zodra dat nummer is opengesteld; anders een dakwerker",
            ],
            [
              "Geen stroom meer in huis of buurt",
              "Storingsnummer gas en stroom 0800 9009",
              "Fluvius (Vlaanderen) 078 35 35 00",
            ],
            ["U huurt", "De verhuurder, ook ’s avonds", "De verhuurder, schriftelijk bevestigen"],
            ["U woont in een appartement", "Bestuur of beheerder van de VvE", "De syndicus"],
            [
              "U bent eigenaar",
              "Een dakdekker, daarna uw verzekeraar",
              "Een dakwerker, daarna uw brandverzekeraar",
            ],
          ],
          note: "Voor onze spoedhulp gaat u naar [spoed](/spoed). Zeg waar het druppelt, wat voor dak u hebt en of de stroom eraf is. Waar het vandaan kan komen, ziet u bij [waar lekt het](/waar-lekt-het).",
        },
      ],
    },
    {
      id: "noodreparatie",
      heading: "De noodreparatie: wat wel en wat niet",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een dakdekker dicht een lek in twee keer. Eerst een noodvoorziening, bij droger weer het echte herstel. Bij pannen schuift hij reservepannen in of spant hij een zeil met latten, van boven de nok tot onder het gat. Op bitumen legt hij een noodstuk. Dat houdt weken, geen jaren.",
            "Ziet u op zolder de onderkant van de pannen, zonder folie of beschot? Dan kunt u een verschoven pan soms van binnenuit optillen en terugduwen. Lukt dat niet, schuif dan een stuk dun plastic onder de bovenliggende pan, zodat het water er weer overheen loopt. U staat daarbij op de zoldervloer en nergens anders.",
          ],
        },
        {
          type: "list",
          style: "bullet",
          intro: "Dit laat u na, hoe vervelend het druppelen ook is:",
          items: [
            "Het dak op bij regen, wind, vorst of donker.",
            "Purschuim in een naad spuiten. Het zuigt water op en zit bij het herstel in de weg.",
            "Kit op een natte ondergrond smeren. Die laat binnen dagen los.",
            "Een los zeil over het dak trekken. De wind maakt er een vlieger van en neemt pannen mee.",
          ],
        },
      ],
    },
    {
      id: "verzekeraar",
      heading: "Voor de verzekeraar: meld het vandaag",
      blocks: [
        {
          type: "callout",
          tone: "tip",
          title: "Gooi niets weg",
          text: "Bewaar de kapotte pan, het gescheurde lood en natte spullen tot de expert geweest is. Een noodafdekking mag u direct laten maken. Voor het grote herstel overlegt u eerst.",
        },
        {
          type: "prose",
          paragraphs: [
            "U bent verplicht de schade klein te houden. De kosten van een zeil of noodstuk horen meestal bij de vergoeding, vraag er dus een aparte factuur voor. Wat verzekeraars verder betalen en waar ze op letten, leest u bij [daklekkage en verzekering](/kennisbank/daklekkage-verzekering).",
          ],
        },
        {
          type: "countries",
          nl: [
            "Meld bij de opstalverzekeraar voor plafond en dak, bij de inboedelverzekeraar voor meubels. Het zeil heet in de polis bereddingskosten.",
          ],
          be: [
            "Meld bij uw brandverzekeraar of makelaar. Het zeil valt er onder de reddingskosten; die mag u maken zonder eerst op de expert te wachten.",
          ],
        },
      ],
    },
    {
      id: "drogen",
      heading: "De dagen erna: drogen voordat u dichtmaakt",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Haal natte isolatie weg. Minerale wol die doorweekt is, droogt in een gesloten dak niet meer.",
            "Maak een opening in het plafond, zodat de holte lucht krijgt. Een gipsplaat die zacht is geweest, vervangt u.",
            "Zet ramen tegenover elkaar open en stook matig. Bij een dicht huis werkt een bouwdroger beter: ramen dan juist dicht.",
            "Laat het hout meten voordat u alles weer sluit. Schimmels die hout aantasten, hebben langdurig 22 procent vocht of meer nodig. Onder de 18 procent zit u veilig.",
            "Kijk na twee weken naar schimmel achter kasten en plinten.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Schilder het plafond als laatste. Wie een week na de lekkage sauzt, doet het in het voorjaar nog eens.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Wat mensen op zo’n avond vragen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Komt een dakdekker ook als het stormt?",
              answer: [
                "Kijken wel, het dak op niet altijd. Bij harde wind is werken op hoogte ook voor vakmensen te gevaarlijk. Tot die tijd kan binnen vaak meer gedaan worden dan u denkt.",
              ],
            },
            {
              question: "Het druppelen is gestopt. Is het opgelost?",
              answer: [
                "Nee, de regen is opgehouden. Het gat zit er nog. Merk de plek af, noteer wind en tijd, en laat het dak bekijken zolang de sporen vers zijn.",
              ],
            },
            {
              question: "Mag de stroom er weer op?",
              answer: [
                "Pas als lampen, dozen en schakelaars droog zijn. Springt de aardlekschakelaar direct weer uit, laat de groep dan uit en bel een elektricien.",
              ],
            },
            {
              question: "De buren hebben hetzelfde. Van wie is het dak?",
              answer: [
                "Bij een rijtjeshuis is ieder eigenaar van zijn eigen deel, tot het midden van de gedeelde muur. Zit het lek op die grens, laat dan samen één vakman kijken en deel de uitkomst.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Houtdomein: houtvocht en schimmels",
      url: "http://www.houtdomein.nl/SiteHoutdomein/Vrdzmn/Vocht.htm",
    },
    {
      title: "FOD Economie: brandverzekering en reddingskosten",
      url: "http://economie.fgov.be/nl/consument/Verzekering/brandverzekering/",
    },
    {
      title: "Netbeheer Nederland: storingen",
      url: "https://www.netbeheernederland.nl/consumenteninformatie/storingen",
    },
    {
      title: "Gemeente Oostkamp: problemen met nutsleidingen",
      url: "https://www.oostkamp.be/problemen-met-nutsleidingen",
    },
    {
      title: "Hulpverleningszone Taxandria: wat te doen bij stormweer",
      url: "https://www.hvztaxandria.be/nieuws/wat-te-doen-bij-stormweer",
    },
    {
      title: "Gemeente Oostkamp: 1722, hulp bij storm en wateroverlast",
      url: "http://oostkamp.be/1722-hulp-bij-storm-en-wateroverlast",
    },
  ],
  relatedServices: ["daken/daklekkage", "daken/dakgoot-lekkage", "daken/dakinspectie"],
  relatedArticles: ["daklekkage-verzekering", "daklekkage-herkennen-voorkomen", "plat-dak"],
};
