import type { Service } from "~/content/types";
import { sources } from "./sources";

export const dakbedekking: Service = {
  division: "roof",
  slug: "dakbedekking",
  name: "Dakbedekking",
  teaser: "Bitumen, EPDM, kunststof of zink op het platte dak; pannen of leien op het schuine.",
  updated: "2026-11-24",
  meta: {
    title: "Dakbedekking vernieuwen: bitumen, EPDM, pvc of zink",
    description:
      "Welke dakbedekking past op uw platte dak? Eerlijk vergeleken, met opbouw, afschot, dakrand en de vraag of de oude laag mag blijven liggen.",
    keywords: ["dakbedekking", "bitumen dak", "EPDM dakbedekking", "plat dak vernieuwen", "dakleer"],
  },
  title: "Dakbedekking vernieuwen op een plat dak",
  lead: "Een plat dak lekt zelden in het midden. Het lekt bij de rand, de afvoer en de naden. Hoe de randen zijn gemaakt, telt dus net zo zwaar als het materiaal.",
  requestType: "offerte",
  sections: [
    {
      id: "tekenen",
      heading: "Is vernieuwen nodig?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Kijk vanuit een bovenraam. Kale plekken waar de leislag weg is, een net van scheurtjes als krokodillenhuid, blazen die meeveren, naden die openstaan of een rand die loskomt: dat zijn de tekenen. Eén blaas of naad repareren wij. Is het vel overal bros, dan scheurt het naast elke reparatie verder.",
            "Ligt er twee dagen na de bui nog een plas, dan kan de bedekking goed zijn en de helling niet.",
          ],
        },
      ],
    },
    {
      id: "keuze",
      heading: "Vier materialen naast elkaar",
      blocks: [
        {
          type: "table",
          caption: "Dakbanen voor het platte dak",
          head: ["Materiaal", "Sterk punt", "Zwak punt", "Past bij"],
          rows: [
            [
              "Bitumen (SBS of APP), twee lagen",
              "Vergeeft veel, overal te herstellen",
              "Meestal open vlam nodig, wordt heet in de zon",
              "Bijna elk dak",
            ],
            [
              "EPDM-rubber",
              "Rekt mee, op maat uit één stuk, geen vlam",
              "Door een gaatje loopt water ongezien ver door; hoeken vragen precies lijmwerk",
              "Aanbouw, garage, dakkapel",
            ],
            [
              "Pvc of TPO",
              "Naden met hete lucht gelast, ook lichte kleuren",
              "Pvc niet zomaar tegen bitumen: de weekmakers trekken eruit",
              "Groot en strak vlak",
            ],
            [
              "Zink met staande naad",
              "Duurt lang, mooi in het zicht",
              "Wil helling en lucht eronder, duur",
              "Dakkapel, erker, licht hellend dak",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Wij vragen eerst wat er op het dak komt. Voor een [groendak](/kennisbank/groendaken) moet de baan wortelvast zijn, voor een [dakterras](/kennisbank/terras-dak) de isolatie drukvast, en onder [zonnepanelen](/kennisbank/zonnepanelen) wilt u er de komende jaren niet bij hoeven. Meer over het meest gebruikte materiaal leest u bij [bitumen](/kennisbank/wat-is-bitumen-dakbedekking).",
          ],
        },
      ],
    },
    {
      id: "opbouw",
      heading: "Hoe de dakrand in elkaar zit",
      blocks: [
        {
          type: "figure",
          drawing: "dakbedekking",
          alt: "Doorsnede van de rand van een plat dak met isolatie, twee lagen bitumen, opstand, daktrim en hemelwaterafvoer",
          caption: "Dakrand van een warm dak",
          legend: [
            "Dakvloer van hout of beton.",
            "Dampremmende laag, aan de randen omhoog gezet.",
            "Isolatie op afschot.",
            "Onderlaag van bitumen.",
            "Toplaag met leislag; de naden vallen niet boven die van de onderlaag.",
            "Opstand met een schuine hoeklat in de kim, zodat de baan niet knikt.",
            "Daktrim die de toplaag vastklemt.",
          ],
        },
        {
          type: "list",
          style: "check",
          intro: "Hierop letten wij bij elk dak:",
          items: [
            "Afschot van 16 millimeter per meter; in België is de aanbeveling 2%.",
            "Opstanden hoog genoeg, ook na isolatie, en bij deuren een drempel die water keert.",
            "Een noodafvoer in de rand. Zit de gewone afvoer dicht, dan moet het water ergens heen voordat het dak doorbuigt.",
            "Loodslabben bij muren in een ingezaagde voeg, nooit alleen met kit.",
          ],
        },
      ],
    },
    {
      id: "overlagen",
      heading: "Eroverheen of eerst slopen?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Overlagen mag als de oude laag vastzit en het pakket eronder droog is. Dat zien wij door een gat te maken, niet door te kijken: met een proefsnede snijden wij een vierkant uit, voelen of de isolatie nat is en maken het gat weer dicht. Een natte plank of drijfnatte wol onder een nieuwe laag rot door. Dan moet het eruit, ook als dat de offerte duurder maakt.",
            "Is uw dak niet geïsoleerd, dan is dit het moment. Bij [dakisolatie](/daken/dakisolatie) staat waarom dat bovenop moet en niet eronder.",
          ],
        },
      ],
    },
    {
      id: "uitvoering",
      heading: "Zo leggen wij het",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Droog weer kiezen",
              text: "Op een natte ondergrond hecht niets. Wij wachten liever op twee droge dagen dan dat wij een vroege datum halen.",
            },
            { title: "Leeg en vlak", text: "Grind, tegels en losse delen eraf, de vloer nagelopen." },
            {
              title: "Lagen en randen",
              text: "Eerst de vlakken, dan opstanden, hoeken en doorvoeren, die het meeste werk zijn.",
            },
            {
              title: "Zonder vlam waar het moet",
              text: "Bij riet, houten randen of een open spouw kleven wij koud of gebruiken hete lucht.",
            },
            {
              title: "Naproef",
              text: "Naden met een haak nagelopen, afvoer gespoeld, foto’s van elke hoek.",
            },
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
            "Vierkante meters, strekkende meters rand, het aantal doorvoeren, slopen en storten, isolatie, bereikbaarheid en het soort baan. Een klein dak is per meter duurder dan een groot, omdat de randen hetzelfde blijven. Op een schuin dak gelden andere posten; die staan bij [dakrenovatie](/daken/dakrenovatie).",
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
              question: "Hoe lang gaat het mee?",
              answer: [
                "Dat hangt meer af van afschot, zon en onderhoud dan van het merk. Een dak dat elk jaar geveegd en nagelopen wordt, haalt de bovenkant van wat de fabrikant opgeeft. Zie het [schema voor het platte dak](/kennisbank/plat-dak-onderhoud-schema).",
              ],
            },
            {
              question: "Mag ik op het dak lopen?",
              answer: [
                "Om te vegen, op zachte zolen en bij droog weer, als er een veilige opgang is. Niet bij vorst: koud bitumen breekt.",
              ],
            },
            {
              question: "Er ligt grind. Moet dat terug?",
              answer: [
                "Alleen als de baan los ligt en het grind die op zijn plaats houdt. Een vastgekleefde toplaag met leislag heeft geen grind nodig.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.flatRoofFallNl, sources.flatRoofFallBe],
  relatedServices: ["daken/dakisolatie", "onderhoud/onderhoud-garage", "daken/daklekkage"],
  relatedArticles: ["plat-dak", "wat-is-bitumen-dakbedekking", "dakbedekking-materialen"],
};
