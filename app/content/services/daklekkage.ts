import type { Service } from "~/content/types";
import { sources } from "./sources";

export const daklekkage: Service = {
  division: "roof",
  slug: "daklekkage",
  name: "Daklekkage",
  teaser: "Een kring op het plafond of water op zolder: wij zoeken waar het binnenkomt en maken het dicht.",
  updated: "2026-11-24",
  meta: {
    title: "Daklekkage repareren, ook met spoed: eerst de oorzaak",
    description:
      "Water door het dak? Wat u nu meteen doet, waar het lek meestal zit en hoe wij het vinden. Eerst droog, dan een blijvende reparatie.",
    keywords: ["daklekkage", "dak lekt", "lekkage dak spoed", "lekdetectie dak", "noodafdichting"],
  },
  title: "Daklekkage repareren: eerst droog, dan de oorzaak",
  lead: "Zet een emmer neer, maak een foto en blijf van het dak. Wij leggen bij binnenkomend water eerst een noodafdichting. Daarna zoeken wij het lek zelf, en dat zit zelden boven de vlek.",
  requestType: "spoedservice",
  sections: [
    {
      id: "nu-doen",
      heading: "Wat u nu het eerst doet",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Zet de groep van lampen en stopcontacten bij de natte plek uit.",
            "Vang het water op. Hangt een plafond van gipsplaat bol, zet er dan een emmer onder, ga ernaast staan en prik met een schroevendraaier een klein gat op het laagste punt. Anders komt straks de hele plaat naar beneden. Oud stucwerk laat u met rust: blijf daar onder vandaan.",
            "Haal meubels en vloerkleden weg en leg iets onder wat te zwaar is.",
            "Maak foto’s van de vlek, het water en, als u erbij kunt, de zolder. Zet er de datum bij. Uw verzekeraar vraagt erom.",
            "Bel ons en zeg of het nog druppelt, en of het regende of waaide toen het begon.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Niet het dak op",
          text: "Natte pannen en nat bitumen zijn glad, en een losse pan schuift onder uw voet weg. Ook ‘even kijken’ vanaf een ladder bij wind is geen goed idee.",
        },
      ],
    },
    {
      id: "waar-zit-het",
      heading: "Waar het lek meestal zit",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Water loopt onder de pannen langs folie, beschot en gordingen naar beneden en valt pas op het laagste punt. De vlek wijst dus de richting, niet de plek. [Wijs aan waar het lekt](/waar-lekt-het) en zie de oorzaken die bij uw plek horen.",
          ],
        },
        {
          type: "figure",
          drawing: "daklekkage",
          alt: "Doorsnede van een pannendak waarin water door een verschoven pan binnenkomt en lager op het plafond druppelt",
          caption: "De weg van één druppel: boven binnen, beneden zichtbaar",
          legend: [
            "Verschoven of gebroken dakpan: hier komt het water binnen.",
            "Panlat, met de tengel eronder die het water laat passeren.",
            "Waterkerende folie. Is die gescheurd of ontbreekt die, dan gaat het water verder.",
            "Dakbeschot, waarlangs de druppel naar beneden loopt.",
            "Gording: op de rand van het hout laat het water los.",
            "De vlek op het plafond, vaak meters lager dan het gat.",
          ],
        },
        {
          type: "table",
          caption: "Wat de plaats van de vlek vertelt",
          head: ["U ziet", "Vaak is de oorzaak"],
          rows: [
            [
              "Nat naast de schoorsteen",
              "Gescheurd loodwerk of open [voegen](/schoorsteen/schoorsteen-voegen-repareren)",
            ],
            ["Druppels bij een dakraam", "Verstopt gootstuk boven het raam of een verouderde manchet"],
            ["Vlek bij de dakkapel", "Losse loodslabbe, open naad in het dakje of een lekke zijwang"],
            ["Nat langs de buitenmuur, bij de goot", "Volle goot die naar binnen overloopt"],
            ["Midden onder een plat dak", "Open naad, blaas die gescheurd is of een lekke doorvoer"],
            ["Alleen bij harde wind", "Opwaaiende pannen of een losse nokvorst"],
            ["Nat zonder dat het regende", "Condens: warme binnenlucht tegen een koud dak"],
          ],
        },
      ],
    },
    {
      id: "zo-zoeken-wij",
      heading: "Zo vinden wij het lek",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Vragen",
              text: "Wanneer begon het, bij welke windrichting, hoe lang na de bui? Dat scheelt de helft van het zoeken.",
            },
            {
              title: "Binnen",
              text: "Met een lamp en een vochtmeter volgen wij het spoor over hout en folie omhoog.",
            },
            {
              title: "Buiten",
              text: "Pannen, lood, doorvoeren en naden boven het spoor. Waar nodig lichten wij pannen op.",
            },
            {
              title: "Watertest",
              text: "Is het nog niet zeker, dan laten wij met een slang water lopen: onderaan beginnen, telkens een stuk hoger, tot het binnen druppelt.",
            },
            {
              title: "Dichtmaken",
              text: "Met hetzelfde materiaal als het dak. Een scheur in lood kitten wij niet dicht.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Stormt het nog, dan leggen wij eerst een zeil of een tijdelijke strook. Een noodafdichting is voor weken, niet voor een winter. De blijvende reparatie volgt zodra het dak droog en veilig te belopen is.",
          ],
        },
      ],
    },
    {
      id: "repareren-of-vernieuwen",
      heading: "Repareren of vernieuwen?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Eén kapotte pan, één open naad of één slabbe lood: dat is een reparatie, ook op een oud dak. Lekt het om de paar maanden op een andere plaats, zijn de pannen bros of is de folie tot draden vergaan, dan blijft u betalen zonder droog te worden. Dan rekenen wij een [dakrenovatie](/daken/dakrenovatie) of nieuwe [dakbedekking](/daken/dakbedekking) naast de reparatie, zodat u zelf kunt kiezen.",
          ],
        },
      ],
    },
    {
      id: "prijs",
      heading: "Wat de rekening bepaalt",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "Hoe lang het zoeken duurt: een zichtbare gebroken pan is snel klaar, een lek dat alleen bij zuidwesterstorm komt niet.",
            "Hoe wij erbij komen: ladder, dakladder, steiger of hoogwerker.",
            "Het materiaal: een pan is goedkoop, loodwerk en soldeerwerk kosten uren.",
            "Vervolgschade: nat isolatiemateriaal en rot beschot moeten mee weg.",
            "Het tijdstip: spoed in avond of weekend is duurder dan een afspraak.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over een lek dak",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Betaalt de verzekering een daklekkage?",
              answer: [
                "De waterschade binnen vaak wel, de reparatie van het dak zelf meestal niet. Is het dak slecht onderhouden, dan kan de verzekeraar weigeren. Lees [daklekkage en verzekering](/kennisbank/daklekkage-verzekering).",
              ],
            },
            {
              question: "Het lekt alleen als het hard waait. Hoe kan dat?",
              answer: [
                "Wind drukt water omhoog onder pannen en slabben door. Bij gewone regen loopt het er gewoon overheen. Schrijf de windrichting op; dan weten wij welk dakvlak wij openen.",
              ],
            },
            {
              question: "Kan ik zelf kit of een reparatietape gebruiken?",
              answer: [
                "Aan de binnenkant heeft het geen zin: het water zoekt een andere weg. Aan de buitenkant maakt kit op lood of bitumen de echte reparatie lastiger, omdat alles er eerst weer af moet.",
              ],
            },
            {
              question: "Moet het natte plafond eraf?",
              answer: [
                "Droogt het binnen een paar weken en blijft het vlak, dan hoeft het niet. Gipsplaat die bol staat of kruimelt, en isolatie die zwaar is van het water, gaan eruit.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.arrearsNl],
  relatedServices: [
    "daken/dakinspectie",
    "daken/dakgoot-lekkage",
    "schoorsteen/schoorsteen-voegen-repareren",
  ],
  relatedArticles: ["daklekkage-stappenplan", "daklekkage-herkennen-voorkomen", "daklekkage-verzekering"],
};
