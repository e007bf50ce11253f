import type { Choice, Division, DivisionId } from "~/content/types";
import { serviceCards } from "~/content/views/service-cards";
import { CALL_BACK, WISHES } from "~/lib/text/wishes";
import { company } from "./company";
import { region } from "./region";

/** Area served in the structured service data of every division. */
export const areaServed = ["Nederland", "België", "Eindhoven", "Noord-Brabant", "Limburg"] as const;

/** As the code carries them; what their hubs say now: divisions-now.server.ts. */
export const divisions: Record<DivisionId, Division> = {
  roof: {
    id: "roof",
    code: "TDS",
    name: company.divisions.roof.name,
    shortName: "Daken",
    path: "/daken",
    theme: "roof",
    meta: {
      title: "Dakdekker voor lekkage, renovatie en isolatie",
      description: `Dak lek, versleten of slecht geïsoleerd? Gratis inspectie binnen {inspectietijd} en een offerte binnen {offertetijd}, in ${region.both}.`,
      keywords: ["dakdekker", "daklekkage", "dakrenovatie", "dakisolatie", "plat dak", "dakpannen"],
    },
    title: "Dakdekker voor een dak dat dicht is en dicht blijft",
    lead: "Pannen, leien, bitumen, zink en lood: wij zoeken lekken, herstellen wat kapot is en leggen nieuw wat op is. Eerst kijken wij, gratis en binnen {inspectietijd}. Daarna weet u wat er moet gebeuren en wat nog kan wachten.",
    figures: ["roofPerYear", "roofTradition", "roofWarranty"],
    promises: ["roofInspection", "roofQuote", "roofEmergency", "roofWarrantyYears", "roofEnergy"],
    grid: {
      heading: "Wat is er met uw dak?",
      intro:
        "Kies wat het dichtst bij uw situatie komt. Weet u het niet zeker, begin dan met een inspectie: vanaf de grond ziet een dak er al gauw goed uit.",
      cards: serviceCards.roof,
    },
    process: {
      heading: "Van eerste melding tot droog dak",
      steps: [
        {
          title: "Melden",
          text: "U belt of stuurt foto’s. Komt er water binnen, zeg dat dan meteen: een noodafdichting gaat voor.",
        },
        {
          title: "Inspectie",
          text: "Wij bekijken het dak van boven én van onderen. Een lek zit zelden recht boven de vlek.",
        },
        {
          title: "Offerte",
          text: "Binnen {offertetijd} ligt er een offerte met foto’s, vierkante meters en materialen per laag.",
        },
        {
          title: "Uitvoering",
          text: "Wij werken per dakvlak, zodat er ’s avonds nooit een open dak achterblijft. Na afloop lopen wij het samen na.",
        },
      ],
    },
    knowledge: {
      heading: "Eerst zelf lezen",
      intro: "Zes stukken over daken, geschreven voor wie ze niet elke dag van boven ziet.",
      slugs: [
        "daklekkage-stappenplan",
        "daklekkage-herkennen-voorkomen",
        "dakpannen-welke-keus-is-er",
        "wat-is-bitumen-dakbedekking",
        "energiebesparing-door-isolatie",
        "daklekkage-verzekering",
      ],
    },
    banner: {
      heading: "Lekt het nu?",
      text: "Zet een emmer onder de plek, haal de stroom van een natte lamp en blijf zelf van het dak. Bel ons: de spoedservice is er {spoeduren}.",
      button: CALL_BACK,
    },
    region: {
      heading: "Dakdekkers uit de buurt",
      claim: "regionSpecialists",
      text: "Bij een lek telt de afstand. Daarom blijven onze dakdekkers in hun eigen streek: van Best tot Valkenswaard en over de grens in Lommel, Pelt en Hamont-Achel.",
    },
    structured: {
      serviceType: "Dakwerk",
      name: "Dakdekkerswerk: inspectie, reparatie en vernieuwing",
      description: `Inspectie, reparatie, renovatie, isolatie en nieuwe bedekking van schuine en platte daken in ${region.both}.`,
      offers: [
        {
          name: "Daklekkage verhelpen",
          description: "Opsporen en dichten van lekken in schuine en platte daken, ook met spoed.",
          href: "/daken/daklekkage",
        },
        {
          name: "Dakrenovatie",
          description: "Een dak vernieuwen van panlat tot nok, met folie en isolatie.",
          href: "/daken/dakrenovatie",
        },
        {
          name: "Dakisolatie",
          description: "Isolatie van binnenuit, van buitenaf of op een plat dak.",
          href: "/daken/dakisolatie",
        },
        {
          name: "Dakinspectie",
          description: "Controle van dakvlak, aansluitingen en goten, met foto’s.",
          href: "/daken/dakinspectie",
        },
      ],
    },
    widgetChoices: [
      { id: "daklekkage", label: "Daklekkage" },
      { id: "dakinspectie", label: "Dakinspectie" },
      { id: "dakrenovatie", label: "Dakrenovatie" },
      { id: "dakbedekking", label: "Nieuwe dakbedekking" },
      { id: "dakisolatie", label: "Dakisolatie" },
      { id: "dakgoot-reinigen", label: "Dakgoot reinigen" },
      { id: "dakgoot-lekkage", label: "Dakgoot lekt" },
    ],
  },
  chimney: {
    id: "chimney",
    code: "TSS",
    name: company.divisions.chimney.name,
    shortName: "Schoorsteen",
    path: "/schoorsteen",
    theme: "chimney",
    meta: {
      title: "Schoorsteen repareren, vegen, voegen of slopen",
      description:
        "Loszittende voegen, vocht naast het rookkanaal of een schoorsteen die slecht trekt? Wij vegen, inspecteren en metselen, rond Eindhoven en in Belgisch-Limburg.",
      keywords: [
        "schoorsteenveger",
        "schoorsteen renovatie",
        "schoorsteen voegen",
        "loodslabben",
        "rookkanaal",
      ],
    },
    title: "Schoorsteen repareren, zodat hij trekt en droog blijft",
    lead: "Geen deel van uw huis vangt zoveel regen, wind en vorst als de schoorsteen. Wij vegen het kanaal, vervangen voegen en lood, metselen de kop opnieuw of halen weg wat u niet meer gebruikt.",
    figures: ["chimneyExperience", "chimneyAvailable", "chimneyCertified"],
    promises: [],
    grid: {
      heading: "Van kap tot haard",
      intro:
        "Vuil zit in het kanaal, schade meestal aan de buitenkant: bij de kroon, in de voegen en in het lood waar de schoorsteen door het dak komt.",
      cards: serviceCards.chimney,
    },
    process: {
      heading: "Zo werken wij aan een schoorsteen",
      steps: [
        {
          title: "Wat stookt u?",
          text: "Hout, gas, pellets of niets meer: dat bepaalt wat wij meenemen. Laat het vuur minstens een dag uit.",
        },
        {
          title: "Kijken",
          text: "De kop vanaf het dak of de hoogwerker, het kanaal met een camera, het lood van dichtbij.",
        },
        {
          title: "Uitleg",
          text: "U krijgt de beelden erbij. Wij zeggen wat gevaarlijk is, wat lekt en wat alleen lelijk is.",
        },
        {
          title: "Werk",
          text: "Vegen kan in één bezoek. Voegen en metselen doen wij bij droog weer boven de vijf graden, want verse mortel verdraagt geen vorst.",
        },
      ],
    },
    knowledge: {
      heading: "Meer over rook, roet en regen",
      intro: "Wat u zelf kunt zien en wanneer u beter iemand laat klimmen.",
      slugs: [
        "jaarlijkse-schoorsteencontrole",
        "gevellekkage",
        "daklekkage-herkennen-voorkomen",
        "dak-onderhoud-jaarschema",
      ],
    },
    banner: {
      heading: "Rook in de kamer of een melder die afgaat?",
      text: "Doof het vuur als dat veilig kan, zet ramen open en ga naar buiten. Bij klachten of brand belt u 112, en ons pas daarna.",
      button: CALL_BACK,
    },
    region: {
      heading: "In Nederland en in Vlaanderen",
      claim: "regionSpecialists",
      text: "In Nederland en in Vlaanderen gelden andere regels voor vegen en attesten. Wij werken aan beide kanten van de grens en zeggen welke regels voor u gelden.",
    },
    structured: {
      serviceType: "Schoorsteenwerk",
      name: "Schoorsteen vegen, repareren en renoveren",
      description: `Vegen, inspecteren, voegen, renoveren en verwijderen van schoorstenen in ${region.both}.`,
      offers: [
        {
          name: "Schoorsteen vegen",
          description: "Rookkanaal vegen en nakijken op trek, nesten en scheuren.",
          href: "/schoorsteen/schoorsteen-vegen",
        },
        {
          name: "Schoorsteeninspectie",
          description: "Onderzoek van kanaal, kop, voegen en loodwerk.",
          href: "/schoorsteen/schoorsteen-inspectie",
        },
        {
          name: "Schoorsteenrenovatie",
          description: "Opnieuw metselen, lood vervangen of een nieuw kanaal plaatsen.",
          href: "/schoorsteen/schoorsteen-renovatie",
        },
        {
          name: "Schoorsteen verwijderen",
          description: "Slopen tot onder het dak of helemaal, en het dak dichtmaken.",
          href: "/schoorsteen/schoorsteen-verwijderen",
        },
      ],
    },
    widgetChoices: [
      { id: "schoorsteen-vegen", label: "Schoorsteen vegen" },
      { id: "schoorsteen-inspectie", label: "Inspectie met camera" },
      { id: "schoorsteen-voegen-repareren", label: "Voegen herstellen" },
      { id: "schoorsteen-renovatie", label: "Renovatie of lood" },
      { id: "schoorsteen-onderhoud", label: "Jaarlijks onderhoud" },
      { id: "schoorsteen-verwijderen", label: "Schoorsteen weghalen" },
    ],
  },
  maintenance: {
    id: "maintenance",
    code: "TOS",
    name: company.divisions.maintenance.name,
    shortName: "Onderhoud",
    path: "/onderhoud",
    theme: "maintenance",
    meta: {
      title: "Woningonderhoud: goot, dakkapel, hout en verf",
      description:
        "Volle goot, rot boeideel of verf die loslaat? Wij houden de buitenkant van uw huis bij, per klus of met een vast pakket, rond Eindhoven en in Belgisch-Limburg.",
      keywords: [
        "woningonderhoud",
        "dakkapel onderhoud",
        "schilder",
        "dakgoot onderhoud",
        "preventief onderhoud",
      ],
    },
    title: "Woningonderhoud: klein werk nu, geen grote schade straks",
    lead: "Het begint met een volle goot, een open naad bij de dakkapel of een blaar in de verf. Wij lopen de buitenkant van uw huis na, doen wat nodig is en schrijven op wat een jaar kan wachten.",
    figures: ["maintenancePerYear", "maintenanceYears", "maintenanceSatisfaction"],
    promises: [],
    grid: {
      heading: "Wat moet er gebeuren?",
      intro:
        "Eén klus of een vaste ronde per jaar: het kan allebei. Voor de vaste ronde kijkt u bij [Zorgeloos Wonen](/zorgeloos-wonen).",
      cards: serviceCards.maintenance,
    },
    process: {
      heading: "Eerst een ronde, dan het werk",
      steps: [
        {
          title: "Ronde om het huis",
          text: "Wij beginnen bij de dakrand en eindigen bij de dorpels. Alles wat wij zien, komt op de foto.",
        },
        {
          title: "Een lijst in drieën",
          text: "Nu doen, dit jaar doen, in het oog houden. U kiest zelf waar u de streep trekt.",
        },
        {
          title: "Bundelen",
          text: "Staat de steiger of hoogwerker er toch, dan nemen wij goot, hout en verf in dezelfde week mee.",
        },
        {
          title: "Vastleggen",
          text: "U houdt een overzicht met datum en foto’s. Handig bij verkoop, en als uw verzekeraar ernaar vraagt.",
        },
      ],
    },
    knowledge: {
      heading: "Onderhoud per seizoen",
      intro: "Schema’s en uitleg, zodat u weet wat wanneer aan de beurt is.",
      slugs: [
        "dak-onderhoud-jaarschema",
        "plat-dak-onderhoud-schema",
        "dakgoot",
        "regenpijp",
        "schilderwerken",
        "lekkage-dakkapellen",
      ],
    },
    banner: {
      heading: "Niet meer zelf op de ladder",
      text: "Met een pakket van Zorgeloos Wonen komen wij uit onszelf langs. U vraagt het vrijblijvend aan; wij bekijken eerst uw woning.",
      button: WISHES.onderhoud,
    },
    region: {
      heading: "Onderhoud dicht bij huis",
      claim: "regionSpecialists",
      text: "Wie elk jaar terugkomt, rijdt liever niet ver. Onze ronde loopt langs de dorpen rond Eindhoven en verder naar Lommel, Pelt en Hamont-Achel.",
    },
    structured: {
      serviceType: "Woningonderhoud",
      name: "Woningonderhoud aan dakgoot, dakkapel en houtwerk",
      description: `Onderhoud van dakgoten, dakkapellen, houtwerk, schilderwerk en garages in ${region.both}.`,
      offers: [
        {
          name: "Preventief onderhoud",
          description: "Een vaste controleronde langs dak, goot, gevel en schilderwerk.",
          href: "/onderhoud/preventief-onderhoud",
        },
        {
          name: "Onderhoud dakkapel",
          description: "Dak, lood, zijwangen en kozijnen van de dakkapel nakijken en herstellen.",
          href: "/onderhoud/onderhoud-dakkapel",
        },
        {
          name: "Onderhoud dakgoot",
          description: "Goten en afvoeren reinigen, stellen en repareren.",
          href: "/onderhoud/onderhoud-dakgoot",
        },
        {
          name: "Schilderwerk",
          description: "Buitenschilderwerk met houtherstel aan kozijnen, deuren en boeidelen.",
          href: "/onderhoud/schilder",
        },
      ],
    },
    widgetChoices: [
      { id: "preventief-onderhoud", label: "Controle van het huis" },
      { id: "onderhoud-dakgoot", label: "Dakgoot" },
      { id: "onderhoud-dakkapel", label: "Dakkapel" },
      { id: "dakkapel-reinigen", label: "Dakkapel reinigen" },
      { id: "schilder", label: "Schilderwerk" },
      { id: "onderhoud-hout-dak", label: "Houtwerk aan het dak" },
      { id: "onderhoud-garage", label: "Garage" },
      { id: "gevel-reiniging", label: "Gevelreiniging" },
    ],
  },
  building: {
    id: "building",
    code: "TBS",
    name: company.divisions.building.name,
    shortName: "Bouwen",
    path: "/bouwen",
    theme: "building",
    meta: {
      title: "Aannemer voor aanbouw, opbouw, verbouwing en nieuwbouw",
      description:
        "Ruimte erbij of een huis vanaf de grond: metselaars en timmerlieden met één aanspreekpunt, van fundering tot oplevering. Wij bouwen in heel Nederland.",
      keywords: ["aannemer", "aanbouw", "opbouw", "verbouwen", "nieuwbouw", "metselwerk", "timmerwerk"],
    },
    title: "Aannemer voor meer ruimte, van fundering tot sleutel",
    lead: "Een aanbouw aan de keuken, een verdieping op de garage, een nieuwe gevel of een heel huis. Onze metselaars en timmerlieden bouwen wat getekend is, en zeggen het vóór de eerste steen als de tekening niet klopt.",
    figures: ["buildingPerYear", "buildingYears", "buildingTailored"],
    promises: [],
    grid: {
      heading: "Wat wilt u bouwen?",
      intro:
        "Van een muur van twee vierkante meter tot een woning. Staat uw plan er niet bij, dan past het meestal onder verbouwing of renovatie.",
      cards: serviceCards.building,
    },
    process: {
      heading: "De weg van plan naar huis",
      steps: [
        {
          title: "Plan en plek",
          text: "Wij meten op, kijken naar grond, buren en leidingen, en vragen wat u er straks wilt doen.",
        },
        {
          title: "Tekening en vergunning",
          text: "Een tekening en een berekening door een constructeur. Dan blijkt of een vergunning nodig is.",
        },
        {
          title: "Ruwbouw",
          text: "Fundering, muren, vloer en dak. Is het gebouw wind- en waterdicht, dan pas begint het werk binnen.",
        },
        {
          title: "Afbouw en oplevering",
          text: "U loopt alles na met een lijst in de hand. Wat daarop staat, lossen wij op; pas dan is het werk klaar.",
        },
      ],
    },
    knowledge: {
      heading: "Voordat u een tekening laat maken",
      intro: "Over daken op de nieuwe ruimte, dakkapellen en muren die droog moeten blijven.",
      slugs: ["patio-dak", "terras-dak", "plat-dak", "dakkapel-renovatie", "groendaken", "gevellekkage"],
    },
    banner: {
      heading: "Loop het plan met ons door",
      text: "Een schets op papier is genoeg. Wij komen kijken wat uw huis draagt, wat de grond toelaat en welke stap eerst moet.",
      button: WISHES.offerte,
    },
    region: {
      heading: "Bouwen in heel Nederland",
      claim: "regionBuilding",
      text: "Een bouwplaats duurt maanden, dus een langere rit is geen bezwaar. Onze dak-, schoorsteen- en onderhoudsmensen blijven wel in de regio Eindhoven en in Belgisch-Limburg.",
    },
    structured: {
      serviceType: "Bouwen en verbouwen",
      name: "Aanbouw, opbouw, verbouwing en nieuwbouw",
      description:
        "Metselwerk, timmerwerk, aanbouw, opbouw, verbouwing en nieuwbouw van woningen in Nederland.",
      offers: [
        {
          name: "Aanbouw",
          description: "Een uitbouw aan de achter- of zijkant, van fundering tot afwerking.",
          href: "/bouwen/aanbouwen-aan-uw-huis",
        },
        {
          name: "Opbouw",
          description: "Een extra verdieping op huis, garage of aanbouw.",
          href: "/bouwen/opbouw-op-uw-huis",
        },
        {
          name: "Verbouwing",
          description: "Een nieuwe indeling van een bestaande woning.",
          href: "/bouwen/uw-huis-verbouwen",
        },
        {
          name: "Nieuwbouw",
          description: "Een nieuwe woning, van kavel en vergunning tot oplevering.",
          href: "/bouwen/nieuwbouw",
        },
      ],
    },
    widgetChoices: [
      { id: "aanbouwen-aan-uw-huis", label: "Aanbouw" },
      { id: "opbouw-op-uw-huis", label: "Opbouw" },
      { id: "uw-huis-verbouwen", label: "Verbouwing" },
      { id: "serre-aanbouw", label: "Serre" },
      { id: "nieuwbouw", label: "Nieuwbouw" },
      { id: "metselwerk", label: "Metselwerk" },
      { id: "timmerwerken", label: "Timmerwerk" },
      { id: "dakkapel", label: "Dakkapel" },
    ],
  },
};

/** Choices of the quote widget on pages that belong to no division. */
export const generalWidgetChoices: Choice[] = [
  { id: "daklekkage", label: "Daklekkage" },
  { id: "dakinspectie", label: "Dakinspectie" },
  { id: "dakrenovatie", label: "Dakrenovatie" },
  { id: "schoorsteen-inspectie", label: "Schoorsteen" },
  { id: "onderhoud-dakgoot", label: "Dakgoot" },
  { id: "schilder", label: "Schilderwerk" },
  { id: "aanbouwen-aan-uw-huis", label: "Aanbouw" },
  { id: "uw-huis-verbouwen", label: "Verbouwing" },
];

/** Links of the floating service menu of the roofs; 'Iets anders' is the free option. */
export const floatingMenuLinks: (Choice & { href: string })[] = [
  { id: "dakinspectie", label: "Dakinspectie", href: "/daken/dakinspectie" },
  { id: "daklekkage", label: "Daklekkage", href: "/daken/daklekkage" },
  { id: "dakbedekking", label: "Dakbedekking", href: "/daken/dakbedekking" },
  { id: "plat-dak", label: "Plat dak", href: "/kennisbank/plat-dak" },
  { id: "dakisolatie", label: "Dakisolatie", href: "/daken/dakisolatie" },
  { id: "onderhoud-dakkapel", label: "Onderhoud dakkapel", href: "/onderhoud/onderhoud-dakkapel" },
  { id: "dakgoot-reinigen", label: "Dakgoot reinigen", href: "/daken/dakgoot-reinigen" },
  { id: "zonnepanelen", label: "Zonnepanelen", href: "/kennisbank/zonnepanelen" },
];

/** The free choice at the end of the widget's grid and of the floating menu. */
export const otherChoice: Choice = { id: "iets-anders", label: "Iets anders" };
