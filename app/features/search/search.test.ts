import { expect, test } from "vitest";
import { countText, MAX_RESULTS, type SearchItem, type SearchType, search } from "./search";

function item(title: string, type: SearchType = "page", more: Partial<SearchItem> = {}): SearchItem {
  return { id: `${type} ${title}`, title, url: "/", type, excerpt: "", category: "", ...more };
}
const titles = (items: SearchItem[]) => items.map(({ title }) => title);

test("exact title, then title contains, then by type", () => {
  const items = [
    item("Over ons", "page", { excerpt: "wij doen daklekkage" }),
    item("Daklekkage in Best", "locatie"),
    item("Lommel", "locatie", { excerpt: "daklekkage" }),
    item("Dakinspectie", "dienst", { category: "Daklekkage en meer" }),
    item("Daklekkage", "dienst"),
    item("Daklekkage herkennen", "kennisbank"),
    item("Lood", "kennisbank", { excerpt: "tegen daklekkage" }),
  ];
  expect(search(items, "daklekkage").map(({ type, title }) => `${type}: ${title}`)).toEqual([
    "dienst: Daklekkage",
    "kennisbank: Daklekkage herkennen",
    "locatie: Daklekkage in Best",
    "kennisbank: Lood",
    "dienst: Dakinspectie",
    "locatie: Lommel",
    "page: Over ons",
  ]);
});

test("where a query may be found", () => {
  const house = item("Het Platte Dak", "kennisbank", { excerpt: "Bitumen of EPDM", category: "Daken" });
  const found = (query: string) => search([house], query).length === 1;
  const table: [query: string, found: boolean][] = [
    ["platte dak", true],
    ["PLATTE DAK", true],
    ["plattedak", true],
    ["dak het", true],
    ["dak goot", false],
    ["bitumen", true],
    ["bitumen epdm", false],
    ["daken", true],
    ["  dak  ", true],
    ["zink", false],
  ];
  for (const [query, expected] of table) expect(found(query), query).toBe(expected);
});

test("accents count neither in the query nor in the entry", () => {
  const items = [item("Ruïne in België"), item("Cafe")];
  expect(titles(search(items, "belgie"))).toEqual(["Ruïne in België"]);
  expect(titles(search(items, "RUÏNE"))).toEqual(["Ruïne in België"]);
  expect(titles(search(items, "café"))).toEqual(["Cafe"]);
  expect(titles(search([item("Welke foto’s helpen")], "foto's"))).toEqual(["Welke foto’s helpen"]);
});

test("one character is not a query, two are, spaces do not count", () => {
  const items = [item("AB")];
  expect(search(items, "a")).toEqual([]);
  expect(search(items, "  a  ")).toEqual([]);
  expect(search(items, "")).toEqual([]);
  expect(titles(search(items, "ab"))).toEqual(["AB"]);
});

test("ten hits at most, the best ten", () => {
  const items = [...Array.from({ length: 14 }, (_, n) => item(`Goot ${n}`)), item("Goot")];
  const found = search(items, "goot");
  expect(found).toHaveLength(MAX_RESULTS);
  expect(MAX_RESULTS).toBe(10);
  expect(titles(found).slice(0, 2)).toEqual(["Goot", "Goot 0"]);
});

test("the texts of the specification", () => {
  expect(countText(3, " dak ")).toBe('3 resultaten voor "dak"');
  expect(countText(0, "xyz")).toBe('Geen resultaten gevonden voor "xyz"');
});
