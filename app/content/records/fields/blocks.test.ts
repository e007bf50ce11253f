import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { checkValue } from "~/content/records/read-stored";
import type { Meta, Source } from "~/content/types";
import { block, type EditableBlock } from "./blocks";
import { type EditableSection, type meta, sections, type sources } from "./page-texts";

test("what a form makes is what pages are drawn of", () => {
  expectTypeOf<z.infer<typeof block>>().toEqualTypeOf<EditableBlock>();
  expectTypeOf<z.infer<typeof sections>>().toEqualTypeOf<EditableSection[]>();
  expectTypeOf<z.infer<typeof meta>>().toEqualTypeOf<Meta>();
  expectTypeOf<z.infer<typeof sources>>().toEqualTypeOf<Source[]>();
});

const problems = (value: unknown) =>
  checkValue({ schema: block }, value).problems?.map(({ path, message }) => `${path}: ${message}`) ?? [];

test.each([
  ["Nadruk **zo.", "Nadruk begint en eindigt met twee sterretjes"],
  ["Zie [daken](/daken", "Een verwijzing is niet af"],
  ["Zie [daken](javascript:alert%281%29)", "‘javascript:alert%281%29’ kan geen verwijzing zijn"],
  ["Zie [daken](//elders.example)", "‘//elders.example’ kan geen verwijzing zijn"],
  ["**Zie [daken](data:x)**", "‘data:x’ kan geen verwijzing zijn"],
  [" ", "Schrijf hier iets, of haal het weg"],
])("%s is refused at its paragraph", (text, message) => {
  expect(problems({ type: "prose", paragraphs: ["Goed", text] })).toEqual([
    expect.stringContaining(`paragraphs.1: ${message}`),
  ]);
});

test("emphasis, links and lone brackets are text that may be published", () => {
  const paragraphs = ["**Lood.** Zie [voegen](/schoorsteen), of **bel [ons](tel:+3140)** (16 mm) [1]."];
  expect(problems({ type: "prose", paragraphs })).toEqual([]);
});

test("a table has a cell for each column, a drawing exists and is described, a link leads somewhere", () => {
  const table = { type: "table", caption: "Keuze", head: ["A", "B"], rows: [["1", "2"], ["3"]] };
  expect(problems(table)).toEqual(["rows.1: Een rij heeft een vak voor elke kolom: 2"]);
  expect(problems({ type: "figure", drawing: "elders", alt: "", caption: "Dak" })).toEqual([
    "drawing: Kies een tekening",
    "alt: Schrijf wat er te zien is",
  ]);
  expect(problems({ type: "links", links: [{ label: "Daar", href: "javascript:x" }] })).toEqual([
    expect.stringContaining("links.0.href: Vul een pad van deze site in"),
  ]);
  expect(problems({ type: "people", people: [] })).toEqual(["type: Kies een soort"]);
});

test("a part of a page is found by an address of its own", () => {
  const part = { id: "deel-1", heading: "Kop", blocks: [{ type: "prose", paragraphs: ["Tekst"] }] };
  const { problems } = checkValue({ schema: sections }, [part, { ...part, id: "Deel twee" }]);
  expect(problems?.map(({ path }) => path)).toEqual(["1.id"]);
  expect(checkValue({ schema: sections }, [part, part]).problems?.map(({ path }) => path)).toEqual(["1"]);
});
