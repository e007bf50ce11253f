import { expect, test } from "vitest";
import { searchIntents } from "~/content/search/intents";
import { MAX_RESULTS, search } from "./search";
import { searchItems } from "./search-index.server";
import { understand } from "./understand";

const items = searchItems();
const found = (query: string) => understand(items, query).map(({ url }) => url);

/** What somebody types with water coming in, each time in other words. */
const acute = `daklekkage, lekkage, lekkages, dak lekt, waterschade, lekkende dakgoot, lekke goot, goot lekt,
  lekkende schoorsteen, lekkende regenpijp, dakgootlekkage, waterlekkage, mijn dak heeft gelekt, druppels,
  het drupt, druppelt, velux lekt, dakraam lekkage, het regent binnen, regen komt binnen, regent naar binnen, er komt water naar binnen,
  water uit het plafond, water door het plafond, plafond is nat, natte plafond, water in huis, wateroverlast,
  dakpannen afgewaaid, dakpan weggewaaid, noodreparatie dak, noodzeil, acuut`.split(/,\s+/);
test.each(acute)("%s leads to /spoed as well", (query) => {
  expect(found(query).slice(0, 6)).toContain("/spoed");
});

/** What names the same parts, or looks like it. */
const calm = `dakgoot vervangen, dakgoot, dakgoot reinigen, goot verstopt, lekdetectie, regenpijp, regenwater,
  plafond, zolder isoleren, nat, schoorsteen vegen, waterdicht, omgevingsvergunning, omge, lekkerkerk,
  schoorsteen renovatie, binnenmuur, wind`.split(/,\s+/);
test.each(calm)("%s does not", (query) => {
  expect(found(query).slice(0, 6)).not.toContain("/spoed");
});

/** What is typed, and the pages that come first. */
const table: [query: string, ...first: string[]][] = [
  ["daklekkage", "/daken/daklekkage", "/kennisbank/daklekkage-herkennen-voorkomen"],
  ["lekkage", "/kennisbank/daklekkage-herkennen-voorkomen", "/kennisbank/daklekkage-stappenplan"],
  ["mijn dak lekt", "/kennisbank/daklekkage-herkennen-voorkomen"],
  ["lek dak", "/kennisbank/daklekkage-stappenplan"],
  ["vochtplek op plafond", "/kennisbank/daklekkage-herkennen-voorkomen"],
  ["schimmel", "/kennisbank/gevellekkage"],
  ["prijs", "/gratis-offerte"],
  ["kosten", "/gratis-offerte"],
  ["wat kost een nieuw dak", "/gratis-offerte"],
  ["kosten schouw vegen", "/gratis-offerte", "/zorgeloos-wonen", "/schoorsteen/schoorsteen-vegen"],
  ["spoed", "/spoed"],
  ["stormschade", "/spoed"],
  ["garantie", "/algemene-voorwaarden"],
  ["reviews", "/beoordelingen"],
  ["ervaringen", "/beoordelingen"],
  ["openingstijden", "/contact"],
  ["openingsuren", "/contact"],
  ["hoe lang duurt het", "/gratis-offerte"],
  ["levensduur plat dak", "/kennisbank/dakbedekking-materialen"],
  ["vergunning", "/bouwen/aanbouwen-aan-uw-huis"],
  ["vergunning dakkapel", "/kennisbank/dakkapel-renovatie"],
  ["houtrot", "/onderhoud/onderhoud-hout-dak"],
  ["windveer", "/onderhoud/onderhoud-hout-dak"],
  ["plat dak vernieuwen", "/daken/dakbedekking"],
  ["overlagen", "/daken/dakbedekking"],
  ["asbest golfplaten", "/onderhoud/onderhoud-garage", "/daken/dakrenovatie"],
  ["stookolie schouw", "/schoorsteen/schoorsteen-vegen"],
  ["veegbewijs", "/schoorsteen/schoorsteen-vegen"],
  ["dampscherm", "/daken/dakisolatie"],
  ["loodgieter", "/kennisbank/regenpijp"],
  ["subsidie", "/kennisbank/energiebesparing-door-isolatie"],
  ["premie dakisolatie", "/kennisbank/energiebesparing-door-isolatie", "/daken/dakisolatie"],
  ["renovatieplicht", "/kennisbank/energiebesparing-door-isolatie"],
  ["isolatie", "/kennisbank/energiebesparing-door-isolatie"],
  ["verzekering", "/kennisbank/daklekkage-verzekering"],
  ["dakdekker", "/daken", "/dakdekker-eindhoven"],
  ["dakwerker", "/daken"],
  ["dakwerken", "/daken"],
  ["dakwerker lommel", "/be/lommel", "/daken"],
  ["dakdekker veldhoven", "/nl/veldhoven", "/daken"],
  ["schouw", "/schoorsteen"],
  ["schouw kuisen", "/schoorsteen/schoorsteen-vegen"],
  ["schoorsteenveger", "/schoorsteen/schoorsteen-vegen"],
  ["gevel", "/kennisbank/gevellekkage"],
  ["nok", "/kennisbank/schuin-dak"],
  ["zinken goot", "/kennisbank/dakgoot"],
  ["corniche", "/kennisbank/dakgoot"],
  ["dakgoot kuisen", "/daken/dakgoot-reinigen"],
  ["dakgoot vervangen", "/kennisbank/dakgoot", "/daken/dakgoot-lekkage"],
  ["goten vernieuwen", "/kennisbank/dakgoot", "/daken/dakgoot-lekkage"],
  ["nieuwe dakgoot", "/kennisbank/dakgoot", "/daken/dakgoot-lekkage"],
  ["mos verwijderen", "/kennisbank/dak-onderhoud-jaarschema", "/daken/dakgoot-reinigen"],
  ["mos op het dak", "/kennisbank/dak-onderhoud-jaarschema"],
  ["hagel", "/kennisbank/daklekkage-verzekering"],
  ["vogels onder de pannen", "/kennisbank/dak-onderhoud-jaarschema"],
  ["rookgas", "/schoorsteen/schoorsteen-inspectie", "/kennisbank/jaarlijkse-schoorsteencontrole"],
  ["gevel impregneren", "/kennisbank/gevellekkage"],
  ["boeidelen schilderen", "/kennisbank/schilderwerken", "/onderhoud/schilder"],
  ["roofing", "/kennisbank/wat-is-bitumen-dakbedekking"],
  ["EPDM", "/kennisbank/wat-is-bitumen-dakbedekking"],
  ["dampkap", "/contact?dienst=keukenrenovatie"],
  ["asbest", "/daken/dakrenovatie"],
  ["aannemer", "/bouwen"],
  ["veranda", "/bouwen/serre-aanbouw"],
  ["velux lekt", "/waar-lekt-het/dakraam", "/kennisbank/daklekkage-herkennen-voorkomen"],
  ["dakraam lekkage", "/waar-lekt-het/dakraam"],
  ["goot verstopt", "/kennisbank/regenpijp"],
  ["contract", "/zorgeloos-wonen"],
  ["lommel", "/be/lommel"],
  ["badkamer", "/contact?dienst=badkamerrenovatie"],
  ["privacy", "/privacy"],
  ["daklekkage pelt", "/be/pelt/daklekkage"],
  ["daklekkage achel", "/be/achel/daklekkage"],
  ["pelt", "/be/pelt"],
  ["best", "/nl/best"],
  ["open haard", "/schoorsteen/schoorsteen-vegen"],
  ["wanneer schoorsteen vegen", "/schoorsteen/schoorsteen-vegen"],
  ["hoe lang gaat een plat dak mee", "/kennisbank/dakbedekking-materialen"],
  ["hoe vaak dakgoot schoonmaken", "/daken/dakgoot-reinigen"],
];

test.each(table)("%s", (query, ...first) => {
  expect(found(query).slice(0, first.length)).toEqual(first);
});

test("what a page is called for finds it, before all but a page of just that name", () => {
  const asked = items.filter(({ query }) => query !== undefined);
  expect(asked.length).toBeGreaterThan(150);
  for (const { query = "", url } of asked) {
    const rows = understand(items, query).filter(({ title }) => title.toLowerCase() !== query.toLowerCase());
    const named = understand(items, query)[0]?.url === url;
    expect(named || rows[0]?.url === url, query).toBe(true);
  }
});

test("a town that is part of another's name is itself only", () => {
  for (const query of ["schoorsteen pelt", "bouw pelt", "schoorsteen achel"]) {
    const [first, ...rest] = understand(items, query);
    expect(first?.url, query).toMatch(/^\/be\/(pelt|achel)\//);
    expect(rest.flatMap(({ places = [] }) => places.map(({ href }) => href))).not.toContain(first?.url);
  }
});

test("while it is typed, a word is understood before its end", () => {
  expect(found("open")[0]).toBe("/contact");
  expect(found("dakwerk")[0]).toBe("/daken");
  expect(found("verzek")[0]).toBe("/kennisbank/daklekkage-verzekering");
});

test("the pages of a subject in many towns are one line with all of them", () => {
  const row = understand(items, "daklekkage").find(({ places }) => places);
  const towns = items.filter(({ subject }) => subject === "Daklekkage");
  expect(towns.length).toBeGreaterThanOrEqual(17);
  expect(row?.title).toBe(`Daklekkage in ${towns.length} plaatsen`);
  expect(row?.places).toContainEqual({ label: "Lommel", href: "/be/lommel/daklekkage" });
  expect(row?.places).toHaveLength(towns.length);
  expect(found("daklekkage").filter((id) => /^\/(nl|be)\//.test(id))).toEqual([]);
});

test("one town's page stays a line of its own", () => {
  expect(found("daklekkage lommel")[0]).toBe("/be/lommel/daklekkage");
  expect(found("lommel")).toContain("/be/lommel/daklekkage");
});

test("a title that is exactly what was typed stays first, and the rest keeps the order of the rule", () => {
  for (const query of ["Dakgoot reinigen", "lommel", "goot", "dakkapel", "isolatie en energie", "zolder"]) {
    const rule = search(items, query, items.length);
    const rows = understand(items, query);
    const exact = rule.find(({ title }) => title.toLowerCase() === query.toLowerCase());
    if (exact) expect(rows[0], query).toBe(exact);
    const places = rows.map((row) => rule.findIndex(({ id }) => id === row.id)).filter((at) => at >= 0);
    if (!searchIntents.some(({ words }) => words.some((word) => query.includes(word))))
      expect(places, query).toEqual([...places].sort((a, b) => a - b));
  }
});

test("ten lines at most, each once; nothing for what nobody knows", () => {
  for (const [query] of table) {
    const ids = found(query);
    expect(ids.length, query).toBeLessThanOrEqual(MAX_RESULTS);
    expect(new Set(ids).size, query).toBe(ids.length);
  }
  for (const query of ["xyzzy", "a", " ", "de het een"]) expect(found(query), query).toEqual([]);
});

test("every page of an intent is there, prices apart while there are none, and every word is of one intent", () => {
  const known = new Set(items.map(({ url }) => url));
  const missing = searchIntents.flatMap(({ pages }) => pages).filter((url) => !known.has(url));
  expect(new Set(missing)).toEqual(new Set(["/wat-kost-het"]));
  const words = searchIntents.flatMap((intent) => intent.words);
  for (const word of words) expect(word).toBe(word.toLowerCase());
});
