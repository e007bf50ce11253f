import type { Service } from "~/content/types";
import { sources } from "./sources";

export const dakgootLekkage: Service = {
  division: "roof",
  slug: "dakgoot-lekkage",
  name: "Dakgootlekkage",
  teaser:
    "Een gescheurde soldeernaad, een rot bodemstuk of een losse uitloop: zink, kunststof en hout hersteld.",
  updated: "2026-11-24",
  meta: {
    title: "Lekkende dakgoot repareren: zink, kunststof, hout",
    description:
      "Druppelt de goot op een vaste plek? Zo herkent u een open naad, een scheur of een rotte bodem, en wanneer repareren beter is dan vervangen.",
    keywords: ["dakgoot lekkage", "zinken goot repareren", "dakgoot lekt", "bakgoot", "goot solderen"],
  },
  title: "Lekkende dakgoot repareren: naad, uitloop of bodem",
  lead: "Druppelt het steeds op dezelfde plaats, dan is de goot lek. Stroomt het over de hele rand, dan zit hij vol en is [reinigen](/daken/dakgoot-reinigen) genoeg. Wij maken zinken, kunststof en houten goten dicht, of vervangen het stuk dat op is.",
  requestType: "offerte",
  sections: [
    {
      id: "herkennen",
      heading: "Wat voor lek is het?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Kijk bij een bui van een afstand naar de goot. De plaats van de druppel zegt veel over de oorzaak.",
          ],
        },
        {
          type: "table",
          caption: "Van druppel naar oorzaak",
          head: ["Waar het druppelt", "Oorzaak", "Herstel"],
          rows: [
            [
              "Om de paar meter, onder een naad",
              "Soldeernaad gescheurd door uitzetten en krimpen",
              "Naad schoonmaken en opnieuw solderen",
            ],
            ["Bij de regenpijp", "Uitloop los of aangevreten", "Nieuw tapeind inzetten"],
            [
              "Midden in een lengte zink",
              "Gaatjes door aantasting of een steentje",
              "Stuk eruit of nieuwe bodem",
            ],
            [
              "Bij kunststof, op de koppeling",
              "Rubber verhard of koppeling uit elkaar getrokken",
              "Koppeling met nieuw rubber, speling terugbrengen",
            ],
            [
              "Langs houten klossen of gootbodem",
              "Zink van een bakgoot lek, hout eronder rot",
              "Zink eruit, hout vernieuwen, nieuwe bekleding",
            ],
            [
              "Achter de goot, langs de muur",
              "Voetlood of folie eindigt achter de goot",
              "Folie of slabbe verlengen tot in de goot",
            ],
          ],
        },
      ],
    },
    {
      id: "bakgoot",
      heading: "De bakgoot: een lek dat u laat ziet",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Veel huizen uit de eerste helft van de vorige eeuw hebben een houten bak die met zink is bekleed. Lekt het zink, dan zuigt het hout zich vol. Aan de buitenkant ziet u eerst alleen verf die bladdert en een lijst die golft. Tegen de tijd dat het druppelt, is de bodem vaak zacht.",
          ],
        },
        {
          type: "figure",
          drawing: "dakgoot-lekkage",
          alt: "Doorsnede van een houten bakgoot met zinken bekleding, gootklos, boeideel en voetpan",
          caption: "Een bakgoot in doorsnede, met de plaatsen waar hij faalt",
          legend: [
            "Zinken gootbekleding, aan de voorkant omgezet over de kraal.",
            "Soldeernaad tussen twee lengten zink: het eerste zwakke punt.",
            "Gootbodem van hout op afschot.",
            "Gootklos, die de bak aan de muur draagt.",
            "Boeideel met lijst; bladderende verf verraadt nat hout erachter.",
            "Folie en voetpan horen ín de goot uit te komen.",
            "Muurplaat en balkkop: hierheen loopt het water dat achterlangs gaat.",
          ],
        },
      ],
    },
    {
      id: "herstel",
      heading: "Zo herstellen wij een zinken goot",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Leeg en droog",
              text: "In een natte goot is geen naad te solderen en geen gaatje te zien.",
            },
            { title: "Blank maken", text: "Oude kit, bitumen en oxide gaan eraf tot blank zink." },
            {
              title: "Solderen",
              text: "Met vloeimiddel en soldeertin, minstens een vinger overlap. De brandplek dekken wij af, en er staat een blusser klaar.",
            },
            {
              title: "Ruimte geven",
              text: "Lange goten krijgen een uitzetstuk. Zink zet in de zon uit; wie dat vastzet, krijgt de scheur terug.",
            },
            { title: "Water erin", text: "Wij vullen de goot en kijken een kwartier onder alle naden." },
          ],
        },
      ],
    },
    {
      id: "vervangen",
      heading: "Repareren of een nieuwe goot?",
      blocks: [
        {
          type: "list",
          style: "bullet",
          intro: "Voor een nieuwe goot kiest u uit vier materialen:",
          items: [
            "**Zink:** te solderen, te vormen naar elke gevel. Laat er geen water van koper of onbeschermd bitumen op lopen: dat vreet het aan.",
            "**Kunststof (pvc):** scherp van prijs, klikt in elkaar, maar wordt bros in de zon en kent vaste maten.",
            "**Aluminium:** licht en naadloos te zetten, deukt van een ladder.",
            "**Koper:** duurt het langst, is het duurst en trekt dieven aan.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Is het zink overal dun en grijs gespikkeld, dan is elke nieuwe soldeernaad sterker dan het metaal ernaast en scheurt het daarnaast open. Dan is vervangen verstandiger. Zit de schade op twee of drie plekken, dan herstellen wij die.",
          ],
        },
      ],
    },
    {
      id: "zelf",
      heading: "Wat u zelf kunt doen",
      blocks: [
        {
          type: "callout",
          tone: "tip",
          title: "Tot wij er zijn",
          text: "Leid het water weg van de gevel: een emmer, een regenton, of een touw als lont dat de druppel naar de ton brengt. Smeer geen dakpasta in een zinken goot. Die moet er later met schrabber en brander weer uit, en die uren betaalt u.",
        },
      ],
    },
    {
      id: "prijs",
      heading: "Waar de kosten van afhangen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Eén soldeernaad in een lage goot is klein werk. Duurder wordt het door hoogte, een bakgoot met rot hout, een goot tussen twee daken (die ligt binnen het huis en moet in één keer goed), hoekstukken en lood dat mee moet. Wij noemen in de offerte apart wat hout is en wat zink is.",
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
              question: "Kan een zinken goot gekit worden?",
              answer: [
                "Even. Zink beweegt, kit laat los, en op kit hecht geen soldeer. Wij zien het als noodgreep voor een paar weken.",
              ],
            },
            {
              question: "De goot is van de buren en van ons samen. Wat nu?",
              answer: [
                "Bij een rij loopt de goot vaak door over de grens. Herstel over de hele lengte is dan het beste; wij splitsen de rekening per woning als u samen opdracht geeft.",
              ],
            },
            {
              question: "Hoe weet ik of het hout al rot is?",
              answer: [
                "Druk vanaf een raam met een duim op het boeideel. Geeft het mee of hoort u een doffe klank, dan is het hout erachter nat. Zie [houtwerk aan het dak](/onderhoud/onderhoud-hout-dak).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.arrearsNl],
  relatedServices: ["daken/dakgoot-reinigen", "onderhoud/onderhoud-dakgoot", "onderhoud/onderhoud-hout-dak"],
  relatedArticles: ["dakgoot", "regenpijp", "gevellekkage"],
};
