import type { Service } from "~/content/types";
import { sources } from "./sources";

export const schilder: Service = {
  division: "maintenance",
  slug: "schilder",
  name: "Schilder",
  teaser: "Kozijnen, deuren en boeidelen geschuurd, hersteld en geschilderd in het goede seizoen.",
  updated: "2026-11-24",
  meta: {
    title: "Schilder voor buiten: kozijnen, deuren, boeidelen",
    description:
      "Buitenschilderwerk met houtherstel vooraf. Wanneer het weer goed is, welke lagen erop horen, en wanneer {btw laag nl} of {btw laag be} btw geldt.",
    keywords: ["schilder", "buitenschilderwerk", "kozijnen schilderen", "houtrot kozijn", "btw schilderwerk"],
  },
  title: "Schilder voor buiten: eerst de priem, dan de kwast",
  lead: "Het meeste werk aan buitenschilderwerk ziet u later niet meer: wassen, schuren, rot eruit, gronden. De laatste laag is alleen de kleur. Slaat iemand de rest over, dan bladdert het na een paar winters.",
  requestType: "offerte",
  sections: [
    {
      id: "moment",
      heading: "Is het al nodig?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Wrijf met een vinger over de onderdorpel. Wordt hij wit, dan krijt de verf: de bovenlaag breekt af maar sluit nog. Ziet u haarscheurtjes op de verbindingen, blazen of kaal hout, dan komt er al water in. De onderkanten en de zuidwestkant gaan voor; de noordgevel kan vaak nog jaren.",
          ],
        },
        {
          type: "table",
          caption: "Kleine en grote beurt",
          head: ["", "Kleine beurt", "Grote beurt"],
          rows: [
            ["Wanneer", "Halverwege, voordat de verf scheurt", "Als de hele laag versleten is"],
            ["Wat", "Dorpels, onderdelen en kopse kanten", "Alles"],
            [
              "Lagen",
              "Plaatselijk gronden, één keer lakken",
              "Kaal waar nodig, gronden, voorlakken, aflakken",
            ],
            ["Voordeel", "Stelt de grote beurt jaren uit", "Weer een volle cyclus"],
          ],
        },
      ],
    },
    {
      id: "kozijn",
      heading: "Waar een kozijn water opneemt",
      blocks: [
        {
          type: "figure",
          drawing: "schilder",
          alt: "Doorsnede van de onderkant van een houten kozijn met dorpel, glas, kitvoeg, verflagen en rotte hoekverbinding",
          caption: "Onderhoek van een kozijn, met de lagen verf",
          legend: [
            "Verbinding van stijl en onderdorpel: de naad die het eerst opengaat.",
            "Kopshout onder in de stijl, dat water opzuigt als een rietje.",
            "Kitvoeg langs het glas, schuin afgestreken zodat water afloopt.",
            "Waterhol onder de dorpel, dat vrij van verf blijft.",
            "Grondlaag, op kaal en droog hout.",
            "Voorlak en aflak: samen de dikte die het werk doet.",
          ],
        },
      ],
    },
    {
      id: "weer",
      heading: "Het weer bepaalt de planning",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Temperatuur",
              value: "10 tot 25 °C",
              note: "De ondergrond telt, niet alleen de lucht.",
            },
            { label: "Seizoen", value: "Half april tot half oktober" },
            {
              label: "Niet",
              value: "In dauw, mist of volle zon",
              note: "Daarom begint een schilder aan de schaduwkant.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Nat hout schilderen wij niet. Het vocht wil eruit zodra de zon schijnt en duwt de nieuwe laag er in blazen af. Blijft een plek te nat, dan gaat die gegrond de winter in en komt de aflak in het voorjaar.",
          ],
        },
      ],
    },
    {
      id: "stappen",
      heading: "Zo gaat een grote beurt",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Prikken en merken",
              text: "Elke zachte plek krijgt een kruis. Met u spreken wij af wat [hersteld](/onderhoud/onderhoud-hout-dak) en wat vervangen wordt.",
            },
            {
              title: "Wassen en schuren",
              text: "Vet en algen eraf, dan schuren tot een vaste rand. Oude lagen kunnen lood bevatten; die schuren wij nat of met afzuiging.",
            },
            {
              title: "Herstellen",
              text: "Rot uitfrezen, stukken inlijmen, open verbindingen vullen met een blijvend soepele vulling.",
            },
            { title: "Gronden", text: "Kaal hout dezelfde dag, ook kanten die niemand ziet." },
            {
              title: "Kit en beglazing",
              text: "Oude kit eruit, nieuwe erin, en een huid laten vormen voordat de lak erover gaat.",
            },
            {
              title: "Lakken",
              text: "Twee dunne lagen in plaats van één dikke. Ramen blijven gangbaar: wij zetten ze niet dicht.",
            },
          ],
        },
      ],
    },
    {
      id: "verf",
      heading: "Alkyd of acryl, glans of zijdeglans?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "**Alkydlak** vloeit mooi uit en dringt goed in, maar wordt na jaren brosser en vergeelt in wit. **Acryllak** op waterbasis blijft soepel en op kleur, en vraagt droger, warmer weer bij het aanbrengen. Hoogglans spoelt schoner af dan zijdeglans, die oneffenheden beter verbergt. Een donkere kleur op het zuiden wordt zo heet dat hars en naden gaan werken; dat zeggen wij erbij als u antraciet kiest.",
          ],
        },
      ],
    },
    {
      id: "geld",
      heading: "Prijs en btw",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Het aantal ramen en roeden, de hoogte, steiger of ladder, het houtherstel en het aantal lagen maken de prijs. Vraag bij elke offerte hoeveel lagen en welke voorbehandeling; daar zit het verschil tussen twee bedragen.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Schilderen van een woning ouder dan {woning btw nl} valt onder {btw laag nl} btw, verf en voorbereiding inbegrepen. Vervangen van dorpels, kozijnen of glas valt onder {btw hoog nl}; die staan apart op de factuur.",
          ],
          be: [
            "Is de woning minstens {woning btw be} oud en vooral privé in gebruik, dan kan schilderwerk aan {btw laag be}. De verklaring daarvoor staat op de factuur; u kunt die binnen {btw betwisten be} betwisten als ze niet klopt.",
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
              question: "Wat kan ik zelf doen?",
              answer: [
                "Begane grond, met geduld. Boven een trapje niet: u werkt met één hand en kijkt omhoog, en zo valt u.",
              ],
            },
            {
              question: "Mijn kozijnen zijn pas geschilderd en bladderen nu al. Waarom?",
              answer: [
                "Vocht van achteren, vet eronder of verf op krijtende verf. Een kruissnede met een mes laat zien op welke laag het loslaat.",
              ],
            },
            {
              question: "Moet ik thuisblijven?",
              answer: [
                "Om ramen en deuren open te zetten tijdens het drogen, ja, of iemand in vertrouwen. Nat lakwerk dat dichtslaat, plakt vast.",
              ],
            },
            {
              question: "Schildert u ook binnen?",
              answer: [
                "Vraag het erbij. Is er buiten een steiger, dan plannen wij binnen in de natte weken.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.paintingWeather, sources.paintingCycle, sources.vatNl, sources.vatRenovationBe],
  relatedServices: ["onderhoud/onderhoud-hout-dak", "onderhoud/onderhoud-dakkapel", "bouwen/timmerwerken"],
  relatedArticles: ["schilderwerken", "dakkapel-renovatie"],
};
