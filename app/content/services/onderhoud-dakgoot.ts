import type { Service } from "~/content/types";
import { sources } from "./sources";

export const onderhoudDakgoot: Service = {
  division: "maintenance",
  slug: "onderhoud-dakgoot",
  name: "Onderhoud dakgoot",
  teaser: "Beugels, verbindingen, afschot en hemelwaterafvoer op orde, jaar na jaar.",
  updated: "2026-11-24",
  meta: {
    title: "Onderhoud dakgoot: afschot, beugels en afvoer",
    description:
      "Schoonmaken is de helft. Wij stellen de goot, zetten beugels vast en volgen het water tot in het riool of de put. Per keer of elk jaar.",
    keywords: [
      "onderhoud dakgoot",
      "dakgoot afschot",
      "gootbeugel",
      "hemelwaterafvoer",
      "regenwater afkoppelen",
    ],
  },
  title: "Onderhoud dakgoot: het hele systeem, niet alleen de bak",
  lead: "Een goot is het begin van een leiding die pas in het riool of de tuin eindigt. Klopt er onderweg één ding niet, dan loopt hij boven over. Daarom beginnen wij bij de voetpan en eindigen bij de put.",
  requestType: "onderhoud",
  sections: [
    {
      id: "verschil",
      heading: "Reinigen of onderhouden?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "[Reinigen](/daken/dakgoot-reinigen) haalt het vuil weg. Onderhoud kijkt waarom het bleef liggen. Een beugel die twee centimeter is gezakt, maakt van een goede goot een vijver. Een pijp die krom in zijn beugels hangt, trekt de uitloop los. Dat ziet u niet als u alleen schept.",
          ],
        },
        {
          type: "figure",
          drawing: "onderhoud-dakgoot",
          alt: "Vooraanzicht van een mastgoot met beugels, verbinding, uitloop, regenpijp, pijpbeugels, bladvanger en aansluiting op het riool",
          caption: "De weg van het regenwater, van voetpan tot riool",
          legend: [
            "Voetpan met vogelschroot, die ver genoeg in de goot steekt.",
            "Gootbeugels, elk iets lager dan de vorige.",
            "Verbinding of uitzetstuk: hier moet speling zitten.",
            "Uitloop op het laagste punt.",
            "Regenpijp met pijpbeugels die niet klemmen.",
            "Bladvanger of ontstoppingsstuk, op borsthoogte bereikbaar.",
            "Aansluiting op riool, put of infiltratie.",
          ],
        },
      ],
    },
    {
      id: "controle",
      heading: "De controle per onderdeel",
      blocks: [
        {
          type: "table",
          caption: "Wat er bij een beurt gemeten en gedaan wordt",
          head: ["Deel", "Hoe wij controleren", "Wat vaak nodig is"],
          rows: [
            [
              "Afschot",
              "Emmer water aan de hoge kant, kijken wat achterblijft",
              "Beugels bijbuigen of verplaatsen",
            ],
            ["Beugels", "Met de hand belasten", "Nieuwe schroef in vers hout, of een beugel ertussen"],
            ["Naden", "Droog bekijken, dan vullen", "Soldeer, rubber of [herstel](/daken/dakgoot-lekkage)"],
            ["Uitloop", "Voelen aan de rand", "Tapeind vastzetten"],
            [
              "Regenpijp",
              "Spoelen en beneden kijken wat eruit komt",
              "Ontstoppen, beugels opnieuw vastzetten",
            ],
            ["Ondergronds", "Loopt het weg bij vol water?", "Doorspuiten of camera in het riool"],
          ],
        },
      ],
    },
    {
      id: "jaar",
      heading: "Wanneer wij komen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De vaste beurt ligt in het late najaar, als de bomen kaal zijn en de winterregens nog moeten komen. Staan er naaldbomen of een grote eik bij huis, dan plannen wij er een tweede bij na de bloei in het voorjaar, wanneer katjes en zaadjes als vilt op de bodem liggen. Na een hagelbui of storm kijken wij tussendoor op uw verzoek.",
            "U krijgt na elke beurt een kort verslag. Zakt dezelfde hoek elk jaar, dan is niet de beugel maar het hout erachter zwak, en dat leest u uit drie verslagen naast elkaar.",
          ],
        },
      ],
    },
    {
      id: "water",
      heading: "Waar mag het water heen?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Steeds meer gemeenten vragen om regenwater niet meer op het riool te lozen. Een regenton met overloop is de eenvoudigste stap; een grindkoffer in de tuin de volgende. Let op de afstand tot de gevel: water dat vlak naast het huis de grond in gaat, komt terug in de kruipruimte.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Regels en vergoedingen voor afkoppelen verschillen per gemeente en per waterschap. Vraag het voordat u een pijp doorzaagt.",
          ],
          be: [
            "De Vlaamse Hemelwaterverordening van 2023 stelt bij bouwen, herbouwen en uitbreiden eisen aan een hemelwaterput, infiltratie of buffer. Een goot onderhouden valt daar niet onder; een nieuwe afvoer aanleggen soms wel.",
          ],
        },
      ],
    },
    {
      id: "werkwijze",
      heading: "Een beurt in het kort",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Goot leeg en nat gemaakt: pas dan ziet u wat er staat en wat er lekt.",
            "Stellen, vastzetten, dichten. Materiaal tot een paar beugels hebben wij bij ons.",
            "Pijp van boven naar beneden gevolgd, tot het water zichtbaar wegloopt.",
            "Wat groter is komt op foto, met een prijs en een termijn waarbinnen het moet.",
          ],
        },
      ],
    },
    {
      id: "zelf",
      heading: "Wat u zelf kunt doen",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Bij de eerste zware bui van de herfst even naar buiten, met paraplu, en kijken waar het overloopt.",
            "De bladvanger in de regenpijp legen: die zit laag en kan zonder ladder.",
            "Klimplanten uit de beugels houden.",
            "Na vorst luisteren of er ijs uit de pijp valt; dan zat hij vol.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Geen ladder tegen de goot",
          text: "Laat een ladder nooit tegen de goot rusten. Zink deukt, kunststof breekt en de ladder glijdt opzij weg.",
        },
      ],
    },
    {
      id: "prijs",
      heading: "Wat de kosten bepaalt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Meters goot en aantal pijpen, één of twee verdiepingen, het materiaal, en of wij één keer komen of elk jaar. In een pakket van [Zorgeloos Wonen](/zorgeloos-wonen) zit de goot bij de ronde in, samen met het dak.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Veelgestelde vragen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Hoeveel afschot moet een goot hebben?",
              answer: [
                "Zoveel dat hij leegloopt: enkele millimeters per meter. Meer is niet beter, want dan hangt hij zichtbaar scheef en wordt het hoge eind te ondiep.",
              ],
            },
            {
              question: "Is één regenpijp genoeg?",
              answer: [
                "Dat volgt uit het dakvlak dat erop afwatert. Is er een aanbouw of dakkapel bij gekomen, dan klopt het oude aantal vaak niet meer. Wij rekenen het na.",
              ],
            },
            {
              question: "Mag een goot die niet lekt gewoon blijven zitten?",
              answer: [
                "Ja. Oud zink dat dicht is en afloopt, hoeft niet te worden vervangen, ook als het dof en vlekkerig is.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.arrearsNl, sources.ladders, sources.rainwaterBe],
  relatedServices: ["daken/dakgoot-reinigen", "daken/dakgoot-lekkage", "onderhoud/preventief-onderhoud"],
  relatedArticles: ["dakgoot", "regenpijp", "dak-onderhoud-jaarschema"],
};
