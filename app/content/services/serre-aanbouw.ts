import type { Service } from "~/content/types";
import { sources } from "./sources";

export const serreAanbouw: Service = {
  division: "building",
  slug: "serre-aanbouw",
  name: "Serre aanbouwen",
  teaser: "Glas tussen huis en tuin, met een vloer, een goot en een dak dat niet lekt.",
  updated: "2026-11-24",
  meta: {
    title: "Serre aanbouwen: glas, schaduw en een droge naad",
    description:
      "Koude serre of leefserre? Over hout, aluminium en glas, oververhitting, condens, de naad met de gevel en de regels in Nederland en Vlaanderen.",
    keywords: ["serre", "serre aanbouw", "veranda", "leefserre", "tuinkamer", "glazen aanbouw"],
  },
  title: "Een serre aanbouwen die u ook in juli gebruikt",
  lead: "Glas maakt van een tuin een kamer. Zonder schaduw wordt het een kas, zonder fundering een scheef hok, zonder ventilatie een druipgrot. Met die drie in orde zit u er van maart tot november.",
  requestType: "offerte",
  sections: [
    {
      id: "koud-of-warm",
      heading: "Koud, lauw of warm?",
      blocks: [
        {
          type: "table",
          caption: "Drie soorten serres",
          head: ["Soort", "Gebruik", "Wat erbij hoort"],
          rows: [
            [
              "Koude serre",
              "Planten, jassen, zitten op zonnige dagen",
              "Deur naar het huis blijft; enkel of dubbel glas",
            ],
            [
              "Tussenseizoen",
              "Van het vroege voorjaar tot de late herfst",
              "Isolerend glas, schaduw, een vloer die niet optrekt",
            ],
            [
              "Leefserre, open met het huis",
              "Hele jaar, als kamer",
              "Isolatie, verwarming en eisen als bij een [aanbouw](/bouwen/aanbouwen-aan-uw-huis)",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Beslis dit eerst. Een koude serre die later bij de kamer getrokken wordt, is bijna altijd te dun gebouwd, en de warmte van het huis condenseert dan op het glas.",
          ],
        },
      ],
    },
    {
      id: "onderdelen",
      heading: "Waar een serre op staat of valt",
      blocks: [
        {
          type: "figure",
          drawing: "serre-aanbouw",
          alt: "Doorsnede van een serre tegen een gevel met muurprofiel, glasdak op helling, goot, kolom, schuifpui en fundering",
          caption: "Serre tegen een achtergevel",
          legend: [
            "Muurprofiel met loodslab, ingewerkt in een voeg van de gevel.",
            "Dakligger: draagt glas en sneeuw, en vangt de wind.",
            "Glasdak op helling, met veiligheidsglas boven uw hoofd.",
            "Goot met eigen regenpijp.",
            "Kolom, verankerd op de fundering.",
            "Schuifpui met lage dorpel en afwatering ervoor.",
            "Vloer op een strook tot vorstvrije diepte, met een koudebrugonderbreking.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De naad met het huis lekt het vaakst. Een profiel dat alleen tegen de steen gekit is, laat bij de eerste droge zomer los. Wij slijpen een voeg in, zetten er een slabbe in vast en laten die over het profiel vallen. Zit er een spouw achter, dan moet daarboven ook een waterkering in de muur: anders komt het water uit het buitenblad in de serre terecht.",
          ],
        },
      ],
    },
    {
      id: "warmte",
      heading: "Hitte, kou en condens",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Zon die door glas komt, gaat er niet meer uit. Schaduw hoort daarom **buiten**: een screen of doek boven het glas houdt de hitte tegen, een gordijn binnen houdt alleen het licht tegen. Warme lucht moet bovenin weg kunnen en onderin worden aangevuld. Een klep in de nok en een rooster bij de vloer doen zonder stroom meer dan een ventilator.",
            "In de winter slaat vocht neer op het koudste vlak. Planten, was en een open keukendeur maken dat erger. Isolerend glas met warme afstandhouders en een spleet ventilatie houden het droog.",
          ],
        },
      ],
    },
    {
      id: "materiaal",
      heading: "Hout, aluminium of staal",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Hout:** warm, te repareren, past bij een oud huis. Schilderwerk blijft, vooral aan de liggende delen.",
            "**Aluminium:** slank, geen verf. Let op thermisch onderbroken profielen, anders druipen ze.",
            "**Staal:** de dunste lijnen. Kostbaar, roest als de poederlaag beschadigt.",
            "**Dak van glas of plaat:** glas is stiller en helderder, kunststof plaat lichter en goedkoper maar luidruchtig bij regen.",
          ],
        },
      ],
    },
    {
      id: "bouw",
      heading: "In welke stappen wij bouwen",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Plek en zon",
              text: "Wij noteren wanneer de zon waar staat; dat bepaalt het dak meer dan de stijl.",
            },
            {
              title: "Fundering",
              text: "Strook of poeren op vaste grond. Op los zand of tegels zakt de hoek en klemt de pui.",
            },
            {
              title: "Skelet",
              text: "Kolommen en liggers, waterpas, gekoppeld aan de gevel maar vrij om te zetten.",
            },
            { title: "Glas en goot", text: "Van het dak naar beneden, op rubbers, met de goot op afschot." },
            {
              title: "Naad en vloer",
              text: "Slabbe, afwerking, vloer en zonwering. Daarna een proef met de tuinslang.",
            },
          ],
        },
      ],
    },
    {
      id: "regels-en-prijs",
      heading: "Regels en prijs",
      blocks: [
        {
          type: "countries",
          nl: [
            "Een serre geldt als aanbouw: achter het huis soms vergunningvrij, aan de voorkant of bij een monument niet. Doe de vergunningcheck en lees het omgevingsplan. Verwarmt u de serre mee, dan gelden zwaardere eisen voor isolatie.",
          ],
          be: [
            "Een veranda telt in Vlaanderen mee in de {melding aanbouw be} aangebouwde bijgebouwen die onder voorwaarden met een melding kunnen. Breekt u er een draagmuur voor open, dan is een architect nodig. Gemeenten kunnen strenger zijn.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De oppervlakte glas bepaalt de prijs, en daarbinnen het soort glas in het dak. Verder: fundering, profielen, zonwering, het aantal openingen en wat er aan de gevel moet gebeuren. Zelf doen kan: de vloer leggen en schilderen. Glas in een dak zetten niet; dat is tillen boven uw hoofd met een ruit van tientallen kilo’s.",
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
              question: "Kan een serre op mijn bestaande terras?",
              answer: [
                "Zelden. Tegels liggen op zand en zakken. Een plaat van beton met een rand tot vorstvrije diepte kan soms wel dienen; wij graven een gat om te kijken.",
              ],
            },
            {
              question: "Hoe maak ik het glasdak schoon?",
              answer: [
                "Met een lange steel vanaf de grond of vanuit een bovenraam. Loop nooit op glas of kunststof plaat.",
              ],
            },
            {
              question: "Wat is het verschil met een terrasoverkapping?",
              answer: [
                "Een overkapping is open en hoeft niet dicht te zijn. Over daken boven een terras leest u bij [patio-dak](/kennisbank/patio-dak).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.permitNl, sources.extensionBe],
  relatedServices: ["bouwen/aanbouwen-aan-uw-huis", "bouwen/metselwerk", "onderhoud/schilder"],
  relatedArticles: ["patio-dak", "terras-dak", "gevellekkage"],
};
