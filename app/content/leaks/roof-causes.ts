import type { LeakCause } from "./types";

/** Causes in a pitched roof: tiles, ridge, roof window. */
export const roofCauses: LeakCause[] = [
  {
    id: "dakpan",
    name: "Een gebroken of verschoven dakpan",
    signs:
      "Een bruine kring die na elke bui groeit. Van de straat ziet u met een verrekijker een pan die scheef ligt, ontbreekt of een andere kleur heeft. Het gat zit bijna altijd hoger dan de vlek.",
    now: "Vang het water op zolder op: leg een plank dwars over de balken en zet daar een bak op. Zoek met een zaklamp het spoor langs balken en beschot, van de vlek af omhoog.",
    repair: "De pan wordt vervangen en de latten eronder worden nagekeken.",
    drawing: { name: "daklekkage", mark: 1 },
    basis: [
      { page: "/daken/daklekkage", section: "waar-zit-het", words: "Verschoven of gebroken dakpan" },
      { page: "/kennisbank/schuin-dak", section: "lekplekken", words: "pan vervangen, latten controleren" },
    ],
    sources: [],
    fits: ["midden-op-het-plafond", "bij-regen", "bij-wind"],
  },
  {
    id: "nok",
    name: "Een losse nokvorst",
    signs:
      "Nat hoog op zolder, vaak alleen bij harde wind. Er liggen brokjes mortel in de goot, of van beneden ziet u een scheve vorst.",
    now: "Kijk van de straat met een verrekijker of de noklijn recht is en maak een foto. Blijf weg onder een vorst die los ligt.",
    repair: "De vorsten worden opnieuw gelegd, bij voorkeur geschroefd op een ondervorst.",
    drawing: { name: "daklekkage-herkennen-voorkomen", mark: 1 },
    basis: [
      {
        page: "/kennisbank/daklekkage-herkennen-voorkomen",
        section: "zwakke-plekken",
        words: "de vorst ligt los of de mortel eronder is gebarsten",
      },
      {
        page: "/daken/daklekkage",
        section: "waar-zit-het",
        words: "Opwaaiende pannen of een losse nokvorst",
      },
      { page: "/kennisbank/schuin-dak", section: "lekplekken", words: "brokjes mortel in de goot" },
    ],
    sources: [],
    fits: ["hoog-bij-de-nok", "bij-wind"],
  },
  {
    id: "dakdoorvoer",
    name: "De kraag om een ontluchtingspijp",
    signs: "De natte plek zit rond of onder een pijp die door het dak gaat.",
    now: "Kijk overdag op zolder met het licht uit. Ziet u daglicht langs de pijp, dan is dat uw eerste verdachte.",
    repair: "De kraag om de pijp wordt vernieuwd. Purschuim of kit is geen reparatie.",
    drawing: { name: "daklekkage-herkennen-voorkomen", mark: 4 },
    basis: [
      {
        page: "/kennisbank/daklekkage-herkennen-voorkomen",
        section: "zwakke-plekken",
        words: "de kraag om de ontluchtingspijp is verdroogd of gescheurd",
      },
      {
        page: "/kennisbank/daklekkage-herkennen-voorkomen",
        section: "zelf-zoeken",
        words: "daglicht tussen de pannen of langs een pijp",
      },
    ],
    sources: [],
    fits: ["rond-een-pijp", "bij-regen"],
  },
  {
    id: "kilgoot",
    name: "Een dichte of dunne kilgoot",
    signs:
      "De vlek zit waar twee dakvlakken elkaar raken. Daar komt het water van beide samen, met al het vuil erin.",
    now: "Zet een bak onder de plek en maak foto’s. Een kilgoot maakt u niet zelf leeg: hij ligt midden op het dak.",
    repair: "De kil wordt schoongemaakt of opnieuw bekleed.",
    drawing: null,
    basis: [
      {
        page: "/kennisbank/schuin-dak",
        section: "lekplekken",
        words: "vlek waar twee dakvlakken elkaar raken",
      },
      {
        page: "/kennisbank/daklekkage-herkennen-voorkomen",
        section: "oorzaken",
        words: "Kilgoten slibben dicht.",
      },
      {
        page: "/kennisbank/dakgoot",
        section: "soorten",
        words: "Blad en mos stuwen het water onder de pannen",
      },
    ],
    sources: ["https://new.bouwslim.be/dak/dakgoot-en-afvoer/soorten"],
    fits: ["waar-twee-daken-elkaar-raken", "bij-regen"],
  },
  {
    id: "stuifsneeuw",
    name: "Stuifsneeuw onder de pannen",
    signs: "Eenmalig nat bij dooi, nadat het met wind heeft gesneeuwd.",
    now: "Vang het water op en wacht de eerste gewone regen af. Blijft het dan droog, dan is er niets stuk.",
    repair: "Komt het elke winter terug, laat dan de folie onder de pannen nakijken.",
    drawing: { name: "schuin-dak", mark: 4 },
    basis: [
      {
        page: "/kennisbank/daklekkage-herkennen-voorkomen",
        section: "lekkage-of-condens",
        words: "Wacht de eerste gewone regen af; blijft het droog, dan is er niets stuk",
      },
      { page: "/kennisbank/schuin-dak", section: "lagen", words: "vangt stuifsneeuw en opwaaiend water" },
    ],
    sources: ["https://www.bd.nl/wonen/lekkage-op-zolder-door-stuifsneeuw-pas-op-voor-dooi~a4ddc4cd/"],
    fits: ["bij-vorst-of-dooi"],
  },
  {
    id: "dakraam-gootstuk",
    name: "Een verstopt gootstuk boven het dakraam",
    signs: "Een druppel in de hoek van het raam. Blad en mos in het gootstuk erboven keren het water om.",
    now: "Maak het raam open en haal weg wat u van binnen kunt pakken, met beide voeten op de vloer. Leun niet naar buiten.",
    repair: "Het gootstuk wordt gereinigd; bij oude ramen worden de gootstukken vernieuwd.",
    drawing: { name: "daklekkage-herkennen-voorkomen", mark: 5 },
    basis: [
      {
        page: "/kennisbank/daklekkage-herkennen-voorkomen",
        section: "zwakke-plekken",
        words: "blad en mos in het gootstuk boven het raam keren het water om",
      },
      {
        page: "/kennisbank/schuin-dak",
        section: "lekplekken",
        words: "reinigen; bij oude ramen gootstukken vernieuwen",
      },
    ],
    sources: [],
    fits: ["hoek-van-het-raam", "bij-regen"],
  },
  {
    id: "dakraam-manchet",
    name: "Een verouderde manchet om het dakraam",
    signs: "Druppels bij het dakraam terwijl het gootstuk schoon is, of alleen bij wind uit één hoek.",
    now: "Schrijf datum en windrichting op: dat scheelt zoeken. Kit aan de binnenkant heeft geen zin, het water zoekt een andere weg.",
    repair: "De aansluiting om het raam wordt vernieuwd.",
    drawing: { name: "daklekkage-herkennen-voorkomen", mark: 5 },
    basis: [
      {
        page: "/kennisbank/daklekkage-herkennen-voorkomen",
        section: "lekkage-of-condens",
        words: "Alleen nat bij wind uit één hoek",
      },
      { page: "/daken/daklekkage", section: "waar-zit-het", words: "een verouderde manchet" },
      {
        page: "/kennisbank/daklekkage-herkennen-voorkomen",
        section: "zwakke-plekken",
        words: "Doorsnede van een pannendak met schoorsteen, dakraam en goot",
      },
    ],
    sources: [],
    fits: ["hoek-van-het-raam", "bij-wind"],
  },
];
