import { expect, test } from "vitest";
import type { Block, Document } from "~/lib/document";
import { sampleContent, textDocument } from "~tests/support/article-samples";
import { type CheckFacts, checkArticle, internalLinks, mayPublish } from "./article-checks";

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
  const found = checks(
    {
      body: doc(heading(2, "Kop"), heading(4, "Te diep"), ...textDocument(`${long}.`).content),
      seoTitle: "Kort",
    },
    { brokenLinks: ["/daken/bestaat-niet"] },
  );
  expect(found.map(({ text }) => text)).toEqual([
    expect.stringContaining("is kort (4 tekens"),
    "De link naar /daken/bestaat-niet leidt nergens heen.",
    expect.stringContaining("‘Te diep’ slaat een niveau over"),
    expect.stringContaining("Een heel lange zin: ‘woord0 woord1"),
  ]);
  expect(mayPublish(found)).toBe(true);
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
