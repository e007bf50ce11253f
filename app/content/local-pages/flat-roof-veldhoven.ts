import { townSources } from "~/content/towns/sources";
import type { LocalPage } from "~/content/types";

export const flatRoofVeldhoven: LocalPage = {
  path: "/veldhoven/plat-dak-specialist",
  updated: "2026-11-24",
  meta: {
    title: "Plat dak Veldhoven: garage, aanbouw en dakkapel",
    description:
      "In Veldhoven liggen platte daken op garages, uitbouwen en dakkapellen, vaak gedeeld met de buren. Afspraken, herstel en panelen op een plat dak.",
    keywords: ["plat dak Veldhoven", "garagedak Veldhoven", "dakkapel dakbedekking Veldhoven"],
  },
  title: "Plat dak in Veldhoven",
  lead: "Het gemiddelde platte dak in Veldhoven is klein: een garage, een uitbouw, het dakje van een kapel. Klein betekent niet eenvoudig. Veel rand op weinig vlak, en aan één of twee kanten loopt het gewoon door bij de buren.",
  house: "terrace",
  detail: "flat-edge",
  caption: "Een garage of uitbouw heeft veel rand op weinig vlak, en opzij loopt het dak door bij de buren.",
  sections: [
    {
      id: "garagerij",
      heading: "De garagerij",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "In Zonderwijk, ’t Look en De Polders staan garages in rijen van vier tot twintig. Bovenop ligt één doorlopende baan, met alle afschot naar achteren. Ieder bezit zijn eigen strook, maar het water loopt door. Repareert u alleen uw deel, dan maakt u twee nieuwe naden in een oud dak.",
          ],
        },
        {
          type: "list",
          style: "number",
          intro: "Zo krijgt u een garagerij in één keer goed:",
          items: [
            "Laat één inspectie doen, met een tekening waarop elke strook staat.",
            "Vraag een prijs voor het geheel en een sleutel per garage.",
            "Neem golfplaten of verdachte beschotten apart op; asbest verwijderen begint met een melding.",
            "Wie niet meedoet, krijgt een nette randafwerking en tekent dat hij het weet.",
          ],
        },
      ],
    },
    {
      id: "uitbouw-tegen-gevel",
      heading: "De uitbouw tegen de gevel",
      blocks: [
        {
          type: "table",
          caption: "Lek bij een uitbouw: waar u kijkt",
          head: ["Teken binnen", "Waarschijnlijke plek", "Herstel"],
          rows: [
            [
              "nat langs de oude gevel",
              "loodslab of voeg erboven",
              "slab vernieuwen, spouw laten uitwateren",
            ],
            ["druppel bij het daklicht", "opstand of kitnaad", "opstand verhogen, nieuwe aansluiting"],
            ["nat in de hoek bij de buren", "gedeelde rand", "samen een nieuwe afdekking"],
            [
              "vlek midden op het plafond",
              "scheur, soms een leiding",
              "eerst uitsluiten dat het leidingwater is",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Het water dat de gevel vangt, loopt in de spouw naar beneden en moet daar boven het dak weer naar buiten. Bij een doorgebroken achtergevel ontbreekt die voorziening nogal eens. Dan kunt u het dak drie keer vernieuwen zonder dat het droog wordt.",
          ],
        },
      ],
    },
    {
      id: "dakje-van-de-kapel",
      heading: "Het dakje van de dakkapel",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een dakkapel in Heikant of De Kelen heeft een houten plaatje met bitumen, van een halve meter tot twee meter diep. Elke paar jaar is er iemand die er een laag overheen plakt. Na drie lagen is het dak hoger dan de opstand, en loopt het water achterlangs. Wij halen alles weg, kijken naar het hout, leggen een plaat op afschot en maken er nieuwe dakbedekking op met een druipprofiel. Daarna vraagt het dakje jarenlang alleen een bezem.",
          ],
        },
      ],
    },
    {
      id: "zonnepanelen-plat",
      heading: "Panelen op een plat dak",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Eerst",
              value: "De bedekking",
              note: "Moet nog langer mee dan de panelen. Anders betaalt u demontage.",
            },
            {
              label: "Gewicht",
              value: "Ballast telt",
              note: "Tegels tegen opwaaien wegen soms meer dan de installatie.",
            },
            {
              label: "Bescherming",
              value: "Rubber tegel",
              note: "Onder elk steunpunt, nooit rechtstreeks op bitumen.",
            },
            {
              label: "Loopruimte",
              value: "40 cm",
              note: "Zodat een rooster en een naad bereikbaar blijven.",
            },
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Laat dakdekker en installateur elkaar bellen",
          text: "Wie boort waar, wie maakt de doorvoer dicht en wie geeft daar garantie op? Zet het op papier vóór de eerste haak erop gaat.",
        },
      ],
    },
    {
      id: "door-naar-veldhoven",
      heading: "Verder lezen",
      blocks: [
        {
          type: "links",
          links: [
            { label: "Veldhoven, wijk voor wijk", href: "/nl/veldhoven" },
            { label: "Daklekkage in Veldhoven", href: "/nl/veldhoven/daklekkage" },
            { label: "Garage onderhouden", href: "/onderhoud/onderhoud-garage" },
            { label: "Zonnepanelen en uw dak", href: "/kennisbank/zonnepanelen" },
            { label: "Wat is bitumen", href: "/kennisbank/wat-is-bitumen-dakbedekking" },
          ],
        },
      ],
    },
  ],
  sources: [
    townSources.asbestosNetherlands,
    {
      title: "Stichting Historisch Erfgoed Veldhoven: Zonderwijk",
      url: "https://shev.dse.nl/archief/informatiebulletin_30/informatiebulletin_30.htm",
    },
  ],
};
