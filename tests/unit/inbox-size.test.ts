import { afterAll, expect, test } from "vitest";
import { readSettings } from "~/features/settings/settings.server";
import { outboxHealth } from "../../app/features/leads/deliver/outbox/outbox-health.server";
import { agendaView } from "../../app/features/leads/office/agenda/agenda-view.server";
import { alikeView } from "../../app/features/leads/office/alike/read-alike.server";
import { readCustomer } from "../../app/features/leads/office/customer/customer.server";
import { earlierOf } from "../../app/features/leads/office/customer/earlier.server";
import { listLabels } from "../../app/features/leads/office/labels/labels.server";
import { openLead } from "../../app/features/leads/office/lead/open-lead.server";
import { listLeads, listSimilar, waitingCounts } from "../../app/features/leads/office/list/inbox.server";
import { everything, type InboxFilter } from "../../app/features/leads/office/list/inbox-filter";
import { listVersion } from "../../app/features/leads/office/live/list-version.server";
import { leadThread } from "../../app/features/leads/office/thread/lead-thread.server";
import { leadDrafts } from "../../app/features/leads/office/thread/thread-drafts.server";
import { countList, listViews } from "../../app/features/leads/office/views/views.server";
import { customerVisits } from "../../app/features/leads/office/visit/customer-visits.server";
import { visitShown } from "../../app/features/leads/office/visit/visit-view.server";
import { seedManyLeads } from "../../scripts/seed/many-leads.ts";
import { seedManyMessages } from "../../scripts/seed/many-messages.ts";
import { countedDb } from "../support/counted-db.ts";
import { copyLead } from "../support/lead-copies.ts";
import { localBindings } from "../support/local-bindings.ts";

// `npm run measure` runs this with 1,000 and 100,000.
const [small = 1000, large = 5000] = (process.env.INBOX_SIZES ?? "").split(",").filter(Boolean).map(Number);
const employees = ["bas@voorbeeld.example", "ann@voorbeeld.example"];
const now = new Date("2026-11-21T12:00:00Z");

const disposals: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(disposals.map((dispose) => dispose())));

async function seeded(count: number) {
  const { env, dispose } = await localBindings();
  disposals.push(dispose);
  const started = Date.now();
  await seedManyLeads(env.DB, count, employees, now);
  await seedManyMessages(env.DB, count, "bas@voorbeeld.example", now);
  await seedLabels(env.DB);
  if (process.env.INBOX_SIZES) console.log(`${count} requests written in ${Date.now() - started} ms`);
  return { ...countedDb(env.DB), raw: env.DB };
}

const savedViews = [
  "status=nieuw",
  "service=spoedservice",
  "assignee=niemand",
  "urgent=1",
  "town=best",
  "label=1",
  "town=best&label=1",
];

/** One request in five has a label, and somebody keeps every kind of view. */
async function seedLabels(db: D1Database): Promise<void> {
  const view = db.prepare("INSERT INTO inbox_views (employee, name, search, place) VALUES (?1, ?2, ?2, ?3)");
  await db.batch([
    db.prepare("INSERT INTO labels (id, name, tone) VALUES (1, 'steiger nodig', 'blue')"),
    db.prepare(
      `INSERT INTO lead_labels (lead_id, label_id, place)
       SELECT id, 1, inbox_order FROM leads WHERE quarantine_reason IS NULL AND rowid % 5 = 0`,
    ),
    ...savedViews.map((search, place) => view.bind("bas@voorbeeld.example", search, place)),
  ]);
}

/** More suspects in one day than quarantine looks at: 20 waves of 75 alike. Three of them in four are caught. */
function attack(db: D1Database): Promise<void> {
  return copyLead(db, "aanval", 1500, {
    received_at: `${now.getTime()} - n * 50000`,
    quarantine_reason: "iif(n % 4 = 0, NULL, 'score')",
    status: "'new'",
    assignee: "''",
    abuse_score: "9",
    text_key: "'golf-' || (n % 20)",
    phone_e164: "NULL",
    email: "'aanval' || n || '@voorbeeld.example'",
  });
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

/** Every view of the inbox, with its maximum number of statements; `most` rows where few requests do not fill it. */
const views: Record<string, { queries: number; look: View; most?: number }> = {
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
  urgent: { queries: 3, look: inbox({ urgent: true }) },
  "of one town": { queries: 3, look: inbox({ town: "best" }) },
  "of some days": { queries: 3, look: inbox({ from: "2026-01-01", to: "2026-11-20" }) },
  "of one label": { queries: 3, look: inbox({ label: 1 }) },
  "of one label and one employee": {
    queries: 3,
    look: inbox({ label: 1, assignee: "bas@voorbeeld.example" }),
  },
  "saved views with their numbers, and the labels": {
    queries: 2 + savedViews.length,
    look: async (db) => {
      const shown = await listViews(db, "bas@voorbeeld.example");
      // With two filters it looks through a part of the list, and tells no number.
      expect(shown.flatMap(({ name, count }) => (count === null ? [name] : []))).toEqual(
        savedViews.slice(-1),
      );
      expect(await listLabels(db)).toHaveLength(1);
    },
  },
  "mine, and open": { queries: 3, look: inbox({ open: true, assignee: "bas@voorbeeld.example" }) },
  "how many are mine, and open": {
    queries: 1,
    look: async (db) => {
      const mine = { ...everything, open: true, assignee: "bas@voorbeeld.example" };
      expect(await countList(db, mine)).toBe("50+");
    },
  },
  "whether anything happened": { queries: 1, look: listVersion },
  "agenda of two weeks": {
    queries: 1,
    look: async (db) => expect((await agendaView(db, null, now.getTime(), [])).length).toBe(1),
  },
  quarantine: {
    queries: 5,
    most: 800,
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
  "its conversation, drafts and visit": {
    queries: 15,
    look: async (db) => {
      const at = { me: "bas@voorbeeld.example", now: now.getTime() };
      const opened = await openLead(db, "seed-48", at.me, now);
      if (opened === null) throw new Error("not seeded");
      await leadDrafts(db, "seed-48", at.me);
      expect((await visitShown(db, opened, "owner", at.now, []))?.visit).not.toBeNull();
      expect((await leadThread(db, opened, at)).length).toBe(2);
    },
  },
  "its customer": {
    queries: 20,
    look: async (db) => {
      const customer = await readCustomer(db, "seed-42");
      const ids = customer?.leads.map(({ id }) => id) ?? [];
      expect(ids).toHaveLength(2);
      await customerVisits(db, ids, now.getTime());
    },
  },
};

const quarantined: View = async (db) => {
  const { groups } = await alikeView(db, { ...everything, quarantined: true }, now);
  expect(groups.length).toBe(20);
  const without = groups.flatMap(({ held }) => held);
  const filter = { ...everything, quarantined: true };
  const { leads } = await listLeads(db, { filter, limit: 50, without });
  expect(leads.length).toBeGreaterThan(0);
};

/** What grows with an attack, and not with the office: each wave is a group, and no more than so many are looked at. */
const underAttack: Record<string, { queries: number; look: View; most?: number }> = {
  "quarantine, 1,500 suspects in a day": { queries: 3, look: quarantined },
  "the inbox meanwhile": { queries: 3, look: inbox({}) },
};

/** Steps of a plan that read a whole table that grows with the office. */
const wholeTable = /SCAN (leads|visits|outbox|lead_\w+|message)\b(?! VIRTUAL)/;

test("every view of the inbox needs its pinned number of statements and reads no more with many leads", async () => {
  const [few, many] = [await seeded(small), await seeded(large)];
  const figures: Record<string, object> = {};
  const problems: string[] = [];
  const attacked = Object.keys(underAttack)[0];
  for (const [name, { queries, look, most = 0 }] of Object.entries({ ...views, ...underAttack })) {
    if (name === attacked) await Promise.all([attack(few.raw), attack(many.raw)]);
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
    if (after.rows > Math.max(before.rows * 1.5, most))
      problems.push(`${name}: ${before.rows} → ${after.rows} rows`);
  }
  if (process.env.INBOX_SIZES) console.table(figures);
  for (const [sql, steps] of await many.plans())
    for (const step of steps) if (wholeTable.test(step)) problems.push(`${step}: ${sql}`);
  expect(problems).toEqual([]);
}, 300_000);
