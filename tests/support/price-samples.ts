import { mergeRecords, type SiteRecords } from "../../app/content/records/site-records.ts";
import type { PriceRecord } from "../../app/content/records/types/price.ts";

/** Made up for tests. */
export const samplePrice: PriceRecord = {
  service: "daken/dakrenovatie",
  what: "Pannendak vernieuwen",
  country: "NL",
  from: 95,
  to: 130,
  unit: "m2",
  vat: "nl-21",
  includes: "Oude pannen eraf en afgevoerd, nieuwe latten en pannen erop.",
  factors: [
    { about: "access", label: "Steiger nodig", amount: 12, per: "unit" },
    { about: "access", label: "Kraan nodig", amount: 950, per: "job" },
    { about: "shape", label: "Met kilgoten", amount: 10, per: "percent" },
  ],
  checked: "2026-11-01",
  source: null,
  sourceLink: null,
};

/** The site with these prices, 'p-0' the first. */
export function withPrices(...prices: Partial<PriceRecord>[]): SiteRecords {
  const changes = prices.map((change, n) => ({
    ...{ type: "price", key: `p-${n}` },
    live: { content: JSON.stringify({ ...samplePrice, ...change }), shape: 2 },
  }));
  const { records, unreadable } = mergeRecords(changes);
  if (unreadable.length > 0) throw new Error(`${unreadable.length} prices cannot be shown`);
  return records;
}
