import { afterAll, expect, test } from "vitest";
import { readSettings } from "~/features/settings/settings.server";
import { outboxHealth } from "../../app/features/leads/deliver/outbox-health.server";
import { alikeView } from "../../app/features/leads/office/alike/read-alike.server";
import { earlierOf } from "../../app/features/leads/office/customer/earlier.server";
import { openLead } from "../../app/features/leads/office/lead/open-lead.server";
import { listLeads, listSimilar, waitingCounts } from "../../app/features/leads/office/list/inbox.server";
import { everything, type InboxFilter } from "../../app/features/leads/office/list/inbox-filter";
import { seedManyLeads } from "../../scripts/seed/many-leads.ts";
import { countedDb } from "../support/counted-db.ts";
import { localBindings } from "../support/local-bindings.ts";

// `npm run measure` runs this with 1,000 and 100,000.
const [small = 1000, large = 5000] = (process.env.INBOX_SIZES ?? "").split(",").filter(Boolean).map(Number);
const employees = ["bas@voorbeeld.example", "ann@voorbeeld.example"];
const now = new Date("2026-11-21T12:00:00Z");

const disposals: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(disposals.map((dispose) => dispose())));

async function seeded(count: number): Promise<ReturnType<typeof countedDb>> {
  const { env, dispose } = await localBindings();
  disposals.push(dispose);
  const started = Date.now();
  await seedManyLeads(env.DB, count, employees, now);
  if (process.env.INBOX_SIZES) console.log(`${count} requests written in ${Date.now() - started} ms`);
  return countedDb(env.DB);
}

type View = (db: D1Database, count: number) => Promise<unknown>;

/** As the inbox loader; the filters match a full page at every size. */
function inbox(filter: Partial<InboxFilter>): View {
  return async (db) => {
    const [page] = await Promise.all([
      listLeads(db, { filter: { ...everything, ...filter }, limit: 50 }),
      waitingCounts(db, now),
      outboxHealth(db, now),
    ]);
    expect(page.leads.length).toBeGreaterThan(0);
  };
}

/** Every view of the inbox, with its maximum number of statements. */
const views: Record<string, { queries: number; look: View }> = {
  "the inbox": { queries: 3, look: inbox({}) },
  "its twentieth page": {
    queries: 22,
    look: async (db) => {
      let cursor: string | null = null;
      for (let page = 0; page < 19; page++) cursor = (await listLeads(db, { cursor, limit: 50 })).next;
      await listLeads(db, { cursor, limit: 50 });
      await Promise.all([waitingCounts(db, now), outboxHealth(db, now)]);
    },
  },
  "who asked before, of a page": {
    queries: 2,
    look: async (db) => {
      const newestFirst = { ...everything, from: "2020-01-01" };
      const { leads } = await listLeads(db, { filter: newestFirst, limit: 50 });
      expect((await earlierOf(db, leads)).size).toBeGreaterThan(40);
    },
  },
  "one status": { queries: 3, look: inbox({ status: "quoted" }) },
  "of one employee": { queries: 3, look: inbox({ assignee: "bas@voorbeeld.example" }) },
  "of nobody, one kind": {
    queries: 3,
    look: inbox({ assignee: "", serviceType: "spoedservice" }),
  },
  quarantine: {
    queries: 5,
    look: async (db) => {
      await alikeView(db, { ...everything, quarantined: true }, now);
      await inbox({ quarantined: true })(db, 0);
    },
  },
  "search: a word of many": { queries: 3, look: inbox({ query: "schoorsteen" }) },
  "search: the last page": {
    queries: 21,
    look: async (db) => {
      let cursor: string | null = null;
      for (let page = 0; page < 20; page++)
        ({ next: cursor } = await listLeads(db, {
          filter: { ...everything, query: "schoorsteen" },
          cursor,
          limit: 5,
        }));
    },
  },
  "search: a word of one": { queries: 3, look: inbox({ query: "S0000077" }) },
  "search: a phone number": { queries: 3, look: inbox({ query: "06 00000042" }) },
  "search: a typing error": {
    queries: 1,
    look: async (db) => {
      const filter = { ...everything, query: "voorbeldstraat eindhvoen" };
      expect(await listSimilar(db, { filter, limit: 20 })).toHaveLength(20);
    },
  },
  "search: a mail address": { queries: 3, look: inbox({ query: "persoon42@voorbeeld.example" }) },
  "one request": {
    queries: 8,
    look: async (db) => {
      const [opened] = await Promise.all([
        openLead(db, "seed-42", "bas@voorbeeld.example", now),
        readSettings(db),
      ]);
      expect(opened).not.toBeNull();
    },
  },
};

test("every view of the inbox needs its pinned number of statements and reads no more with many leads", async () => {
  const [few, many] = [await seeded(small), await seeded(large)];
  const figures: Record<string, object> = {};
  const problems: string[] = [];
  for (const [name, { queries, look }] of Object.entries(views)) {
    await look(few.db, small);
    const before = few.take();
    await look(many.db, large);
    const after = many.take();
    figures[name] = {
      queries: after.queries,
      [`rows at ${small}`]: before.rows,
      [`rows at ${large}`]: after.rows,
    };
    if (after.queries > queries) problems.push(`${name}: ${after.queries} statements`);
    if (after.rows > before.rows * 1.5) problems.push(`${name}: ${before.rows} → ${after.rows} rows`);
  }
  if (process.env.INBOX_SIZES) console.table(figures);
  expect(problems).toEqual([]);
}, 300_000);
