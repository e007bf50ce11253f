import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { retention } from "../../app/content/site/retention.ts";
import { generationDays } from "../../app/features/backups/generation.server.ts";
import { costsPlace } from "../costs.ts";
import { monthlyPrice, priceOf, rates } from "./rates.ts";
import { costsText } from "./tables.ts";
import { dumpsKept, keptDays, lead, monthOf } from "./usage.ts";

test("docs/scale.md holds the numbers that are computed now", () => {
  expect(costsPlace.exec(readFileSync("docs/scale.md", "utf8"))?.[0]).toBe(costsText());
});

test("mails, logs and photos are counted beside the requests", () => {
  // 10,000 requests a day are 600,000 mails a month: 597,000 beyond the plan, at $0.35 a thousand.
  const busy = monthOf({ views: 0, leadsADay: 10_000 });
  expect(priceOf(rates.mails, busy.mails)).toBeCloseTo(208.95, 2);
  expect(monthlyPrice(busy)).toBeGreaterThan(300);
  const visited = monthOf({ views: 100_000_000, leadsADay: 0 });
  expect(priceOf(rates.requests, visited.requests)).toBeCloseTo(33.01, 2);
  expect(priceOf(rates.logGb, visited.logGb)).toBeGreaterThan(priceOf(rates.requests, visited.requests));
});

test("a quiet site costs the plan and no more", () => {
  expect(monthlyPrice(monthOf({ views: 1_000_000, leadsADay: 10 }))).toBe(5);
});

test("backups count the drill, which writes every kept row once a week", () => {
  const bare = monthOf({ views: 0, leadsADay: 100 }, { backups: false });
  const { rowsWritten } = monthOf({ views: 0, leadsADay: 100 });
  expect(rowsWritten - bare.rowsWritten).toBeCloseTo((100 * keptDays * lead.drillRowsWritten * 30) / 7, 0);
});

test("as many dumps are counted as are kept", () => {
  expect(dumpsKept).toEqual({ nights: generationDays.daily, weeks: generationDays.weekly / 7 });
});

test("what is kept is counted for as long as the site keeps it", () => {
  expect(keptDays).toBe(retention.request.days);
});
