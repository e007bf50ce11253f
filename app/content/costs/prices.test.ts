import { expect, test, vi } from "vitest";
import { withRecords } from "~/content/records/current.server";
import { mergeRecords } from "~/content/records/site-records";
import { type PriceRecord, priceType } from "~/content/records/types/price";
import { findServicePage } from "~/content/views/service-pages";
import { samplePrice, withPrices } from "~tests/support/price-samples";

vi.setSystemTime(new Date("2026-11-23T12:00:00Z"));

const price: PriceRecord = {
  ...samplePrice,
  service: "schoorsteen/schoorsteen-vegen",
  what: "Eén kanaal vegen",
  from: 60,
  to: 72.5,
  unit: "visit",
  includes: "Voorrijden, vegen en afvoeren van het roet.",
  factors: [],
};
const market = { source: "Voorbeeldbond", sourceLink: "https://bond.example/tarief" };

const pageWith = (...prices: Partial<PriceRecord>[]) =>
  withRecords(withPrices(...prices.map((change) => ({ ...price, ...change }))), () =>
    findServicePage("/schoorsteen", "schoorsteen-vegen"),
  );
const sectionsWith = (...prices: Partial<PriceRecord>[]) => pageWith(...prices)?.service.sections ?? [];
const rows = (...prices: Partial<PriceRecord>[]) =>
  sectionsWith(...prices)
    .at(-1)
    ?.blocks.flatMap((block) => (block.type === "table" ? block.rows : []));

test("without a price there is no section about costs", () => {
  expect(sectionsWith({ service: "daken/daklekkage" }).map(({ id }) => id)).not.toContain("kosten");
});

test("a price says what it is for, with which VAT, of which day and whose it is", () => {
  expect(rows({})).toEqual([
    [
      "Eén kanaal vegen",
      "€\u00a060 tot €\u00a072,50 per keer, met 21\u00a0% btw",
      "Voorrijden, vegen en afvoeren van het roet.",
      "Onze prijs van 1 november 2026",
    ],
  ]);
  expect(rows({ to: null, ...market })?.[0]).toMatchObject({
    1: "€\u00a060 per keer, met 21\u00a0% btw",
    3: "Marktcijfer volgens [Voorbeeldbond](https://bond.example/tarief), gelezen op 1 november 2026",
  });
});

test("an own price takes the place of a market figure for the same service, country and unit", () => {
  const names = (...prices: Partial<PriceRecord>[]) => rows(...prices)?.map(([name]) => name);
  const figure = { ...market, what: "Marktcijfer" };
  expect(names({}, figure)).toEqual(["Eén kanaal vegen"]);
  expect(names({}, { ...figure, unit: "m" })).toEqual(["Eén kanaal vegen", "Marktcijfer"]);
  expect(names(figure, { ...market, what: "Van een ander" })).toEqual(["Marktcijfer", "Van een ander"]);
});

test("what is more than a year old is softened on the page, announced to the office and no offer", () => {
  const checked = "2025-11-22";
  expect(rows({ checked })?.[0]?.[3]).toBe("Onze prijs van 22 november 2025; vraag wat het nu kost");
  expect(rows({ ...market, checked })?.[0]?.[3]).toMatch(
    /gelezen op 22 november 2025; het kan intussen anders zijn$/,
  );
  const said = (change: Partial<PriceRecord>) => priceType.attention?.({ ...price, ...change }, "2026-11-23");
  expect(said({ checked })).toBe("Prijspeil van 22 november 2025: meer dan een jaar geleden.");
  expect(said({ checked, ...market })).toMatch(/^Bij de bron gelezen op/);
  expect(said({ checked: "2025-11-23" })).toBeNull();
  expect(pageWith({ checked })?.ownPrices).toEqual([]);
});

test("search engines are told the company's own prices alone", () => {
  expect(pageWith({}, { ...market, unit: "m" })?.ownPrices).toMatchObject([
    {
      what: "Eén kanaal vegen",
      from: 60,
      to: 72.5,
      currency: "EUR",
      vatIncluded: true,
      unitText: "per keer",
    },
  ]);
});

test("under the prices stands the way to the page that reckons with them; none where nothing can be reckoned", () => {
  const note = (change: Partial<PriceRecord>) => sectionsWith(change).at(-1)?.blocks[0];
  expect(note({})).toMatchObject({
    note: expect.stringContaining("(/wat-kost-het?dienst=schoorsteen-vegen)"),
  });
  expect(note({ unit: "hour" })).toMatchObject({ note: expect.not.stringContaining("wat-kost-het") });
});

test("a price from before there were factors is read with none", () => {
  const { factors: _, ...before } = price;
  const live = { content: JSON.stringify(before), shape: 1 };
  expect(mergeRecords([{ type: "price", key: "p", live }]).records.price.get("p")).toEqual(price);
});

test("where prices of both countries stand each says which, the Netherlands first", () => {
  const names = rows({ country: "BE", vat: "be-6" }, {})?.map(([name]) => name);
  expect(names).toEqual(["Eén kanaal vegen (Nederland)", "Eén kanaal vegen (België)"]);
});

test("a price is refused with the VAT of the other country, upside down, or with a link to nobody", () => {
  const problems = (change: Partial<PriceRecord>) =>
    priceType.schema.safeParse({ ...price, ...change }).error?.issues.map(({ path }) => path.join("."));
  expect(problems({ vat: "be-6" })).toEqual(["vat"]);
  expect(problems({ to: 12 })).toEqual(["to"]);
  // '1.255' typed for a thousand.
  expect(problems({ from: 1.255 })).toEqual(["from"]);
  expect(problems({ from: 64.35 })).toBeUndefined();
  expect(problems({ sourceLink: "https://bond.example/" })).toEqual(["source"]);
});
