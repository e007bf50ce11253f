/** All pages of the product specification, written out so that the tests do not derive them from the code. */
const words = (text: string) => text.trim().split(/\s+/);

const servicesOf = {
  daken: "daklekkage dakrenovatie dakgoot-reinigen dakgoot-lekkage dakisolatie dakinspectie dakbedekking",
  schoorsteen: `schoorsteen-vegen schoorsteen-inspectie schoorsteen-renovatie schoorsteen-voegen-repareren
    schoorsteen-onderhoud schoorsteen-verwijderen`,
  onderhoud: `dakkapel-reinigen onderhoud-dakkapel onderhoud-hout-dak schilder onderhoud-garage onderhoud-dakgoot
    preventief-onderhoud`,
  bouwen: `metselwerk timmerwerken opbouw-op-uw-huis aanbouwen-aan-uw-huis uw-huis-verbouwen serre-aanbouw
    nieuwbouw`,
};

/** In the specification's order: '/daken/daklekkage'. */
export const specifiedServices = Object.entries(servicesOf).flatMap(([division, slugs]) =>
  words(slugs).map((slug) => `/${division}/${slug}`),
);

export const specifiedArticles = words(`daklekkage-herkennen-voorkomen energiebesparing-door-isolatie
  jaarlijkse-schoorsteencontrole patio-dak terras-dak schuin-dak plat-dak schilderwerken regenpijp dakgoot
  gevellekkage dakbedekking-materialen dakpannen-welke-keus-is-er lekkage-dakkapellen dakkapel-renovatie groendaken
  zonnepanelen daklekkage-stappenplan plat-dak-onderhoud-schema dak-onderhoud-jaarschema daklekkage-verzekering
  wat-is-bitumen-dakbedekking`);

export const specifiedTowns = {
  nl: words("eindhoven nuenen veldhoven best son-en-breugel geldrop mierlo waalre valkenswaard"),
  be: words("lommel kaulille hamont-achel achel pelt sint-huibrechts-lille overpelt neerpelt"),
};

/** The five pages of every town. */
export const specifiedTownPages = Object.entries(specifiedTowns).flatMap(([country, towns]) =>
  towns.flatMap((town) =>
    ["", "/daklekkage", "/schoorsteen", "/onderhoud", "/bouw"].map((rest) => `/${country}/${town}${rest}`),
  ),
);

export const specifiedLocalPages = words(`/nl /be /dakdekker-eindhoven /eindhoven/plat-dak-specialist
  /nuenen/plat-dak-specialist /veldhoven/plat-dak-specialist`);

const single = words(`/ /daken /schoorsteen /onderhoud /bouwen /kennisbank /gratis-offerte /over-ons /contact
  /onze-projecten /locaties /zorgeloos-wonen /privacy /algemene-voorwaarden /cookiebeleid /disclaimer
  /toegankelijkheid`);

export const specifiedPaths = [
  ...single,
  ...specifiedServices,
  ...specifiedArticles.map((slug) => `/kennisbank/${slug}`),
  ...specifiedTownPages,
  ...specifiedLocalPages,
];

/** Those of `paths` that the specification has, in the order of `paths`; what was added since is left out. */
export const specifiedAmong = (paths: readonly string[]) =>
  paths.filter((path) => specifiedPaths.includes(path));
