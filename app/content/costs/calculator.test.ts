import { expect, test } from "vitest";
import { withRecords } from "~/content/records/current.server";
import type { PriceRecord } from "~/content/records/types/price";
import { listedPages } from "~/content/views/page-list";
import { withPrices } from "~tests/support/price-samples";
import { findCosts, reckonedIn } from "./calculator";

const at = (query: string, ...prices: Partial<PriceRecord>[]) =>
  withRecords(withPrices(...prices), () => findCosts(new URLSearchParams(query)));
const listed = () => listedPages().some(({ path }) => path === "/wat-kost-het");

test("without a price that can be reckoned with there is no page, and no list names it", () => {
  expect(findCosts(new URLSearchParams())).toBeUndefined();
  expect(listed()).toBe(false);
  expect(at("", { unit: "hour" })).toBeUndefined();
  expect(withRecords(withPrices({}), listed)).toBe(true);
});

test("all work that has a price stands there by division, with its country where there are two", () => {
  const chimney = { service: "schoorsteen/schoorsteen-vegen", what: "Eén kanaal vegen" } as const;
  const view = at("", {}, { country: "BE", vat: "be-6" }, chimney);
  expect(view).toMatchObject({ work: null, asked: false, answered: false });
  expect(view?.sections.map(({ heading, blocks }) => [heading, blocks[0]])).toMatchObject([
    [
      "Daken",
      {
        links: [
          {
            label: "Pannendak vernieuwen (Nederland)",
            href: "/wat-kost-het?werk=p-0",
            text: "€\u00a095 tot €\u00a0130 per m². Onze prijs van 1 november 2026.",
          },
          { label: "Pannendak vernieuwen (België)" },
        ],
      },
    ],
    ["Schoorsteen", { links: [{ label: "Eén kanaal vegen (Nederland)" }] }],
  ]);
});

test("a service with one price is asked at once, one with more shows its own; old work is said to be gone", () => {
  const other = { service: "daken/dakisolatie" } as const;
  expect(at("dienst=dakrenovatie", {}, other)?.work?.key).toBe("p-0");
  const two = at("dienst=dakrenovatie", {}, { what: "Leien dak vernieuwen" }, other);
  expect(two?.work).toBeNull();
  expect(two?.sections[0]?.blocks).toMatchObject([
    { links: [{ label: "Leien dak vernieuwen" }, { label: "Pannendak vernieuwen" }] },
  ]);
  expect(at("werk=weg", {})).toMatchObject({ work: null, gone: true });
});

test("where nothing is asked the answer is there", () => {
  const once: Partial<PriceRecord> = { unit: "visit", factors: [] };
  expect(at("dienst=dakrenovatie", once)?.work?.answer).not.toBeNull();
  expect(at("dienst=dakrenovatie", {})?.work?.answer).toBeNull();
});

test("the answer takes along what was filled in, and the request says it in words", () => {
  const query = "werk=p-0&hoeveel=80&toegang=steiger-nodig&vorm=geen";
  const { work, asked, answered } = at(query, {}) ?? {};
  expect([asked, answered]).toEqual([true, true]);
  expect(work?.answer).toMatchObject({
    low: "€\u00a08.550",
    high: "€\u00a011.400",
    vat: "met 21\u00a0% btw",
    quote:
      "/gratis-offerte?dienst=dakrenovatie&serviceType=offerte&werk=p-0&hoeveel=80&vorm=geen&toegang=steiger-nodig",
  });
  expect(work?.questions.map(({ chosen }) => chosen)).toEqual(["geen", "steiger-nodig"]);
  const words = (change: Partial<PriceRecord>) =>
    withRecords(withPrices(change), () => reckonedIn(new URLSearchParams(query)));
  expect(words({})).toBe(
    "Pannendak vernieuwen (Nederland), 80 m²: ongeveer €\u00a08.550 tot €\u00a011.400, met 21\u00a0% btw. " +
      "Vorm van het dak: dit speelt hier niet. Hoe wij erbij komen: steiger nodig.",
  );
  // As long as an answer may be.
  expect(words({ what: "Pannendak ".repeat(8).trim() })).toMatch(/^.{199}…$/);
});

test.each(["", "veel", "0", "-3", "1e9", "1,2,3", "8 x 10", "1.2500", "9999999"])(
  "a size of '%s' gives no answer: what was typed stays, with what is wrong",
  (typed) => {
    const query = `werk=p-0&hoeveel=${encodeURIComponent(typed)}`;
    const { work } = at(query, {}) ?? {};
    expect(work?.answer).toBeNull();
    expect(work?.size).toMatchObject({
      typed,
      error: expect.stringMatching(/^(Vul een getal in|Dat is te)/),
    });
    expect(withRecords(withPrices({}), () => reckonedIn(new URLSearchParams(query)))).toBe("");
  },
);

test.each([
  ["80 m²", 80],
  ["80m2", 80],
  ["12,5 meter", 12.5],
  ["12.5", 12.5],
  ["1.250", 1250],
  ["1.250,5", 1250.5],
  ["ca. 80", 80],
])("a size of '%s' is read as it is meant", (typed, size) => {
  const { work } = at(`werk=p-0&hoeveel=${encodeURIComponent(typed)}`, {}) ?? {};
  expect(work?.size).toMatchObject({ typed, error: undefined });
  expect(new URL(work?.answer?.quote ?? "", "https://a.example").searchParams.get("hoeveel")).toBe(`${size}`);
});

test("the same work in the other country is a link away, and insulating says what is paid towards it", () => {
  const both = at(
    "werk=p-0",
    { service: "daken/dakisolatie" },
    { service: "daken/dakisolatie", country: "BE", vat: "be-6" },
  );
  expect(both?.work?.other).toEqual({ label: "Staat uw huis in België?", href: "/wat-kost-het?werk=p-1" });
  const labels = (view: typeof both) => view?.work?.price.rows.map(({ label }) => label);
  expect(labels(both)).toContain("Subsidie");
  expect(labels(at("werk=p-0", {}))).toEqual(["Land", "Zit erin", "Btw", "Van wie"]);
});
