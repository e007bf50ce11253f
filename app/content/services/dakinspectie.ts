import type { Service } from "~/content/types";
import { sources } from "./sources";

export const dakinspectie: Service = {
  division: "roof",
  slug: "dakinspectie",
  name: "Dakinspectie",
  teaser: "Op het dak, onder het dak en langs de goot: foto’s van wat er is en een volgorde van wat moet.",
  updated: "2026-11-24",
  meta: {
    title: "Dakinspectie met foto’s, binnen 24 uur en gratis",
    description:
      "Wij bekijken uw dak van boven, van onderen en langs de randen. U krijgt foto’s en een lijst: nu doen, dit jaar doen of in het oog houden.",
    keywords: [
      "dakinspectie",
      "dakkeuring",
      "dak controleren",
      "dakinspectie bij aankoop",
      "gratis dakinspectie",
    ],
  },
  title: "Dakinspectie: weten hoe uw dak erbij ligt",
  lead: "Wij gaan het dak op, de zolder in en langs de goot, en laten u daarna aan de keukentafel de foto’s zien. U weet dan wat er moet gebeuren, wat kan wachten, en u zit nergens aan vast.",
  requestType: "inspectie",
  sections: [
    {
      id: "wanneer",
      heading: "Goede momenten om te laten kijken",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Na storm of hagel: dan hebt u foto’s met datum voor de verzekeraar.",
            "Voor u een huis koopt. Een bouwkundige keuring gebeurt vaak vanaf de ladder.",
            "Voordat er zonnepanelen komen: eronder kunt u jaren niet meer bij de pannen.",
            "Als een plat dak vijftien jaar of ouder is en niemand weet wat eronder zit.",
            "Elk najaar, als er bomen bij het huis staan.",
          ],
        },
      ],
    },
    {
      id: "wat-wij-nalopen",
      heading: "Zeven plaatsen, van nok tot zolder",
      blocks: [
        {
          type: "figure",
          drawing: "dakinspectie",
          alt: "Huis in doorsnede met zeven genummerde plaatsen die bij een dakinspectie worden bekeken",
          caption: "De ronde die wij lopen",
          legend: [
            "Nok en hoekkepers: vorsten, specie, ruiters.",
            "Dakvlak: gebroken, verschoven en poederende pannen; op een plat dak naden en blazen.",
            "Schoorsteen: voegen, kroon en lood.",
            "Dakramen en dakkapel: slabben, gootstukken, zijwangen.",
            "Kilgoot en andere aansluitingen tussen vlakken.",
            "Goot, beugels en regenpijp.",
            "Binnenkant: folie, beschot, gordingen, vochtkringen en houtworm.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Een snelle keuring slaat de binnenkant over, terwijl daar het meeste te lezen is. Een oude, droge kring betekent iets anders dan een donkere rand die bij aanraken koud is. Wij meten daarom het vocht in het hout en noteren de waarde bij de foto.",
          ],
        },
      ],
    },
    {
      id: "hoe",
      heading: "Hoe wij het dak bekijken",
      blocks: [
        {
          type: "table",
          caption: "Middelen en wat ze wel en niet laten zien",
          head: ["Middel", "Goed voor", "Beperking"],
          rows: [
            [
              "Wij gaan het dak op",
              "Voelen of iets los zit, een pan oplichten",
              "Kan niet op een steil of bevroren dak",
            ],
            [
              "Camera op een stok of drone",
              "Hoge schoorstenen, daken die geen gewicht verdragen",
              "Ziet geen vocht en tilt geen pan op",
            ],
            ["Vochtmeter", "Nat hout achter droge verf", "Zegt niet waar het water vandaan komt"],
            [
              "Warmtebeeld",
              "Natte plekken en gaten in isolatie, bij kou en temperatuurverschil",
              "Werkt niet op een zomerdag of met zon op het dak",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: ["Boven de tuin van de buren vliegen wij niet zonder hun toestemming."],
        },
      ],
    },
    {
      id: "rapport",
      heading: "Wat u in handen krijgt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Geen boekwerk, wel een overzicht dat ook iemand anders kan lezen. Elk gebrek krijgt een foto, een plaats op de schets van het dak en één van drie woorden: **nu**, **dit jaar** of **volgen**. Bij ‘nu’ staat waarom, want een losse vorst boven de stoep is iets anders dan mos op het noorden.",
            "Wilt u ook weten wat herstel kost, dan maken wij daar een offerte bij. U mag met ons rapport ook bij een ander vragen wat hij rekent.",
          ],
        },
      ],
    },
    {
      id: "zelf-kijken",
      heading: "Zelf kijken, zonder te klimmen",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "Pak een verrekijker en volg vanaf de overkant elke pannenrij. Een knik in de lijn is een gebroken lat of een gezakte gording.",
            "Kijk overdag op zolder, met het licht uit. Noteer elk lichtpuntje: dat is een plek om te laten nakijken.",
            "Kijk onder de regenpijp. Rood zand en schilfers komen van uw pannen.",
            "Voel na drie dagen regen aan de muur onder de goot.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Tot de dakrand en niet verder",
          text: "Ga niet op pannen staan en zet geen ladder tegen een goot. Ook een val van één verdieping is gevaarlijk.",
        },
      ],
    },
    {
      id: "prijs",
      heading: "Wat kost het?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De inspectie is gratis en vrijblijvend, ook als er niets mis blijkt te zijn. Wilt u meer dan een inspectie, bijvoorbeeld een ondertekend rapport voor een verkoop of een geschil, dan hoort u vooraf of daar kosten bij komen. Wat dan telt: het soort dak, de hoogte, of er een hoogwerker nodig is en wat er op papier moet staan.",
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
              question: "Moet ik thuis zijn?",
              answer: [
                "Ja, want wij willen ook de zolder zien. Alleen van buiten kijken kan, maar dan missen wij de helft.",
              ],
            },
            {
              question: "Wordt er ook op asbest gelet?",
              answer: [
                "Wij zeggen het als iets er verdacht uitziet. Zekerheid geeft alleen onderzoek in een laboratorium. In Vlaanderen stelt een gecertificeerde deskundige het asbestattest op; dat doen wij niet.",
              ],
            },
            {
              question: "Kan een inspectie in de winter?",
              answer: [
                "Ja, behalve bij sneeuw, ijzel of harde wind. Na regen is zelfs goed: dan tekent een lek zich af.",
              ],
            },
            {
              question: "Volgt er altijd een offerte?",
              answer: [
                "Nee. Staat er alleen ‘volgen’ op de lijst, dan is dat de uitkomst en noteren wij wanneer u weer moet kijken.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.asbestosSheetsNl, sources.asbestosBe, sources.ladders],
  relatedServices: ["daken/daklekkage", "daken/dakrenovatie", "onderhoud/preventief-onderhoud"],
  relatedArticles: ["dak-onderhoud-jaarschema", "zonnepanelen", "daklekkage-herkennen-voorkomen"],
};
