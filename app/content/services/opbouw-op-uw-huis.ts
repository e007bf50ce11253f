import type { Service } from "~/content/types";
import { sources } from "./sources";

export const opbouwOpUwHuis: Service = {
  division: "building",
  slug: "opbouw-op-uw-huis",
  name: "Opbouw op uw huis",
  teaser: "Een verdieping op het huis of boven de garage, nadat de fundering is nagerekend.",
  updated: "2026-11-24",
  meta: {
    title: "Opbouw op uw huis, garage of aanbouw",
    description:
      "Een verdieping erop zonder tuin te verliezen. Eerst de fundering narekenen, dan licht bouwen. Stappen, risico’s en vergunning in Nederland en België.",
    keywords: ["opbouw", "dakopbouw", "optoppen", "verdieping op garage", "houtskeletbouw"],
  },
  title: "Opbouw op uw huis: de hoogte in",
  lead: "Een verdieping erbij kost geen tuin. Wel vraagt die iets van alles eronder: muren, vloer en vooral de fundering. Blijkt die het te dragen, dan staat de ruwbouw er verrassend snel.",
  requestType: "inspectie",
  sections: [
    {
      id: "kan-het",
      heading: "Kan het op uw huis?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De eerste vraag is niet hoe het eruit komt te zien, maar wat het weegt. Wij zoeken de bouwtekeningen op, graven zo nodig een gat naast de gevel en laten een constructeur rekenen. Op zand met een brede strook gaat er vaak een lichte verdieping op. Een garage van halfsteens muren op een dunne plaat draagt meestal niets extra’s en krijgt eigen kolommen.",
          ],
        },
        {
          type: "list",
          style: "check",
          intro: "Gunstige tekenen:",
          items: [
            "Plat dak, bouwjaar en tekening bekend.",
            "Steens muren of betonnen vloer op de plek.",
            "Geen scheuren of klemmende deuren eronder.",
            "Buren die al een opbouw hebben: dan is er vaak een precedent.",
          ],
        },
      ],
    },
    {
      id: "constructie",
      heading: "Licht bouwen op wat er staat",
      blocks: [
        {
          type: "figure",
          drawing: "opbouw-op-uw-huis",
          alt: "Doorsnede van een woning met nieuwe verdieping van houtskelet op een stalen ligger boven bestaande muren en fundering",
          caption: "De weg van het gewicht, van het nieuwe dak naar de grond",
          legend: [
            "Nieuw dak, op afschot naar een eigen afvoer.",
            "Houtskeletwand: licht, met isolatie in de dikte van de stijlen.",
            "Nieuwe balklaag, los van het oude plafond.",
            "Stalen of houten ligger die het gewicht naar de draagmuren brengt.",
            "Naad tussen oud en nieuw, met waterkering en slabbe.",
            "Bestaande muur, nagerekend.",
            "Fundering: strook of palen, nagerekend op het extra gewicht.",
          ],
        },
        {
          type: "table",
          caption: "Manieren om op te bouwen",
          head: ["Bouwwijze", "Voordeel", "Nadeel"],
          rows: [
            [
              "Houtskelet, ter plaatse",
              "Licht, past zich aan scheve muren aan",
              "Wekenlang afhankelijk van het weer",
            ],
            [
              "Prefab elementen",
              "Snel dicht, weinig rommel",
              "Kraan nodig; een meetfout is niet meer bij te schaven",
            ],
            [
              "Metselwerk of kalkzandsteen",
              "Zwaar, stil, past bij de gevel",
              "Meestal te zwaar voor oude fundering",
            ],
          ],
        },
      ],
    },
    {
      id: "volgorde",
      heading: "Zo verloopt een opbouw",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Onderzoek",
              text: "Tekeningen, fundering, balken, en wat omgevingsplan of verkaveling toelaat.",
            },
            {
              title: "Ontwerp en berekening",
              text: "Waar komt de trap? Die kost beneden een hap uit een kamer. Beslis dat als eerste.",
            },
            {
              title: "Vergunning",
              text: "Met tekening, berekening en vaak een gesprek met de buren over zon en inkijk.",
            },
            {
              title: "Tijdelijk dak",
              text: "Een zeildak of tent, zodat uw plafond droog blijft terwijl het dak eraf is.",
            },
            {
              title: "Ruwbouw",
              text: "Vloer, wanden, dak. Bij elementen staat dat in dagen, ter plaatse in weken.",
            },
            { title: "Dicht en af", text: "Kozijnen, gevel, goot; dan installaties, stuc en trap." },
          ],
        },
      ],
    },
    {
      id: "let-op",
      heading: "Waar het op aankomt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "**Water.** De naad tussen oud en nieuw ligt precies waar vroeger de dakrand zat. Die moet gekeerd zijn voordat de gevelbekleding erop komt. **Geluid.** Op één balklaag hoort u beneden elke stap; maak het plafond los. **Warmte.** Boven is het ’s zomers heter: zonwering buiten en zwaar materiaal in het dak. **Leidingen.** De standleiding en de radiator zitten zelden waar u ze nodig hebt.",
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "U kunt blijven wonen",
          text: "Bij een opbouw gebeurt bijna alles buiten en boven uw hoofd. De meeste overlast komt als het trapgat wordt gemaakt; plan dat als u weg bent.",
        },
      ],
    },
    {
      id: "vergunning",
      heading: "Vergunning in Nederland en Vlaanderen",
      blocks: [
        {
          type: "countries",
          nl: [
            "Een opbouw is bijna nooit vergunningvrij: er zijn een technische toets en een toets aan het omgevingsplan van uw gemeente. De vergunningcheck in het Omgevingsloket wijst de weg.",
            "Nieuwe delen moeten aan strengere isolatie-eisen voldoen dan het oude huis eronder.",
          ],
          be: [
            "In Vlaanderen vraagt een opbouw een omgevingsvergunning en in principe een architect. De verkavelingsvoorschriften leggen vaak bouwhoogte en daktype vast.",
            "EPB-eisen gelden voor de nieuwe delen. Is de woning minstens {woning btw be} oud en blijft het oude deel het grootst, dan kan het werk onder voorwaarden aan {btw laag be} btw.",
          ],
        },
      ],
    },
    {
      id: "prijs",
      heading: "Wat het werk duurder maakt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Versterking van fundering of muren, een kraan in een smalle straat, het tijdelijke dak, de trap, een badkamer boven, en de afwerking van de gevel. De vierkante meters zelf wegen minder. Zelf doen is er aan de ruwbouw niet bij; schilderen, vloeren en een deel van het stripwerk wel.",
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
              question: "Wat is verstandiger: een opbouw of een aanbouw?",
              answer: [
                "Met een kleine tuin en een sterke fundering: omhoog. Met ruimte achter: [aanbouwen](/bouwen/aanbouwen-aan-uw-huis) is eenvoudiger en raakt minder aan het huis.",
              ],
            },
            {
              question: "Is een dakkapel niet genoeg?",
              answer: [
                "Vaak wel. Hebt u onder de nok van een schuin dak ruim twee meter, kijk dan eerst daar. Een [dakkapel](/kennisbank/dakkapel-renovatie) is kleiner werk.",
              ],
            },
            {
              question: "Wie maakt de berekening?",
              answer: [
                "Een onafhankelijke constructeur. Wij bouwen wat hij tekent en laten hem de wapening en oplegging zien voor ze dichtgaan.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    sources.permitNl,
    sources.newLevelNl,
    sources.extensionBe,
    sources.energyBe,
    sources.vatRenovationBe,
  ],
  relatedServices: ["bouwen/aanbouwen-aan-uw-huis", "bouwen/timmerwerken", "daken/dakbedekking"],
  relatedArticles: ["plat-dak", "groendaken", "dakkapel-renovatie"],
};
