import { townSources } from "~/content/towns/sources";
import type { LocalPage } from "~/content/types";

export const flatRoofNuenen: LocalPage = {
  path: "/nuenen/plat-dak-specialist",
  updated: "2026-11-24",
  meta: {
    title: "Plat dak Nuenen: onder bomen droog blijven",
    description:
      "Bungalows, garages en aanbouwen in Nuenen liggen onder eiken en dennen. Hoe u een plat dak daar schoon, dicht en warm houdt, en wat isoleren vraagt.",
    keywords: ["plat dak Nuenen", "bungalow dak Nuenen", "dakisolatie plat dak Nuenen"],
  },
  title: "Plat dak in Nuenen",
  lead: "De bomen die Nuenen mooi maken, zijn een last voor zijn platte daken. Blad verteert tot zwarte drab, zaad kiemt in de naden en de schaduw houdt alles nat. Een goede dakbedekking kan daartegen, zolang de afvoer openblijft.",
  house: "thirties",
  detail: "needles",
  caption: "Blad voor de afvoer. Met een hoog rooster en een tweede afvoer kan het water altijd weg.",
  sections: [
    {
      id: "waar-ze-liggen",
      heading: "Waar de platte daken liggen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Nuenen-Zuid en de villastraten van de jaren zestig en zeventig hebben veel bungalows, inpandige garages en uitgebouwde woonkamers. In Eeneind en Gerwen gaat het vaker om een schuur of een bijkeuken achter een boerderij. In Nuenen-West zijn de kappen schuin, maar heeft bijna elk huis een vlakke berging of erker.",
            "Het oppervlak is meestal groot en de rand laag. Eén dakafvoer voor honderd vierkante meter komt geregeld voor; twee is het minimum.",
          ],
        },
      ],
    },
    {
      id: "water-weg",
      heading: "Eerst moet het water weg",
      blocks: [
        {
          type: "facts",
          facts: [
            { label: "Afschot", value: "16 mm per meter", note: "Minder en er blijven plassen staan." },
            {
              label: "Afvoeren",
              value: "Minstens twee",
              note: "Zodat er altijd een uitweg is als er blad voor ligt.",
            },
            {
              label: "Noodoverloop",
              value: "Zichtbaar",
              note: "Een spuwer door de dakrand waarschuwt u voordat het binnen nat is.",
            },
            {
              label: "Bladrooster",
              value: "Hoog model",
              note: "Een plat rooster is na één herfstbui dicht.",
            },
          ],
        },
      ],
    },
    {
      id: "schoonmaken",
      heading: "Schoonmaken zonder schade",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Zachte bezem en een kunststof schep; metaal snijdt door de toplaag.",
            "Kleine boompjes met wortel en al uittrekken als het nat is, en de plek nakijken.",
            "Drab in een emmer, niet in de regenpijp.",
            "Geen hogedruk: die spuit korrels weg en tilt naden op.",
            "Loop alleen waar u weet dat er balken liggen, en nooit op een koepel.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Laat het werk boven twee meter aan ons over. Twee korte beurten, begin mei en half december, zijn onder eiken genoeg.",
          ],
        },
      ],
    },
    {
      id: "warm-dak",
      heading: "Van koud naar warm dak",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Veel bungalows hebben isolatie ónder het dakhout. Dat was in 1970 gewoon en geeft nu condens. Is de bedekking toch aan vervanging toe, leg dan isolatie bovenop. Het plafond hoeft niet open. Wel stijgt het dak met vijftien centimeter of meer: daktrim, koepels, schoorsteenopstand en de dorpel van een hoger raam gaan mee.",
            "Voor de landelijke isolatiesubsidie gelden eisen aan oppervlakte en materiaal die per jaar kunnen wijzigen. Bekijk ze bij de RVO voordat u opdracht geeft; achteraf aanvullen lukt niet. Het verlaagde btw-tarief van {btw laag nl} over het arbeidsloon krijgt u direct op de rekening, mits het huis ouder is dan {woning btw nl}.",
          ],
        },
        {
          type: "steps",
          steps: [
            { title: "Proefgat", text: "Wij kijken wat er ligt en of het droog is." },
            { title: "Randen tekenen", text: "U ziet vooraf hoe hoog de nieuwe dakrand wordt." },
            {
              title: "Uitvoering",
              text: "Gemiddeld drie tot vijf dagen voor een bungalow, elke avond regendicht.",
            },
            {
              title: "Nazorg",
              text: "Kijk na de eerste herfst hoe het water loopt, en bel ons als het blijft staan.",
            },
          ],
        },
      ],
    },
    {
      id: "nuenen-verder",
      heading: "Verder in Nuenen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Lekt het nu al, lees dan [daklekkage in Nuenen](/nl/nuenen/daklekkage). Gaat het u om de hele buitenkant, kijk bij [onderhoud in Nuenen](/nl/nuenen/onderhoud). Denkt u aan planten in plaats van grind? Op [groendaken](/kennisbank/groendaken) staat wat dat aan gewicht en zorg vraagt, en op [patiodak](/kennisbank/patio-dak) hoe een binnenhof droog blijft.",
          ],
        },
      ],
    },
  ],
  sources: [
    townSources.vatNetherlands,
    {
      title: "Plaatsengids: Nuenen, kerkdorpen en Nuenen-Zuid",
      url: "https://www.plaatsengids.nl/nuenen",
    },
  ],
};
