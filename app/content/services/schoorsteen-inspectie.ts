import type { Service } from "~/content/types";
import { sources } from "./sources";

export const schoorsteenInspectie: Service = {
  division: "chimney",
  slug: "schoorsteen-inspectie",
  name: "Schoorsteeninspectie",
  teaser: "Een camera door het kanaal en een metselaar bij de kop: u ziet wat wij zien.",
  updated: "2026-11-24",
  meta: {
    title: "Schoorsteen inspecteren met camera, binnen en buiten",
    description:
      "Bruine vlek op de schouw, rook in de kamer of losse stenen boven? Wij filmen het kanaal en kijken voegen, kroon en lood van dichtbij na.",
    keywords: [
      "schoorsteen inspectie",
      "camera inspectie rookkanaal",
      "rookkanaal scheur",
      "vocht schoorsteen",
    ],
  },
  title: "De schoorsteen inspecteren: eerst zien, dan breken",
  lead: "Aan een schoorsteen kunnen twee dingen mis zijn: hij laat rook door, of hij laat water door. Het eerste is gevaarlijk, het tweede wordt duur. Met een camera en een blik van dichtbij zien wij beide in één bezoek.",
  requestType: "inspectie",
  sections: [
    {
      id: "aanleiding",
      heading: "Laat kijken als u dit merkt",
      blocks: [
        {
          type: "table",
          caption: "Teken, mogelijke oorzaak en hoe haastig het is",
          head: ["Teken", "Mogelijke oorzaak", "Haast"],
          rows: [
            ["Rook of roetlucht in een andere kamer", "Scheur tussen twee kanalen", "Niet meer stoken"],
            ["Koolmonoxidemelder gaat af", "Verstopping of terugslag", "Naar buiten, 112"],
            [
              "Bruine, stinkende vlek op de schouw",
              "Creosoot of zuur condens trekt door de steen",
              "Voor de winter",
            ],
            [
              "Natte plek naast de schoorsteen op zolder",
              "Lood gescheurd of voegen open",
              "Voor de volgende storm",
            ],
            [
              "Steengruis in de goot of op het terras",
              "Vorst heeft kop of kroon kapotgedrukt",
              "Snel: er kan meer vallen",
            ],
            ["De kop staat scheef", "Zachte specie aan de regenkant", "Meteen"],
          ],
        },
      ],
    },
    {
      id: "wat-wij-bekijken",
      heading: "Zes plaatsen, van boven naar beneden",
      blocks: [
        {
          type: "figure",
          drawing: "schoorsteen-inspectie",
          alt: "Schoorsteen in doorsnede van kroon tot kachelaansluiting, met een camera die in het kanaal hangt",
          caption: "Waar de camera langs gaat en waar de metselaar kijkt",
          legend: [
            "Kroon of afdekplaat: scheuren laten water van boven in het metselwerk.",
            "Voegen en stenen van de kop, vooral aan de zuidwestkant.",
            "Lood: voetlood aan de lage kant, loketten langs de zijden, een gootje erachter.",
            "Doorgang door het dakbeschot, met vrije ruimte tot het hout.",
            "Kanaalwand met scheur of open naad, door de camera gezien.",
            "Aansluiting van toestel of haard, met klep en veegluik.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Let op nummer vier. In oude huizen steekt soms een balk in de schoorsteen, of ligt hij er tegenaan. Zolang het kanaal heel is gaat dat goed. Bij een scheur verkoolt het hout langzaam, jaren voordat er brand komt.",
          ],
        },
      ],
    },
    {
      id: "werkwijze",
      heading: "Hoe een inspectie gaat",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Het kanaal is koud en geveegd. Door roet heen ziet een camera niets; is er lang niet geveegd, dan doen wij dat eerst.",
            "De camera gaat van boven of van onderen naar binnen, met maatverdeling op de kabel. Een scheur op 3,20 meter is dan ook echt op 3,20 meter te vinden.",
            "Buiten tikken wij voegen en stenen af. Een holle klank betekent los.",
            "Bij het lood kijken wij onder de randen en in de voeg waarin het vastzit.",
            "Waar rook verdacht is, sluiten wij het kanaal boven en zetten een rookpatroon onderin. Komt er rook in de slaapkamer, dan is het lek bewezen.",
            "Op zolder en in de kamers meten wij vocht in de schouw.",
          ],
        },
      ],
    },
    {
      id: "uitslag",
      heading: "Wat u van ons krijgt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De opname en foto’s, met één oordeel per kanaal: **stoken**, **stoken na herstel** of **niet meer stoken**. Voor de buitenkant één regel per gebrek. Wij leggen ook uit wat er níet te zien was, bijvoorbeeld achter een voorzetwand.",
            "Blijkt de wand poreus maar heel, dan is een rvs-voering vaak genoeg. Staat de kop los, dan praten wij over [renovatie](/schoorsteen/schoorsteen-renovatie). Gebruikt u de schoorsteen nooit meer, dan leggen wij [verwijderen](/schoorsteen/schoorsteen-verwijderen) ernaast.",
          ],
        },
      ],
    },
    {
      id: "toestel",
      heading: "Een nieuwe kachel? Laat eerst het kanaal bekijken",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een moderne houtkachel vraagt een ander kanaal dan een open haard. Is de doorsnede te groot, dan koelt de rook af en trekt het slecht. De fabrikant noemt de maat; wij meten wat er is, ook in de bochten. Een kanaal waar vroeger een gasketel op zat, is zelden geschikt voor hout.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Gaat het om een gastoestel, dan hoort de rookgasafvoer bij het werk van een CO-vrij-gecertificeerd bedrijf. Wij bekijken het metselwerk eromheen.",
          ],
          be: [
            "Een cv-ketel krijgt in Vlaanderen een keuring vóór de ingebruikname en daarna periodiek onderhoud door een erkende technicus. Onze opname kunt u hem meegeven.",
          ],
        },
      ],
    },
    {
      id: "zelf",
      heading: "Wat u zelf al ziet",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Met een verrekijker: ontbrekende voegen, een plantje op de kroon, lood dat omhoog staat. Binnen: kruimels onder in de haard. Leg een hand op de schouw terwijl de kachel brandt; hij mag warm zijn, niet heet. Het dak gaat u niet op: een losse kop geeft geen houvast.",
          ],
        },
      ],
    },
    {
      id: "prijs",
      heading: "Waar de prijs van afhangt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Het aantal kanalen, hun lengte en bochten, of er eerst geveegd moet worden en hoe wij bij de kop komen: ladder, dakladder of hoogwerker. De eerste blik op de buitenkant hoort bij de gratis inspectie.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over de inspectie",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Is een rooktest gevaarlijk voor de inboedel?",
              answer: ["Nee. De patroon geeft koele, witte rook die met open ramen snel weg is."],
            },
            {
              question: "Hoort de schoorsteen van het rijtjeshuis ook bij de buren?",
              answer: [
                "Vaak wel: kanalen van twee huizen in één kop. Wij kijken alleen in uw kanaal, maar melden aan beide buren wat de kop betreft.",
              ],
            },
            {
              question: "Ik koop een huis met haard. Wat vraag ik?",
              answer: [
                "Het laatste veegbewijs en toestemming voor een camera vóór de overdracht. ‘Werkt prima’ is geen meting.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.gasFlueNl, sources.chimneyBe],
  relatedServices: [
    "schoorsteen/schoorsteen-vegen",
    "schoorsteen/schoorsteen-renovatie",
    "schoorsteen/schoorsteen-verwijderen",
  ],
  relatedArticles: ["jaarlijkse-schoorsteencontrole", "daklekkage-herkennen-voorkomen"],
};
