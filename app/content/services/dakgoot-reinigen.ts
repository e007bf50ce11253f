import type { Service } from "~/content/types";
import { sources } from "./sources";

export const dakgootReinigen: Service = {
  division: "roof",
  slug: "dakgoot-reinigen",
  name: "Dakgoot reinigen",
  teaser: "Blad, mos en nesten uit goot en afvoer, zodat het regenwater weer wegloopt.",
  updated: "2026-11-24",
  meta: {
    title: "Dakgoot reinigen: goot, uitloop en regenpijp vrij",
    description:
      "Een volle goot loopt over naar de gevel. Wanneer reinigen nodig is, hoe wij het doen, wat u zelf kunt en of bladroosters helpen.",
    keywords: [
      "dakgoot reinigen",
      "dakgoot schoonmaken",
      "dakgoot verstopt",
      "bladvanger",
      "regenpijp ontstoppen",
    ],
  },
  title: "Dakgoot reinigen, voordat hij overloopt",
  lead: "Loopt er water over de rand of groeit er gras uit de goot, dan is hij vol. Wij scheppen hem leeg, spoelen de pijp door en kijken meteen of hij nog dicht is en naar de goede kant afloopt.",
  requestType: "onderhoud",
  sections: [
    {
      id: "waarom",
      heading: "Wat een volle goot aanricht",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "In de goot belandt meer dan blad. Het zand van slijtende pannen, mos van het noordvlak en veren van een nest worden samen een vette prop. Water zoekt dan de laagste rand. Is dat de voorkant, dan krijgt u groene strepen op de muur. Is het de achterkant, dan loopt het in de spouw, op de kopse kant van de balken en achter het behang.",
            "Nat slib is ook zwaar. Beugels buigen, zinken naden trekken open en in de winter drukt het ijs de rest uit elkaar.",
          ],
        },
        {
          type: "figure",
          drawing: "dakgoot-reinigen",
          alt: "Doorsnede van een mastgoot vol slib met uitloop, bladrooster en regenpijp",
          caption: "Waar het water blijft staan in een vuile goot",
          legend: [
            "Voorkraal: de omgezette rand die de goot stijf maakt.",
            "Achteropstand, hoger dan de voorkraal zodat water naar buiten overloopt.",
            "Slib van mos, zand en blad op de bodem.",
            "Uitloop (tapeind): hier begint bijna elke verstopping.",
            "Bladrooster: houdt blad tegen, maar moet zelf ook leeg.",
            "Regenpijp met zwanenhals, waar de prop blijft hangen.",
          ],
        },
      ],
    },
    {
      id: "hoe-vaak",
      heading: "Hoe vaak is genoeg?",
      blocks: [
        {
          type: "table",
          caption: "Beurten per jaar, afhankelijk van de plek",
          head: ["Uw situatie", "Beurten", "Beste moment"],
          rows: [
            ["Geen bomen, jong dak", "1", "Najaar, als het blad gevallen is"],
            ["Loofbomen binnen een straatbreedte", "2", "Eind november en in mei"],
            ["Naaldboom boven het dak", "2 tot 3", "Elke paar maanden kijken: naalden vallen het hele jaar"],
            ["Bemost noordvlak", "2", "Na een droge periode, dan laat mos los"],
          ],
          note: "Vuistregels uit de praktijk. Kijk ook hoe snel uw eigen goot vol blad raakt.",
        },
      ],
    },
    {
      id: "werkwijze",
      heading: "Wat wij doen, in deze volgorde",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Ladder met afhouder of hoogwerker neerzetten, zodat wij nooit op de goot steunen.",
            "Grof vuil met de hand en een schepje eruit, in emmers en niet op uw terras.",
            "Resten opzuigen of uitspoelen, met weinig druk: een hogedrukspuit jaagt water onder de pannen.",
            "De regenpijp van boven doorspoelen en beneden kijken of alles eruit komt.",
            "Naden, beugels en afschot controleren en op de foto zetten.",
            "Eerste pannenrij nalopen: een gebroken voetpan lekt recht in de goot of erachter.",
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Wat wij meteen kunnen meenemen",
          text: "Een losse beugel vastzetten of een rooster plaatsen kost nu tien minuten en later een nieuwe rit. Wij vragen het u eerst.",
        },
      ],
    },
    {
      id: "roosters",
      heading: "Bladroosters en borstels: wel of niet?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een **bolrooster** in de uitloop houdt de pijp vrij, maar als het dichtslibt staat de goot sneller vol. Goed bij veel blad, mits u kijkt. Een **gaas over de hele goot** laat zand en naalden door en vangt blad dat blijft liggen. Een **gootborstel** werkt tegen groot blad en is een ramp bij naaldbomen: de naalden krijgt u er niet meer uit. Ook met een rooster, gaas of borstel moet de goot elk jaar worden nagekeken.",
          ],
        },
      ],
    },
    {
      id: "zelf-doen",
      heading: "Zelf schoonmaken: wat wel en wat niet",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een goot op de begane grond, aan een schuur of carport, kunt u zelf leegscheppen. Zet de ladder op vaste grond, onder een hoek van ongeveer 75 graden, en laat iemand beneden staan. Verplaats de ladder in plaats van te reiken.",
            "De goot van een verdieping laat u aan ons. De meeste ladderongelukken komen door een ladder die verkeerd staat of door te ver reiken, en dat is precies wat een lange goot van u vraagt.",
          ],
        },
      ],
    },
    {
      id: "prijs",
      heading: "Wat de prijs bepaalt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Het aantal meters goot, de hoogte, het aantal regenpijpen en hoe wij erbij komen. Een serre of een schuin aflopende tuin onder de goot maakt een hoogwerker nodig. Doen de buren in de rij mee, dan is er maar één rit nodig. Wie jaarlijks wil, kijkt bij [onderhoud dakgoot](/onderhoud/onderhoud-dakgoot) of [Zorgeloos Wonen](/zorgeloos-wonen).",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over een schone goot",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "De goot is schoon en loopt toch over. Waarom?",
              answer: [
                "Dan zit de prop in de pijp of in het riool, of loopt de goot verkeerd af. Giet een emmer water aan de hoge kant: blijft er een plas staan, dan is het afschot weg.",
              ],
            },
            {
              question: "Mag een nest uit de goot?",
              answer: [
                "Een leeg nest wel. Een bewoond vogelnest laten wij zitten tot de jongen uitgevlogen zijn; verstoren mag niet.",
              ],
            },
            {
              question: "Wie betaalt bij een huurwoning?",
              answer: [
                "Dat staat in uw huurcontract, en de regels verschillen tussen Nederland en Vlaanderen. Vraag het de verhuurder voordat u een opdracht geeft.",
              ],
            },
            {
              question: "Wordt het vuil meegenomen?",
              answer: ["Ja. Slib uit de goot gaat in emmers naar beneden en met ons mee."],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.arrearsNl, sources.ladders],
  relatedServices: ["daken/dakgoot-lekkage", "onderhoud/onderhoud-dakgoot", "onderhoud/preventief-onderhoud"],
  relatedArticles: ["dakgoot", "regenpijp", "dak-onderhoud-jaarschema"],
};
