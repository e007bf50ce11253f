import type { Service } from "~/content/types";
import { sources } from "./sources";

export const schoorsteenVerwijderen: Service = {
  division: "chimney",
  slug: "schoorsteen-verwijderen",
  name: "Schoorsteen verwijderen",
  teaser: "Alleen de kop of alles tot de kelder: gesloopt, afgevoerd en het dak weer dicht.",
  updated: "2026-11-24",
  meta: {
    title: "Schoorsteen verwijderen: de kop of het hele kanaal",
    description:
      "Een schoorsteen zonder vuur kan weg. Wat eerst uitgezocht moet worden, hoe wij slopen en hoe het dak erboven weer dicht komt.",
    keywords: [
      "schoorsteen verwijderen",
      "schoorsteen slopen",
      "rookkanaal verwijderen",
      "schoorsteen afbreken",
    ],
  },
  title: "Schoorsteen verwijderen zonder verrassingen",
  lead: "Wordt er niet meer op gestookt, dan kan de kop eraf, of het hele kanaal. Eerst zoeken wij uit wat er nog op zit en wat erop rust. Slopen is zo gedaan; een vergeten afvoer of balk kost maanden.",
  requestType: "offerte",
  sections: [
    {
      id: "eerst-uitzoeken",
      heading: "Vier vragen vóór de eerste steen eraf gaat",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "**Zit er nog iets op?** Een cv-ketel, geiser, afzuigkap of de ontluchting van het riool. Die afvoer moet dan eerst ergens anders heen.",
            "**Draagt hij iets?** In oude huizen ligt soms een gording, vloerbalk of latei in de schoorsteen.",
            "**Van wie is hij?** In een rij zitten vaak twee huizen in één kop. Dan kan alleen uw helft niet weg.",
            "**Zit er asbest in?** Kanalen, pijpen en platen van vóór {asbest bouwjaar nl} (in België tot {asbest bouwjaar be}) zijn verdacht tot het tegendeel gemeten is.",
          ],
        },
      ],
    },
    {
      id: "mogelijkheden",
      heading: "Hoe ver wilt u gaan?",
      blocks: [
        {
          type: "table",
          caption: "Drie manieren om van een schoorsteen af te komen",
          head: ["Ingreep", "Wat u wint", "Waar u op let"],
          rows: [
            [
              "Kop tot onder het dak",
              "Geen lek, geen voegwerk meer",
              "Kanaal eronder moet blijven ventileren",
            ],
            [
              "Kop en zolderdeel",
              "Ruimte op zolder, een heel dakvlak",
              "Wat eronder blijft krijgt een vlakke bovenkant; vloer dichtmaken",
            ],
            [
              "Alles tot de fundering",
              "Een nis in elke kamer, rechte muren",
              "Stof op alle verdiepingen, herstel van vloer, plint en stucwerk",
            ],
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Nooit van onderen beginnen",
          text: "Wie een schouw in de woonkamer wegbreekt terwijl het kanaal erboven blijft staan, haalt de steun weg onder tonnen steen. Dat kan alleen met een stalen onderslag die een constructeur heeft berekend.",
        },
      ],
    },
    {
      id: "dak-dicht",
      heading: "Het gat in het dak",
      blocks: [
        {
          type: "figure",
          drawing: "schoorsteen-verwijderen",
          alt: "Doorsnede van dak en zolder waarin de schoorsteen is weggenomen en het dakvlak is hersteld",
          caption: "Na het slopen: dak, vloer en het kanaal dat blijft",
          legend: [
            "Vroegere omtrek van de kop, tot onder het dakvlak gesloopt.",
            "Nieuwe raveling: hout dat de onderbroken gording of sporen weer verbindt.",
            "Dakbeschot, isolatie en folie, ruim over de rand van het gat.",
            "Tengels, panlatten en pannen die in de rij passen.",
            "Zoldervloer dichtgemaakt, brandwerend waar dat moet.",
            "Resterend kanaal met afdekking en rooster.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Voor het dak zoeken wij pannen van hetzelfde model. Lukt dat niet, dan halen wij ze van een plek die u niet ziet, achter de dakkapel of aan de tuinzijde, en leggen daar de nieuwe. Een vierkant in een andere kleur verraadt nog twintig jaar waar de schoorsteen zat.",
          ],
        },
      ],
    },
    {
      id: "werkdag",
      heading: "Hoe het slopen gaat",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Afkoppelen",
              text: "Een gasafvoer laat u losmaken door een gecertificeerd bedrijf. Wij beginnen als het kanaal aantoonbaar buiten gebruik is.",
            },
            {
              title: "Beschermen",
              text: "Folie in de kamers, steiger of hoogwerker buiten, een puinkoker naar de container.",
            },
            {
              title: "Van boven af",
              text: "Laag voor laag, met de hand of een lichte hamer. Niets valt in het kanaal: wat valt, komt beneden als roetwolk uit.",
            },
            { title: "Dak dicht", text: "Dezelfde dag folie en pannen, of een zeil als het weer omslaat." },
            {
              title: "Binnen afwerken",
              text: "Vloergaten, raveling, plafond. Stucwerk volgt als de muur droog is.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Roet dat in oude steen is getrokken, komt door elke verf heen. Muren van een kanaal dat open blijft staan, sluiten wij eerst af voordat er stuc op komt.",
          ],
        },
      ],
    },
    {
      id: "nl-be",
      heading: "Melden en toestemming",
      blocks: [
        {
          type: "countries",
          nl: [
            "Bij slopen met asbest, of bij meer dan ongeveer tien kubieke meter sloopafval, is een sloopmelding nodig. In een monument of beschermd gezicht mag een schoorsteen vaak niet weg zonder vergunning.",
            "Losmaken van de rookgasafvoer van een gastoestel is werk voor een bedrijf met een CO-vrij-certificaat.",
          ],
          be: [
            "Raakt het werk aan de stabiliteit of het dak, dan kan in Vlaanderen een melding nodig zijn, soms met een architect. De dienst omgeving van uw gemeente zegt welke.",
            "Verdachte materialen laat u bemonsteren. Bij verkoop van een woning van vóór {asbest bouwjaar be} hoort sinds {asbestattest sinds be} een asbestattest.",
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
            "Hoogte van de kop, het aantal verdiepingen dat meegaat, de weg van het puin naar de container, een steiger of hoogwerker, het herstel van dak en vloeren, en asbest als dat er zit. Daar staat tegenover wat u de komende jaren niet meer uitgeeft aan [voegen](/schoorsteen/schoorsteen-voegen-repareren) en lood.",
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
              question: "Daalt de waarde van mijn huis?",
              answer: [
                "Aan een werkende haard hechten sommige kopers, aan een lekke kop niemand. Bij een vooroorlogs huis bepaalt de schoorsteen wel het gezicht; overleg dat met een makelaar.",
              ],
            },
            {
              question: "Kan ik het kanaal voor iets anders gebruiken?",
              answer: [
                "Ja: voor leidingen naar zonnepanelen of voor ventilatie. Leg dat vast voordat wij slopen, dan laten wij het deel staan.",
              ],
            },
            {
              question: "Kan ik zelf de binnenkant uitbreken?",
              answer: [
                "Pas als de kop en alles erboven weg zijn en zeker is dat er niets op rust. En alleen als asbest is uitgesloten.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.asbestosNl, sources.asbestosBe, sources.gasFlueNl, sources.stabilityBe, sources.permitNl],
  relatedServices: ["schoorsteen/schoorsteen-inspectie", "daken/dakrenovatie", "bouwen/uw-huis-verbouwen"],
  relatedArticles: ["jaarlijkse-schoorsteencontrole", "schuin-dak"],
};
