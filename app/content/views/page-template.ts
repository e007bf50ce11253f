/** Kinds of pages with the office's word for each. What is measured is counted per kind, never per address. */
export const pageTemplates = {
  home: "Voorpagina",
  division: "Hoofdpagina van een specialisme",
  service: "Dienst",
  region: "Regio",
  town: "Plaats",
  "town-service": "Dienst in een plaats",
  locations: "Locaties",
  knowledge: "Kennisbank",
  article: "Artikel",
  "leak-finder": "Waar lekt het",
  "leak-place": "Waar lekt het: een plek",
  costs: "Wat kost het",
  quote: "Offerte aanvragen",
  emergency: "Spoed",
  search: "Zoeken",
  contact: "Contact",
  membership: "Zorgeloos wonen",
  projects: "Onze projecten",
  project: "Project",
  reviews: "Beoordelingen",
  text: "Over ons, privacy en voorwaarden",
  preview: "Voorbeeld van een artikel",
  thanks: "Bedankt voor uw aanvraag",
  lead: "Pagina van een aanvraag",
  review: "Pagina van een beoordeling",
  "new-link": "Nieuwe link naar een aanvraag",
  admin: "Beheer",
  other: "Andere adressen",
} as const;

export type PageTemplate = keyof typeof pageTemplates;

const PATHS: [PageTemplate, RegExp][] = [
  ["home", /^\/$/],
  ["division", /^\/(daken|schoorsteen|onderhoud|bouwen)$/],
  ["service", /^\/(daken|schoorsteen|onderhoud|bouwen)\/[^/]+$/],
  ["region", /^\/(nl|be|be\/limburg|dakdekker-eindhoven|(eindhoven|nuenen|veldhoven)\/plat-dak-specialist)$/],
  ["town", /^\/((nl|be)\/[^/]+|eindhoven|nuenen|veldhoven|best|lommel)$/],
  ["town-service", /^\/(nl|be)\/[^/]+\/[^/]+$/],
  ["locations", /^\/locaties$/],
  ["knowledge", /^\/kennisbank$/],
  ["article", /^\/kennisbank\/[^/]+$/],
  ["leak-finder", /^\/waar-lekt-het$/],
  ["leak-place", /^\/waar-lekt-het\/[^/]+$/],
  ["costs", /^\/wat-kost-het$/],
  ["quote", /^\/(gratis-)?offerte$/],
  ["emergency", /^\/spoed$/],
  ["search", /^\/zoeken$/],
  ["contact", /^\/contact$/],
  ["membership", /^\/zorgeloos-wonen1?$/],
  ["projects", /^\/onze-projecten$/],
  ["project", /^\/onze-projecten\/[^/]+$/],
  ["reviews", /^\/beoordelingen$/],
  ["text", /^\/(over-ons|privacy|algemene-voorwaarden|cookiebeleid|disclaimer|toegankelijkheid)$/],
  ["preview", /^\/voorbeeld\/[^/]+$/],
  ["thanks", /^\/bedankt\/[^/]+$/],
  ["new-link", /^\/aanvraag\/nieuwe-link(\/[^/]+)?$/],
  ["lead", /^\/aanvraag\/[^/]+(\/[^/]+)?$/],
  ["review", /^\/beoordeling\/[^/]+(\/[^/]+)?$/],
  ["admin", /^\/admin(\/.*)?$/],
];

/** Of any path, also one without a page. */
export function templateOf(pathname: string): PageTemplate {
  const path = pathname.toLowerCase();
  return PATHS.find(([, pattern]) => pattern.test(path))?.[0] ?? "other";
}
