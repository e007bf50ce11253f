import { expect, test } from "vitest";
import { withRecords } from "~/content/records/current.server";
import { mergeRecords } from "~/content/records/site-records";
import { type PriceRecord, priceType } from "~/content/records/types/price";
import { findServicePage } from "~/content/views/service-pages";

/** Made up for these tests. */
const price: PriceRecord = {
  service: "schoorsteen/schoorsteen-vegen",
  what: "Eén kanaal vegen",
  country: "NL",
  from: 60,
  to: 72.5,
  unit: "visit",
  vat: "nl-21",
  includes: "Voorrijden, vegen en afvoeren van het roet.",
  checked: "2026-11-01",
  source: null,
  sourceLink: null,
};

function sectionsWith(...prices: Partial<PriceRecord>[]) {
  const changes = prices.map((change, n) => ({
    ...{ type: "price", key: `p-${n}` },
    live: { content: JSON.stringify({ ...price, ...change }), shape: 1 },
  }));
  const { records, unreadable } = mergeRecords(changes);
  expect(unreadable).toEqual([]);
  return withRecords(
    records,
    () => findServicePage("/schoorsteen", "schoorsteen-vegen")?.service.sections ?? [],
  );
}
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
      "1 november 2026, eigen tarief",
    ],
  ]);
  const sourced = { source: "Voorbeeldbond", sourceLink: "https://bond.example/tarief" };
  expect(rows({ to: null, ...sourced })?.[0]).toMatchObject({
    1: "€\u00a060 per keer, met 21\u00a0% btw",
    3: "1 november 2026, [Voorbeeldbond](https://bond.example/tarief)",
  });
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
  expect(problems({ sourceLink: "https://bond.example/" })).toEqual(["source"]);
});
