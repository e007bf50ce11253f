import type { Article } from "~/content/types";

export const article: Article = {
  slug: "daklekkage-verzekering",
  title: "Daklekkage en verzekering: wie betaalt welk deel",
  meta: {
    title: "Daklekkage en verzekering: wat wordt vergoed en wat niet",
    description:
      "De natte kamer wordt meestal vergoed, het versleten dak niet. Wat Nederlandse en Belgische polissen dekken bij storm, regen en slijtage, en hoe u goed meldt.",
    keywords: [
      "daklekkage verzekering",
      "opstalverzekering lekkage",
      "brandverzekering waterschade dak",
      "stormschade dak",
    ],
  },
  category: "verzekering",
  excerpt:
    "Verzekeraars betalen meestal de gevolgen van een daklekkage, niet de versleten plek zelf. Wat dat betekent in Nederland en in België, en hoe u een afwijzing aanvecht.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Het natte plafond betaalt uw verzekeraar meestal wel, het versleten lood niet. Alleen als storm, hagel of een vallende boom het dak heeft beschadigd, hoort ook de reparatie van het dak zelf erbij. Hoe u meldt en wat u kunt laten zien over onderhoud, maakt het verschil.",
  sections: [
    {
      id: "wie-betaalt",
      heading: "Eén lek, acht rekeningen",
      blocks: [
        {
          type: "figure",
          drawing: "daklekkage-verzekering",
          alt: "Doorsnede van een huis na een storm, met genummerde schade: weggewaaide pannen, oud lood, volle goot, natte isolatie, nat plafond, meubels, noodzeil en een pan op de auto van de buren.",
          caption: "Welke schade onder welke dekking valt, getekend in één huis.",
          legend: [
            "Weggewaaide pannen: stormdekking van opstal- of brandverzekering, min het eigen risico.",
            "Versleten lood bij de schoorsteen: onderhoud, voor eigen rekening.",
            "Overgelopen goot: de reiniging betaalt u, de waterschade vaak de verzekeraar.",
            "Doorweekte isolatie en dakbeschot: gevolgschade aan het gebouw.",
            "Nat plafond en behang: gevolgschade aan het gebouw.",
            "Meubels, kleding, tapijt: inboedelverzekering.",
            "Noodzeil: kosten om erger te voorkomen, meestal vergoed.",
            "Een pan op de auto van de buren: hun autoverzekering of uw aansprakelijkheid.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De hoofdregel is in beide landen dezelfde. Een verzekering dekt iets wat u niet zag aankomen. Slijtage ziet u wel aankomen, dus die betaalt u zelf. De gevolgen van één bui door een kapotte pan zag u niet aankomen.",
            "De woorden in de polis verschillen. Onderstaande tabel geeft de gewone gang van zaken; uw eigen voorwaarden gaan voor.",
          ],
        },
        {
          type: "table",
          caption: "Wat gewoonlijk gedekt is",
          head: ["Schade", "Nederland", "België"],
          rows: [
            [
              "Regen door het dak, binnen nat",
              "Opstal: ja, als het onverwacht was",
              "Waarborg waterschade: ja",
            ],
            [
              "Reparatie van het gat zelf",
              "Nee, tenzij storm of hagel het maakte",
              "Nee, tenzij storm of hagel het maakte",
            ],
            ["Neerslag door een open dakraam", "Bij veel polissen niet", "Verschilt; kijk uw polis na"],
            ["Spullen in huis", "Inboedel", "Inhoud, als u die meeverzekerd hebt"],
            ["Noodafdekking", "Bereddingskosten", "Reddingskosten"],
            ["Rot, schimmel, jarenlang vocht", "Nee", "Nee of begrensd"],
          ],
        },
      ],
    },
    {
      id: "storm",
      heading: "Wanneer is het storm?",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Nederlandse polissen",
              value: "windkracht 7",
              note: "Vanaf 14 meter per seconde. Het KNMI zelf spreekt pas bij windkracht 9 van storm.",
            },
            {
              label: "België, wettelijke basis",
              value: "100 km/u",
              note: "Gemeten op het naaste station, of zichtbare schade in de buurt.",
            },
            {
              label: "België, veel polissen",
              value: "80 km/u",
              note: "Volgens Assuralia dekken bijna alle verzekeraars vanaf deze snelheid (2022).",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Bij storm geldt vaak een hoger eigen risico dan bij gewone schade. In België heet dat de franchise. Kijk het na voordat u voor drie pannen een dossier opent.",
            "Schrijf dag en uur op. Met die gegevens zoekt de verzekeraar de windmeting erbij. Lagen er bij de buren ook pannen op straat, maak daar dan een foto van: dat telt mee.",
          ],
        },
      ],
    },
    {
      id: "onderhoud",
      heading: "Achterstallig onderhoud: zo voorkomt u de discussie",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De meeste afwijzingen draaien om één woord: onderhoud. De expert kijkt of de goot vol zat, of het lood al langer los was, of er oude kringen onder de nieuwe zitten. U hoeft geen perfect dak te hebben. U moet kunnen laten zien dat u ernaar omkeek.",
          ],
        },
        {
          type: "list",
          style: "check",
          intro: "Eén map, digitaal of op papier, met:",
          items: [
            "facturen van dakwerk, gootreiniging en schoorsteenvegen;",
            "een [inspectierapport](/daken/dakinspectie) met foto’s, het liefst niet ouder dan een paar jaar;",
            "uw eigen foto’s van dak en goot, één keer per jaar;",
            "een lijstje met wat u zag en wat u eraan deed.",
          ],
        },
      ],
    },
    {
      id: "melden",
      heading: "Schade melden in vijf stappen",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Beperk de schade",
              text: "Laat een noodafdekking maken en vang water op. Wie niets doet, loopt kans op een lagere uitkering.",
            },
            {
              title: "Leg vast",
              text: "Film de kamer, de zolder en het dak vanaf de grond. Bewaar kapotte onderdelen.",
            },
            {
              title: "Meld dezelfde of de volgende dag",
              text: "Online of via uw tussenpersoon. Beschrijf wat u zag, niet wat u denkt dat de oorzaak is.",
            },
            {
              title: "Vraag een herstelofferte",
              text: "Laat noodwerk, herstel van het dak en herstel binnen apart op de offerte zetten. Dat zijn drie verschillende potjes.",
            },
            {
              title: "Wees thuis bij de expert",
              text: "Loop mee, wijs aan, en vraag wat hij als oorzaak opschrijft. Laat uw dakdekker zo nodig aanschuiven.",
            },
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Eerst overleggen, dan vernieuwen",
          text: "Is het dak al hersteld voordat iemand de oorzaak kon zien, dan kan de verzekeraar de dekking weigeren. Het hof van Luik gaf een verzekeraar daarin in 2020 gelijk. De eigenaar had een gebroken leiding laten maken zonder foto van de oorzaak en zonder het oude stuk te bewaren.",
        },
      ],
    },
    {
      id: "verschillen",
      heading: "Nederland en België naast elkaar",
      blocks: [
        {
          type: "countries",
          nl: [
            "De opstalverzekering dekt het huis. Banken eisen die bij een hypotheek. Bij een appartement loopt ze via de VvE.",
            "Bent u het niet eens met de expert, dan mag u zelf een contra-expert kiezen. De wet legt de redelijke kosten voor het vaststellen van gedekte schade bij de verzekeraar. Spreek het vooraf door.",
            "Komt u er niet uit, dan klaagt u eerst bij de verzekeraar en daarna bij het Kifid.",
          ],
          be: [
            "De brandverzekering dekt ook water en storm. Storm, hagel en sneeuwdruk zitten er verplicht in. Een eigenaar die zelf in zijn huis woont, is wettelijk niet verplicht er een te hebben; huurders en verhuurders in Vlaanderen zijn dat sinds 2019 wel.",
            "Insijpeling door het dak zit in bijna elke polis onder waterschade, maar het dak zelf niet.",
            "Bij een geschil gaat u naar de klachtendienst van de verzekeraar en dan naar de Ombudsman van de Verzekeringen.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over polis en uitkering",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "De verzekeraar noemt het slijtage. En nu?",
              answer: [
                "Vraag het rapport van de expert op. Laat een dakdekker schriftelijk verklaren wat hij aantrof, met foto’s. Toon uw onderhoudsmap. Vaak gaat het niet om ja of nee, maar om welk deel gevolgschade is.",
              ],
            },
            {
              question: "Betaalt de verzekering ook het zoeken naar het lek?",
              answer: [
                "Bij lekkende leidingen zijn opsporen en hakwerk vaak meeverzekerd. Bij regen door het dak wisselt dat per polis. Vraag het vóór de opdracht.",
              ],
            },
            {
              question: "Ik huur. Moet ik iets doen?",
              answer: [
                "Het dak meldt u bij de verhuurder. Uw eigen spullen lopen via uw inboedelverzekering of, in België, via uw brandverzekering als huurder.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Consumentenbond: waterschade en opstalverzekering",
      url: "https://www.consumentenbond.nl/opstalverzekering/waterschade",
    },
    {
      title: "Het Parool: stormschade, wat is verzekerd (Verbond van Verzekeraars)",
      url: "https://www.parool.nl/amsterdam/stormschade-wat-is-verzekerd-en-wat-niet~a4552870/",
    },
    {
      title: "Brabants Dagblad: woningschade door de storm",
      url: "https://www.bd.nl/wonen/woningschade-door-de-storm-dit-kun-je-het-beste-doen~a72d3a8b/",
    },
    {
      title: "Immovlan: stormen en natuurrampen, wat dekt de verzekering",
      url: "https://immo.vlan.be/nl/advies/investering---financiering---verzekering/31298/stormennatuurrampen-wat-dekt-de-verzekering",
    },
    {
      title: "VRT NWS: wat te doen na stormweer (Assuralia)",
      url: "https://www.vrt.be/vrtnws/nl/2019/03/10/eerste-hulp-bijschade-wat-te-doen-na-het-stormweer/",
    },
    {
      title: "Business AM: stormdekking in de brandverzekering (Assuralia, 2022)",
      url: "https://businessam.be/?p=105097",
    },
    {
      title: "FOD Economie: brandverzekering en natuurrampen",
      url: "http://economie.fgov.be/nl/consument/Verzekering/brandverzekering/",
    },
    {
      title: "MeFirst: de waarborg waterschade in de brandverzekering",
      url: "https://www.mefirst.be/nl/verzekeringsgids/brand/waterschade.html",
    },
    {
      title: "Dirkzwager: hof Den Haag over de kosten van een contra-expert (artikel 7:959 BW)",
      url: "https://www.dirkzwager.nl/kennis/artikelen/hof-den-haag-voorwaarde-van-nivre-registratie-van-contra-expert-is-bij-consumentenverzekering-in-strijd-met-de-wet/",
    },
    {
      title: "Belgisch Ondernemersinstituut: het gebrek herstellen vóór de verzekeraar komt kijken",
      url: "https://www.belgischondernemersinstituut.be/post/het-gebrek-herstellen-v%C3%B3%C3%B3r-de-verzekeraar-komt-kijken",
    },
  ],
  relatedServices: ["daken/dakinspectie", "daken/daklekkage", "onderhoud/preventief-onderhoud"],
  relatedArticles: ["daklekkage-stappenplan", "dak-onderhoud-jaarschema", "jaarlijkse-schoorsteencontrole"],
};
