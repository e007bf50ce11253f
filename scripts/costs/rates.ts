/** What one meter of Cloudflare's paid plan costs: `included` units a month, then dollars for each `per` units. */
export type Rate = { meter: string; included: number; price: number; per: number; unit: string };

const million = 1e6;

/** Dollars a month of the plan itself. */
export const planPrice = 5;

/**
 * Cloudflare's published rates, in US dollars without VAT, from developers.cloudflare.com as its pages stood in autumn
 * 2026: workers/platform/pricing, d1, kv, queues and r2 (each platform/pricing), email-service/platform/pricing,
 * observability/pricing. Logs are billed by events until 30 November 2026 and by gigabytes from 1 December on.
 */
export const rates = {
  requests: { meter: "requests", included: 10 * million, price: 0.3, per: million, unit: "million" },
  cpuMs: { meter: "CPU", included: 30 * million, price: 0.02, per: million, unit: "million ms" },
  rowsRead: { meter: "D1 rows read", included: 25e9, price: 0.001, per: million, unit: "million" },
  rowsWritten: { meter: "D1 rows written", included: 50 * million, price: 1, per: million, unit: "million" },
  databaseGb: { meter: "D1 storage", included: 5, price: 0.75, per: 1, unit: "GB" },
  filesGb: { meter: "R2 storage", included: 10, price: 0.015, per: 1, unit: "GB" },
  fileWrites: { meter: "R2 writes (class A)", included: million, price: 4.5, per: million, unit: "million" },
  fileReads: {
    meter: "R2 reads (class B)",
    included: 10 * million,
    price: 0.36,
    per: million,
    unit: "million",
  },
  keyReads: { meter: "KV reads", included: 10 * million, price: 0.5, per: million, unit: "million" },
  keyWrites: { meter: "KV writes", included: million, price: 5, per: million, unit: "million" },
  queueOperations: {
    meter: "queue operations",
    included: million,
    price: 0.4,
    per: million,
    unit: "million",
  },
  mails: { meter: "mails sent", included: 3000, price: 0.35, per: 1000, unit: "thousand" },
  logGb: { meter: "logs, ingested", included: 50, price: 0.25, per: 1, unit: "GB" },
  logGbKept: { meter: "logs, kept for a week", included: 12, price: 0.1, per: 1, unit: "GB" },
} satisfies Record<string, Rate>;

/** The rate of logs that ends on 30 November 2026. */
export const logEventsRate: Rate = {
  meter: "log events, until then",
  included: 20 * million,
  price: 0.6,
  per: million,
  unit: "million",
};

export type Usage = Record<keyof typeof rates, number> & { logEvents: number };

/** Dollars for so many units of a meter. */
export function priceOf({ included, price, per }: Rate, units: number): number {
  return (Math.max(0, units - included) / per) * price;
}

/** Dollars a month for everything, the plan included. */
export function monthlyPrice(usage: Usage): number {
  const meters = Object.keys(rates) as (keyof typeof rates)[];
  return planPrice + meters.reduce((sum, meter) => sum + priceOf(rates[meter], usage[meter]), 0);
}
