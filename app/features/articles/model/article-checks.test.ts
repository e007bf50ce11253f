import { expect, test } from "vitest";
import type { Block, Cell, Document } from "~/lib/document";
import { sampleContent, textDocument } from "~tests/support/article-samples";
import { type CheckFacts, checkArticle, internalLinks, mayPublish } from "./article-checks";
import { contentSchema } from "./article-schema.server";
import { documentSchema } from "./document-schema.server";

const fine: CheckFacts = { slug: null, brokenLinks: [], missingMedia: [], words: [] };
const checks = (changes: Parameters<typeof sampleContent>[0] = {}, facts: Partial<CheckFacts> = {}) =>
  checkArticle(sampleContent(changes), { ...fine, ...facts });
const heading = (level: 2 | 3 | 4, text: string): Block => ({
  type: "heading",
  attrs: { level },
  content: [{ type: "text", text }],
});
const picture = (alt: string): Block => ({
  type: "image",
  attrs: { media: "00112233445566aa", alt, caption: "", width: 10, height: 10, size: "column" },
});
const doc = (...content: Block[]): Document => ({ type: "doc", content });

test("a good article has nothing to mend", () => {
  expect(checks()).toEqual([]);
});

test("what breaks the page stands first and stops publishing", () => {
  const found = checks({ title: " ", slug: "", excerpt: "", body: doc({ type: "paragraph" }), seoTitle: "" });
  expect(found.map(({ level }) => level)).toEqual(["stop", "stop", "stop", "stop", "tip"]);
  expect(mayPublish(found)).toBe(false);
});

test("an address of a fixed page or of another article is named", () => {
  expect(checks({ slug: "plat-dak" }, { slug: { kind: "fixed" } })[0]?.text).toContain(
    "/kennisbank/plat-dak",
  );
  expect(checks({}, { slug: { kind: "taken", title: "Ander stuk" } })[0]?.text).toContain("‘Ander stuk’");
});

test("a text that is too long is kept, and said before publication", () => {
  const long = { title: "T".repeat(201), excerpt: "E".repeat(601), keywords: ["k".repeat(81)] };
  const content = sampleContent({
    ...long,
    body: doc(...textDocument("x").content, picture("a".repeat(301))),
  });
  expect(contentSchema.safeParse(content).error).toBeUndefined();
  const found = checkArticle(content, fine);
  expect(mayPublish(found)).toBe(false);
  expect(found.filter(({ level }) => level === "stop").map(({ field, text }) => `${field}: ${text}`)).toEqual(
    [
      "title: De titel is te lang. Hoogstens 200 tekens; dit zijn er 201.",
      "excerpt: De inleiding is te lang. Hoogstens 600 tekens; dit zijn er 601.",
      "body: De beschrijving van afbeelding 1 is te lang. Hoogstens 300 tekens; dit zijn er 301.",
      `seo: Het trefwoord ‘${"k".repeat(30)}…’ is te lang. Hoogstens 80 tekens; dit zijn er 81.`,
    ],
  );
  expect(mayPublish(checks({ title: "T".repeat(200) }))).toBe(true);
});

test("a picture needs words and a file", () => {
  expect(mayPublish(checks({ body: doc(...textDocument("x").content, picture(" ")) }))).toBe(false);
  const gone = { missingMedia: ["00112233445566aa"] };
  expect(mayPublish(checks({ body: doc(picture("Een dak")) }, gone))).toBe(false);
  expect(mayPublish(checks({ body: doc(picture("Een dak")) }))).toBe(true);
  const cover = { media: "00112233445566aa", alt: "", width: 10, height: 10 };
  expect(mayPublish(checks({ cover }))).toBe(false);
});

test("advice never stops publishing", () => {
  const long = Array.from({ length: 40 }, (_, n) => `woord${n}`).join(" ");
  const found = checks({
    body: doc(heading(2, "Kop"), heading(4, "Te diep"), ...textDocument(`${long}.`).content),
    seoTitle: "Kort",
  });
  expect(found.map(({ text }) => text)).toEqual([
    expect.stringContaining("is kort (4 tekens"),
    expect.stringContaining("‘Te diep’ slaat een niveau over"),
    expect.stringContaining("Een heel lange zin: ‘woord0 woord1"),
  ]);
  expect(mayPublish(found)).toBe(true);
});

test("a link to nowhere and a table that fits nowhere are not published", () => {
  const link = checks({}, { brokenLinks: ["/daken/bestaat-niet"] });
  expect(link[0]).toMatchObject({
    level: "stop",
    text: "De link naar /daken/bestaat-niet leidt nergens heen. Kies een andere pagina, of haal hem weg.",
  });
  const table = (columns: number, rows: number): Block => ({
    type: "table",
    content: Array.from({ length: rows }, () => ({
      type: "tableRow",
      content: Array.from({ length: columns - 1 }, (_, n) => ({
        type: "tableCell",
        attrs: { colspan: n === 0 ? 2 : 1, rowspan: 1 },
        content: textDocument("x").content as Cell["content"],
      })),
    })),
  });
  const ofTable = (columns: number, rows: number) =>
    checks({ body: doc(table(columns, rows)) }).map(({ text }) => text);
  expect(ofTable(20, 200)).toEqual([]);
  expect(ofTable(21, 1)).toEqual(["Tabel 1 heeft 21 kolommen; hoogstens 20 passen. Haal kolommen weg."]);
  expect(ofTable(2, 201)[0]).toContain("heeft 201 rijen");
  // It is kept until then, with all that stands around it.
  expect(documentSchema.safeParse(doc(table(30, 201))).error).toBeUndefined();
});

test("a video needs its link and what it is about", () => {
  const video = (id: string, title: string) =>
    checks({
      body: doc(...textDocument("x").content, {
        type: "video",
        attrs: { provider: "youtube", video: id, title },
      }),
    });
  expect(video("", "Een lek zoeken")[0]).toMatchObject({ level: "stop", field: "body" });
  expect(video("aBcDeFgHiJk", " ")[0]).toMatchObject({ level: "stop", field: "body" });
  expect(video("aBcDeFgHiJk", "Een lek zoeken")).toEqual([]);
});

test("a call to action that says nothing is not published", () => {
  const call: Block = {
    type: "callToAction",
    attrs: { to: "quote" },
    content: [{ type: "title" }, { type: "paragraph" }],
  };
  expect(checks({ body: doc(...textDocument("x").content, call) })[0]).toMatchObject({
    level: "stop",
    text: expect.stringContaining("oproep"),
  });
});

test("links within the site are found once, without what follows the path", () => {
  const link = (href: string): Block => ({
    type: "paragraph",
    content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] }],
  });
  const body = doc(
    link("/daken#prijs"),
    link("/daken?x=1"),
    link("https://elders.example/"),
    link("tel:+31401234567"),
  );
  expect(internalLinks(body)).toEqual(["/daken"]);
});
