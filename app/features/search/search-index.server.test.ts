import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { siteRecords, withRecords } from "~/content/records/current.server";
import { search } from "./search";
import { searchItems } from "./search-index.server";
import { suggest } from "./suggest";

const items = searchItems();
const titlesFor = (query: string) => search(items, query).map(({ title }) => title);
const suggestionsFor = (query: string) =>
  suggest(items, query, search(items, query)).map(({ title }) => title);

test("the index holds more than sixty complete entries of every type, each once", () => {
  expect(items.length).toBeGreaterThan(60);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(new Set(items.map(({ type }) => type)).size).toBe(4);
  for (const { id, title, url, excerpt, category } of items) {
    expect(Math.min(title.length, excerpt.length, category.length), id).toBeGreaterThan(2);
    expect(url, id).toMatch(/^\/[a-z0-9/?=-]*$/);
  }
});

test("the entries are made again only when the content is another", () => {
  const again = searchItems();
  expect(items.every((item, at) => item === again[at])).toBe(true);
  const other = withRecords({ ...siteRecords() }, () => searchItems());
  expect(other).toEqual(items);
  const home = (of: typeof items) => of.find(({ url }) => url === "/");
  expect(home(other)).not.toBe(home(items));
});

test("the index travels in less than 20 kB", () => {
  expect(gzipSync(JSON.stringify(items)).length).toBeLessThan(20_000);
});

test("articles of the database are found like the others", () => {
  const managed = {
    path: "/kennisbank/loodvervanger",
    title: "Loodvervanger",
    type: "kennisbank",
    excerpt: "Wat er in plaats van lood kan.",
    category: "Daken",
  } as const;
  expect(search(searchItems([managed]), "loodvervanger")[0]?.url).toBe("/kennisbank/loodvervanger");
});

test("what visitors look for comes first", () => {
  expect(titlesFor("daklekkage")[0]).toBe("Daklekkage");
  expect(titlesFor("lommel")[0]).toBe("Lommel");
  expect(titlesFor("daklekkage lommel")[0]).toBe("Daklekkage in Lommel");
  expect(titlesFor("badkamer")).toContain("Badkamerrenovatie");
  expect(titlesFor("schoorsteen inspectie")[0]).toBe("Schoorsteeninspectie");
  for (const query of ["lekkage", "waar lekt het", "vochtplek"])
    expect(search(items, query).map(({ url }) => url)).toContain("/waar-lekt-het");
  expect(search(items, "privacy")[0]?.url).toBe("/privacy");
});

test("typing errors lead somewhere", () => {
  expect(suggestionsFor("daklekage")[0]).toBe("Daklekkage");
  expect(suggestionsFor("schorsteen vegen")[0]).toBe("Schoorsteen vegen");
  expect(suggestionsFor("hamond achel")[0]).toBe("Hamont-Achel");
  expect(suggestionsFor("veldhofen daklekage")[0]).toBe("Daklekkage in Veldhoven");
  expect(suggestionsFor("xyzzy")).toEqual([]);
});

test("a query that found enough gets no guesses, and no hit is offered twice", () => {
  expect(titlesFor("daklekkage")).toHaveLength(10);
  expect(suggestionsFor("daklekkage")).toEqual([]);
  const both = [...titlesFor("dakkapel reinige"), ...suggestionsFor("dakkapel reinige")];
  expect(both.length).toBeGreaterThan(1);
  expect(new Set(both).size).toBe(both.length);
});
