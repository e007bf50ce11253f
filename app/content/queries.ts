import type { Country, Town, TownServiceId } from "./types";

/** `query`: what people type before the name of the town, the next where a page of its own answers the first. `work`: what the service is called. */
type Intent = { query: [string, ...string[]]; work: string };

/** On each side of the border people look for a trade under another word. */
const townIntents: Record<Country, Record<"town" | TownServiceId, Intent>> = {
  NL: {
    town: { query: ["dakdekker", "dakwerk"], work: "Werk aan dak, schoorsteen en huis" },
    daklekkage: { query: ["daklekkage"], work: "Dakreparatie" },
    schoorsteen: { query: ["schoorsteenveger"], work: "Schoorsteen vegen en herstellen" },
    onderhoud: { query: ["woningonderhoud"], work: "Woningonderhoud" },
    bouw: { query: ["aannemer"], work: "Bouwen en verbouwen" },
  },
  BE: {
    town: { query: ["dakwerker"], work: "Werk aan dak, schouw en woning" },
    daklekkage: { query: ["daklek herstellen"], work: "Dakherstelling" },
    schoorsteen: { query: ["schouwveger"], work: "Schouw vegen en herstellen" },
    onderhoud: { query: ["onderhoud woning"], work: "Onderhoud van de woning" },
    bouw: { query: ["aannemer"], work: "Bouwen en verbouwen" },
  },
};

/** What the other pages answer, by path. An article that the office began is found by its own title. */
const pageQueries: Record<string, string> = {
  "/": "dak schoorsteen onderhoud bouw",
  "/daken": "dakdekker",
  "/daken/daklekkage": "daklekkage repareren",
  "/daken/dakrenovatie": "dakrenovatie",
  "/daken/dakgoot-reinigen": "dakgoot reinigen",
  "/daken/dakgoot-lekkage": "lekkende dakgoot repareren",
  "/daken/dakisolatie": "dakisolatie",
  "/daken/dakinspectie": "dakinspectie",
  "/daken/dakbedekking": "dakbedekking vernieuwen",
  "/schoorsteen": "schoorsteen repareren",
  "/schoorsteen/schoorsteen-vegen": "schoorsteen vegen",
  "/schoorsteen/schoorsteen-inspectie": "schoorsteen inspecteren",
  "/schoorsteen/schoorsteen-renovatie": "schoorsteen renoveren",
  "/schoorsteen/schoorsteen-voegen-repareren": "schoorsteen voegen",
  "/schoorsteen/schoorsteen-onderhoud": "schoorsteen onderhouden",
  "/schoorsteen/schoorsteen-verwijderen": "schoorsteen verwijderen",
  "/onderhoud": "woningonderhoud",
  "/onderhoud/dakkapel-reinigen": "dakkapel reinigen",
  "/onderhoud/onderhoud-dakkapel": "onderhoud dakkapel",
  "/onderhoud/onderhoud-hout-dak": "houtrot repareren",
  "/onderhoud/schilder": "schilder buiten",
  "/onderhoud/onderhoud-garage": "onderhoud garage",
  "/onderhoud/onderhoud-dakgoot": "onderhoud dakgoot",
  "/onderhoud/preventief-onderhoud": "preventief onderhoud",
  "/bouwen": "aannemer",
  "/bouwen/metselwerk": "metselwerk",
  "/bouwen/timmerwerken": "timmerwerken",
  "/bouwen/opbouw-op-uw-huis": "opbouw huis",
  "/bouwen/aanbouwen-aan-uw-huis": "aanbouw huis",
  "/bouwen/uw-huis-verbouwen": "huis verbouwen",
  "/bouwen/serre-aanbouw": "serre aanbouwen",
  "/bouwen/nieuwbouw": "nieuwbouw woning",
  "/kennisbank": "kennisbank daken",
  "/kennisbank/daklekkage-stappenplan": "daklekkage wat te doen",
  "/kennisbank/daklekkage-herkennen-voorkomen": "daklekkage herkennen",
  "/kennisbank/schuin-dak": "schuin dak",
  "/kennisbank/plat-dak": "plat dak opbouw",
  "/kennisbank/dakbedekking-materialen": "dakbedekking vergelijken",
  "/kennisbank/dakpannen-welke-keus-is-er": "dakpannen kiezen",
  "/kennisbank/wat-is-bitumen-dakbedekking": "wat is bitumen",
  "/kennisbank/groendaken": "groendak aanleggen",
  "/kennisbank/terras-dak": "dakterras maken",
  "/kennisbank/patio-dak": "patiodak",
  "/kennisbank/energiebesparing-door-isolatie": "energie besparen isolatie",
  "/kennisbank/zonnepanelen": "zonnepanelen dak",
  "/kennisbank/dakgoot": "dakgoot soorten",
  "/kennisbank/regenpijp": "regenpijp verstopt",
  "/kennisbank/lekkage-dakkapellen": "lekkage dakkapel",
  "/kennisbank/dakkapel-renovatie": "dakkapel renoveren",
  "/kennisbank/jaarlijkse-schoorsteencontrole": "schoorsteencontrole",
  "/kennisbank/gevellekkage": "gevellekkage",
  "/kennisbank/dak-onderhoud-jaarschema": "dakonderhoud",
  "/kennisbank/plat-dak-onderhoud-schema": "plat dak onderhouden",
  "/kennisbank/schilderwerken": "buitenschilderwerk",
  "/kennisbank/daklekkage-verzekering": "daklekkage verzekering",
  "/nl": "dakdekker regio Eindhoven",
  "/be": "dakwerken Belgisch-Limburg",
  "/dakdekker-eindhoven": "dakdekker Eindhoven",
  "/eindhoven/plat-dak-specialist": "plat dak Eindhoven",
  "/nuenen/plat-dak-specialist": "plat dak Nuenen",
  "/veldhoven/plat-dak-specialist": "plat dak Veldhoven",
  "/waar-lekt-het": "waar lekt het",
  "/waar-lekt-het/bij-de-schoorsteen": "lekkage schoorsteen",
  "/waar-lekt-het/dakraam": "dakraam lekt",
  "/waar-lekt-het/zolder": "lekkage zolder",
  "/waar-lekt-het/dakkapel": "dakkapel lekt",
  "/waar-lekt-het/dakgoot": "dakgoot lekt",
  "/waar-lekt-het/plat-dak": "plat dak lekt",
  "/waar-lekt-het/buitenmuur": "natte buitenmuur",
  "/waar-lekt-het/serre": "serre lekt",
  "/waar-lekt-het/muurvoet": "muur onderaan nat",
  "/wat-kost-het": "kosten dak",
  "/spoed": "spoedservice lekkage",
  "/gratis-offerte": "gratis offerte",
  "/zorgeloos-wonen": "zorgeloos wonen",
  "/locaties": "locaties",
  "/contact": "contact",
  "/over-ons": "over ons",
  "/onze-projecten": "onze projecten",
  "/beoordelingen": "beoordelingen",
  "/privacy": "privacyverklaring",
  "/algemene-voorwaarden": "algemene voorwaarden",
  "/cookiebeleid": "cookiebeleid",
  "/disclaimer": "disclaimer",
  "/toegankelijkheid": "toegankelijkheid",
};

const taken = new Set(Object.values(pageQueries));

/** What the page at a path answers, where it is none of a town. */
export function pageQuery(path: string): string | undefined {
  return Object.hasOwn(pageQueries, path) ? pageQueries[path] : undefined;
}

/** What a page of a town answers; without a service the page of the town itself. */
export function townQuery({ country, name }: Pick<Town, "country" | "name">, id?: TownServiceId): string {
  const queries = townIntents[country][id ?? "town"].query.map((query) => `${query} ${name}`);
  return queries.find((query) => !taken.has(query)) ?? queries[0] ?? name;
}

/** The service itself, as a machine reads it: 'Dakreparatie in Veldhoven'. */
export function townWork({ country, name }: Pick<Town, "country" | "name">, id?: TownServiceId): string {
  return `${townIntents[country][id ?? "town"].work} in ${name}`;
}
