import { paths } from "~/paths";

/** What somebody wants who types one of the words, and where that stands: the best page first. */
export type SearchIntent = { words: string[]; pages: string[] };

const article = paths.article;
const leak = [
  ...[article("daklekkage-herkennen-voorkomen"), article("daklekkage-stappenplan"), paths.leakFinder],
  paths.emergency,
];

/**
 * Questions, problems and trades. A page that is not there, such as prices while there are none, is left out.
 * Words of two or more stand beside each other in the question, or with only words between that say nothing.
 */
export const searchIntents: SearchIntent[] = [
  { words: ["vergunning dakkapel", "dakkapel vergunning"], pages: [article("dakkapel-renovatie")] },
  {
    words: [
      ...["velux lekt", "velux lek", "velux lekkage", "lekkende velux", "lekkend dakraam"],
      ...["dakraam lekt", "dakraam lek", "dakraam lekkage", "lekkage dakraam"],
    ],
    pages: [paths.leakPlace("dakraam"), ...leak],
  },
  {
    words: [
      ...["plat dak vernieuwen", "plat dak vervangen", "nieuw plat dak", "dakbedekking vernieuwen"],
      ...["dakbedekking vervangen", "overlagen"],
    ],
    pages: ["/daken/dakbedekking", article("plat-dak")],
  },
  {
    words: [
      ...[
        "kosten",
        "kost",
        "prijs",
        "prijzen",
        "tarief",
        "tarieven",
        "richtprijs",
        "uurtarief",
        "duur",
        "m2",
      ],
      ...["betalen", "budget", "goedkoop", "bestek", "prijsofferte"],
    ],
    pages: [paths.costs, "/gratis-offerte", "/zorgeloos-wonen"],
  },
  {
    words: [
      "spoed",
      "nood",
      "noodgeval",
      "dringend",
      "urgent",
      "storm",
      "stormschade",
      "weekend",
      "24 uur",
      "nu",
      ...["acuut", "acute", "noodreparatie", "noodzeil", "afgewaaid", "weggewaaid", "losgewaaid"],
    ],
    pages: [paths.emergency, article("daklekkage-stappenplan"), "/contact"],
  },
  {
    words: ["garantie", "garanties", "waarborg", "klacht", "klachten", "meerwerk", "voorwaarden"],
    pages: ["/algemene-voorwaarden", "/gratis-offerte", "/over-ons"],
  },
  {
    words: [
      ...[
        "review",
        "reviews",
        "recensie",
        "recensies",
        "beoordeling",
        "beoordelingen",
        "ervaring",
        "ervaringen",
      ],
      ...["referentie", "referenties", "sterren", "betrouwbaar"],
    ],
    pages: [paths.reviews, "/onze-projecten", "/over-ons"],
  },
  {
    words: [
      ...[
        "openingstijden",
        "openingsuren",
        "openingstijd",
        "open",
        "geopend",
        "gesloten",
        "bereikbaar",
        "zaterdag",
      ],
      ...["telefoon", "telefoonnummer", "nummer", "bellen", "mail", "email", "adres", "route", "whatsapp"],
    ],
    pages: ["/contact", paths.emergency],
  },
  {
    words: ["levensduur", "versleten", "oud dak", "mee"],
    pages: [article("dakbedekking-materialen"), article("dak-onderhoud-jaarschema"), "/daken/dakinspectie"],
  },
  {
    words: ["tijd", "hoe lang", "hoelang", "wachttijd", "planning", "termijn", "afspraak"],
    pages: ["/gratis-offerte", "/contact", "/onze-projecten"],
  },
  {
    words: [
      ...[
        "vergunning",
        "vergunningen",
        "omgevingsvergunning",
        "bouwvergunning",
        "vergunningsvrij",
        "welstand",
      ],
      ...["monument", "beschermd", "melding", "bouwregels"],
    ],
    pages: [
      "/bouwen/aanbouwen-aan-uw-huis",
      "/bouwen/opbouw-op-uw-huis",
      article("dakkapel-renovatie"),
      article("terras-dak"),
      "/be",
    ],
  },
  {
    words: [
      ...[
        "subsidie",
        "subsidies",
        "premie",
        "premies",
        "isde",
        "verbouwpremie",
        "verbouwlening",
        "tegemoetkoming",
      ],
      ...["mijn verbouwpremie", "epc", "renovatieplicht", "energielabel"],
    ],
    pages: [article("energiebesparing-door-isolatie"), "/daken/dakisolatie", article("zonnepanelen"), "/be"],
  },
  { words: ["btw", "6 procent", "21 procent"], pages: ["/gratis-offerte", "/be", "/nl"] },
  {
    words: ["isolatie", "isoleren", "dakisolatie", "spouwmuur", "energie", "tocht", "koud"],
    pages: [article("energiebesparing-door-isolatie"), "/daken/dakisolatie"],
  },
  {
    words: [
      ...["verzekering", "verzekeraar", "brandverzekering", "opstalverzekering", "schade", "vergoeding"],
      ...["hagel", "hagelschade"],
    ],
    pages: [article("daklekkage-verzekering")],
  },
  {
    words: [
      ...["daklekkage", "lekkage", "lek", "lekt", "lekken", "lekkend", "insijpeling", "waterinsijpeling"],
      ...["lekkages", "lekke", "lekkende", "gelekt", "waterlek", "waterlekkage", "gootlekkage"],
      ...["dakgootlekkage", "schoorsteenlekkage", "dakkapellekkage", "dakraamlekkage", "wateroverlast"],
      ...["vochtplek", "natte plek", "kring", "water door plafond", "nat plafond", "druppelt", "waterschade"],
      ...["natte plafond", "plafond nat", "water plafond", "water binnen", "regen binnen", "regent binnen"],
      ...["water huis", "inregenen", "druppels", "drupt"],
    ],
    pages: leak,
  },
  {
    words: ["vocht", "schimmel", "opstijgend", "condens", "doorslaand", "natte muur"],
    pages: [article("gevellekkage"), paths.leakPlace("buitenmuur"), paths.leakPlace("muurvoet")],
  },
  {
    words: ["dakdekker", "dakdekkers", "dakwerker", "dakwerkers", "dakwerken", "dakwerk", "dakspecialist"],
    pages: ["/daken", "/dakdekker-eindhoven", "/be"],
  },
  {
    words: [
      "schoorsteenveger",
      "schouwveger",
      "schouw kuisen",
      "schouw vegen",
      "roet",
      "veegattest",
      "veegbewijs",
      "stookolie",
      "mazout",
      "kachel",
      "open haard",
      "openhaard",
      "haard",
    ],
    pages: ["/schoorsteen/schoorsteen-vegen", article("jaarlijkse-schoorsteencontrole")],
  },
  {
    words: ["aannemer", "bouwbedrijf", "bouwfirma", "bouwvakker", "metselaar", "timmerman"],
    pages: ["/bouwen", "/bouwen/metselwerk", "/bouwen/timmerwerken"],
  },
  {
    words: ["gevel", "gevels", "gevelwerken", "gevelrenovatie", "voegwerk", "voegwerken", "voegen", "crepi"],
    pages: [article("gevellekkage"), "/bouwen/metselwerk"],
  },
  {
    words: ["roofing", "epdm", "bitumen", "teer", "dakleer", "mastiek"],
    pages: [article("wat-is-bitumen-dakbedekking"), "/daken/dakbedekking", article("plat-dak")],
  },
  {
    words: [
      ...["zinken goot", "zink", "bakgoot", "kroonlijst", "corniche", "soldeernaad"],
      ...["dakgoot vervangen", "goot vervangen", "goten vervangen", "dakgoten vervangen", "nieuwe dakgoot"],
      ...["nieuwe goot", "nieuwe dakgoten", "dakgoot vernieuwen", "goot vernieuwen", "goten vernieuwen"],
    ],
    pages: [article("dakgoot"), "/daken/dakgoot-lekkage", "/onderhoud/onderhoud-dakgoot"],
  },
  {
    words: ["mos", "bemost", "ontmossen", "vogels", "vogel", "nest", "duiven", "broeden"],
    pages: [article("dak-onderhoud-jaarschema"), "/daken/dakgoot-reinigen"],
  },
  {
    words: ["houtrot", "rot hout", "windveer", "windveren"],
    pages: ["/onderhoud/onderhoud-hout-dak", "/onderhoud/schilder"],
  },
  { words: ["dampscherm", "dampremmer"], pages: ["/daken/dakisolatie"] },
  { words: ["loodgieter"], pages: [article("regenpijp")] },
  { words: ["boeideel", "boeidelen"], pages: [article("schilderwerken"), "/onderhoud/schilder"] },
  {
    words: ["rookgas", "rookgasafvoer", "co vrij", "koolmonoxide", "schoorsteenbrand"],
    pages: ["/schoorsteen/schoorsteen-inspectie", article("jaarlijkse-schoorsteencontrole")],
  },
  {
    words: ["nok", "nokvorst", "nokvorsten", "nokpan", "vorstpan", "kilgoot", "kilkeper", "killegoot"],
    pages: [article("schuin-dak"), "/daken/dakrenovatie"],
  },
  {
    words: ["lood", "loodslabbe", "loodvervanger", "slabben", "spouwlood"],
    pages: ["/schoorsteen/schoorsteen-renovatie", article("lekkage-dakkapellen"), article("gevellekkage")],
  },
  {
    words: ["dampkap", "afzuigkap", "keuken"],
    pages: ["/contact?dienst=keukenrenovatie", "/bouwen/uw-huis-verbouwen"],
  },
  { words: ["golfplaat", "golfplaten", "garagedak"], pages: ["/onderhoud/onderhoud-garage"] },
  { words: ["asbest", "asbestattest", "eterniet"], pages: ["/daken/dakrenovatie", "/be"] },
  {
    words: ["verstopt", "verstopping", "afvoer", "hemelwater", "regenwater", "overlopen"],
    pages: [article("regenpijp"), "/daken/dakgoot-reinigen", article("dakgoot")],
  },
  {
    words: ["abonnement", "contract", "onderhoudscontract", "lidmaatschap", "pakket", "pakketten"],
    pages: ["/zorgeloos-wonen", "/onderhoud/preventief-onderhoud"],
  },
  { words: ["inspectie", "dakcontrole", "nakijken"], pages: ["/daken/dakinspectie", "/gratis-offerte"] },
  { words: ["werkgebied", "plaatsen", "regio", "gemeente"], pages: ["/locaties", "/nl", "/be"] },
];
