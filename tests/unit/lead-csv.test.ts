import { afterAll, expect, test } from "vitest";
import { everything } from "../../app/features/leads/office/list/inbox-filter";
import { leadsCsv } from "../../app/features/leads/office/list/lead-csv.server";
import { seedManyLeads } from "../../scripts/seed/many-leads.ts";
import { countedDb } from "../support/counted-db.ts";
import { localBindings } from "../support/local-bindings.ts";

const { env, dispose } = await localBindings();
afterAll(dispose);

async function references(db: D1Database, filter = everything): Promise<string[]> {
  const text = await new Response(leadsCsv(db, filter)).text();
  return text
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(";")[0] ?? "");
}

test("the file has every lead of the view once, in its order, a thousand a query", async () => {
  await seedManyLeads(env.DB, 2400, ["bas@voorbeeld.example"], new Date("2026-11-21T12:00:00Z"));
  const { db, take } = countedDb(env.DB);
  const all = await references(db);
  expect(take().queries).toBe(3);
  const { results } = await env.DB.prepare(
    "SELECT reference FROM leads WHERE quarantine_reason IS NULL ORDER BY inbox_order, id",
  ).all<{ reference: string }>();
  expect(all).toEqual(results.map(({ reference }) => reference));
  expect(await references(db, { ...everything, query: "S0000077" })).toEqual(["S0000077"]);
  expect((await references(db, { ...everything, quarantined: true })).length).toBe(160);
});

test("who breaks off a download leaves nothing running", async () => {
  const { db, take } = countedDb(env.DB);
  const reader = leadsCsv(db, everything).getReader();
  await reader.read();
  await reader.cancel();
  expect(take().queries).toBeLessThanOrEqual(1);
});
