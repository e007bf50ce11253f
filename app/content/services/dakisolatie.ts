import type { Service } from "~/content/types";
import { sources } from "./sources";

export const dakisolatie: Service = {
  division: "roof",
  slug: "dakisolatie",
  name: "Dakisolatie",
  teaser: "Van binnenuit, van buitenaf of boven op het platte dak, met de dampremmer op de goede plek.",
  updated: "2026-11-24",
  meta: {
    title: "Dakisolatie van binnen, van buiten of op een plat dak",
    description:
      "Isoleren zonder condens: welke manier bij uw dak past, waar de dampremmer hoort en welke btw, ISDE of Vlaamse norm voor u geldt.",
    keywords: ["dakisolatie", "sarking", "dampremmer", "plat dak isoleren", "ISDE dakisolatie"],
  },
  title: "Dakisolatie die warm houdt en droog blijft",
  lead: "Isoleren is eenvoudig, droog isoleren niet. Warme lucht uit uw huis neemt vocht mee naar het koude hout. Houdt de dampremmer dat tegen, dan gaat het dak tientallen jaren mee. Zit hij verkeerd, dan rot het van binnenuit.",
  requestType: "offerte",
  sections: [
    {
      id: "drie-manieren",
      heading: "Drie manieren, drie soorten huizen",
      blocks: [
        {
          type: "table",
          caption: "Welke manier past bij uw dak?",
          head: ["Manier", "Goed als", "Let op"],
          rows: [
            [
              "Binnenkant, tussen en onder de gordingen",
              "Pannen en folie nog jaren goed zijn",
              "U verliest hoofdruimte; naden en doorvoeren moeten luchtdicht",
            ],
            [
              "Buitenkant, boven op het beschot (sarking)",
              "Het dak toch open gaat bij een [renovatie](/daken/dakrenovatie)",
              "Dak wordt hoger; goot, buren en schoorsteen moeten mee",
            ],
            [
              "Plat dak, boven op de vloer (warm dak)",
              "De [dakbedekking](/daken/dakbedekking) vernieuwd wordt",
              "Dakrand en drempels moeten hoog genoeg blijven",
            ],
            [
              "Zoldervloer",
              "U de zolder niet verwarmt",
              "Luik en leidingen worden vaak vergeten; de zolder zelf wordt kouder",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Aan de onderkant van een plat dak isoleren raden wij af. Het dakhout komt dan aan de koude kant te liggen en het bitumen erboven laat geen vocht door. Dat heet een koud dak, en het is de bekendste oorzaak van een vloer die onder een droog dak wegrot.",
          ],
        },
      ],
    },
    {
      id: "opbouw",
      heading: "De juiste volgorde van de lagen",
      blocks: [
        {
          type: "figure",
          drawing: "dakisolatie",
          alt: "Doorsnede van een hellend dak met binnenisolatie, dampremmer, leidingspouw en ventilerende ruimte onder de pannen",
          caption: "Hellend dak, van binnenuit geïsoleerd",
          legend: [
            "Afwerkplaat aan de kamerkant.",
            "Leidingspouw, zodat geen schroef of doos door de dampremmer gaat.",
            "Dampremmer: alle naden afgeplakt, aan muur en gording aangesloten.",
            "Isolatie, strak ertegenaan en zonder kieren.",
            "Dakbeschot met dampopen folie erbuiten.",
            "Tengels en panlatten: de luchtlaag onder de pannen blijft vrij.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De regel is: binnen dichter dan buiten. Wat toch aan vocht het pakket in komt, moet er naar buiten toe weer uit kunnen. Ligt er buiten een dichte laag, zoals oude bitumenfolie onder de pannen, dan zeggen wij dat eerst en kiezen een andere opbouw.",
          ],
        },
      ],
    },
    {
      id: "materiaal",
      heading: "Welk materiaal?",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Glas- of steenwol:** brandt niet, dempt geluid, volgt scheef hout. Heeft dikte nodig.",
            "**PIR-plaat:** meeste warmteweerstand per centimeter, dus voor waar de ruimte krap is. Moet op maat gezaagd en afgeplakt.",
            "**Houtvezel of vlas:** houdt zomerhitte langer buiten en kan vocht bufferen. Zwaarder en duurder.",
            "**EPS:** voor het platte dak, goedkoop; niet onder een open vlam zonder beschermlaag.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Kijk op de offerte naar de **Rd-waarde**: dikte in meters gedeeld door de lambda van het materiaal. Tien centimeter PIR isoleert dus meer dan tien centimeter glaswol.",
          ],
        },
      ],
    },
    {
      id: "werkwijze",
      heading: "Hoe wij het aanpakken",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Eerst het lek",
              text: "Nat hout pakken wij niet in. Wij meten het vocht en dichten wat open is.",
            },
            {
              title: "Kijken wie er woont",
              text: "Mussen, gierzwaluwen en vleermuizen onder de pannen zijn beschermd; wij plannen eromheen.",
            },
            {
              title: "Plan op papier",
              text: "Opbouw per laag met dikten, aansluitingen en ventilatie van de kamer.",
            },
            {
              title: "Uitvoeren en vastleggen",
              text: "Van elke laag een foto en het etiket van het materiaal. Dat hebt u nodig voor subsidie of EPC.",
            },
          ],
        },
      ],
    },
    {
      id: "geld-en-regels",
      heading: "Btw, subsidie en norm",
      blocks: [
        {
          type: "countries",
          nl: [
            "Op de arbeid voor het isoleren van een woning ouder dan {woning btw nl} geldt {btw laag nl} btw; op het materiaal {btw hoog nl}.",
            "De ISDE is er voor de eigenaar die er zelf woont. Twee maatregelen binnen {isde termijn nl} leveren meer op dan één. Bedragen en eisen staan bij RVO; controleer ze voordat u tekent.",
          ],
          be: [
            "Vlaanderen kent een minimum: een dak met een R-waarde onder {dakisolatie be} m²K/W is een gebrek bij een woningonderzoek, tenzij de energiescore op het EPC goed genoeg is. Een geïsoleerde vloer van een koude zolder telt ook. Het is een ondergrens, geen streefwaarde.",
            "Premies lopen via Mijn VerbouwPremie en hangen af van inkomen en werk. Renovatie van een privéwoning van minstens {woning btw be} kan aan {btw laag be} btw.",
          ],
        },
      ],
    },
    {
      id: "zelf-en-prijs",
      heading: "Zelf doen, en wat de prijs bepaalt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een zoldervloer isoleren kan een handige bewoner zelf. Een schuin dak van binnen ook, mits u geduld hebt met tape: door één open naad komt al vocht. Alles buiten, en elk plat dak, is vakwerk op hoogte.",
            "De prijs volgt uit vierkante meters, dikte, materiaal, het aantal dakramen en hoeken, de afwerking binnen en of het dak erboven blijft liggen.",
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
              question: "Hoeveel scheelt het op de energierekening?",
              answer: [
                "Dat hangt af van wat er nu ligt, hoeveel dak u hebt en hoe warm u stookt. Wij rekenen het met uw eigen verbruik voor en noemen de aannames erbij. Lees ook [besparen door isolatie](/kennisbank/energiebesparing-door-isolatie).",
              ],
            },
            {
              question: "Wordt het in de zomer koeler?",
              answer: ["Ja, vooral met zwaar materiaal. Zonwering buiten voor het dakraam doet nog meer."],
            },
            {
              question: "Moet er ventilatie bij?",
              answer: [
                "Vaak wel. Een dicht dak houdt ook vochtige lucht binnen. Een rooster of afzuiging hoort bij het plan.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    sources.vatNl,
    sources.isdeNl,
    sources.roofInsulationBe,
    sources.vatRenovationBe,
    sources.wildlifeNl,
  ],
  relatedServices: ["daken/dakrenovatie", "daken/dakbedekking", "bouwen/uw-huis-verbouwen"],
  relatedArticles: ["energiebesparing-door-isolatie", "schuin-dak", "groendaken"],
};
