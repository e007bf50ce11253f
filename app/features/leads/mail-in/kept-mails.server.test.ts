import { afterAll, beforeEach, expect, test } from "vitest";
import { erasePerson } from "~/features/leads/office/person/person.server";
import { personArchive } from "~/features/leads/office/person/person-archive.server";
import { forgetFiles } from "~/features/leads/store/files/forget-files.server";
import {
  countKept,
  keptOfLead,
  keptOfLeadStatement,
  keptStatement,
  listKept,
  takeKept,
} from "~/features/leads/store/kept-mails.server";
import { changeByVisitor } from "~/features/leads/visitor/visitor-page.server";
import { mailSite } from "~tests/support/mail-site";
import { mailInCaps } from "./mail-counts.server";
import { receiveMails } from "./receive-mails.server";

const now = new Date("2026-11-23T10:00:00Z");
const site = await mailSite(now);
afterAll(site.dispose);
beforeEach(site.clear);

const jan = "jan@voorbeeld.nl";
const db = site.env.DB;
const stores = { db, bucket: site.env.UPLOADS };
const all = () => listKept(db, { from: "", before: Number.MAX_SAFE_INTEGER, limit: 50 });

/** More requests of one sender than a day takes. */
async function overSender(from: string, more = 1) {
  for (let n = 0; n < mailInCaps.sender + more; n++)
    await site.arrive({ from, to: site.inbox, subject: `Vraag ${n}`, text: `Wat kost goot nummer ${n}?` });
}

/** A mail about a lead that was over the cap of its thread. */
async function overThread() {
  const lead = await site.lead();
  await site.arrive({ from: jan, to: lead.to, subject: "Re: dak", text: "Dinsdag past." });
  await db.batch([
    db.prepare("DELETE FROM lead_messages"),
    db
      .prepare(
        "UPDATE incoming_mails SET state = 'kept', kept_why = 'thread', from_address = ?, envelope_to = ?, mail_key = 'k'",
      )
      .bind(jan, lead.to),
  ]);
  return lead;
}

test("a kept mail of no request is seen with its sender, subject and reason, and becomes a request that nothing holds", async () => {
  await overSender("Els <Els@X.example>");
  const [kept] = await all();
  expect(kept).toMatchObject({ from: "els@x.example", subject: "Vraag 5", why: "sender", leadId: null });
  for (let twice = 0; twice < 2; twice++)
    expect(await takeKept(db, kept?.id ?? "", now)).toEqual({ leadId: null });
  await receiveMails(site.env, now);
  expect(
    await site.all(
      "SELECT project_description AS said, quarantine_reason AS held FROM leads ORDER BY rowid DESC LIMIT 1",
    ),
  ).toEqual([{ said: "Vraag 5\n\nWat kost goot nummer 5?", held: null }]);
  expect(await countKept(db)).toBe(0);
});

test("a report that is a request after all becomes one, and nobody is confirmed", async () => {
  await site.arrive({ from: "postmaster@x.example", to: site.inbox, text: "Ons dak lekt" });
  const [kept] = await all();
  expect(kept?.why).toBe("report");
  await takeKept(db, kept?.id ?? "", now);
  await receiveMails(site.env, now);
  expect(await site.all("SELECT quarantine_reason AS held FROM leads")).toEqual([{ held: null }]);
  expect(await site.all("SELECT kind FROM outbox")).toEqual([{ kind: "office-mail" }]);
});

test("one about a request is seen there, and comes to stand in its thread", async () => {
  const { id } = await overThread();
  const [kept] = await keptOfLead(db, id);
  expect(kept).toMatchObject({ why: "thread", leadId: id });
  expect(await all()).toEqual([]);
  await takeKept(db, kept?.id ?? "", now);
  await receiveMails(site.env, now);
  expect((await site.detail(id))?.messages).toMatchObject([{ body: "Dinsdag past.", raw: 1 }]);
  expect(await keptOfLead(db, id)).toEqual([]);
});

test("what an address mailed and stands nowhere is seen at its requests, handed out and erased with its person", async () => {
  const lead = await overThread();
  await overSender(jan);
  expect((await keptOfLead(db, lead.id)).map(({ why }) => why).sort()).toEqual(["sender", "thread"]);
  const zip = await new Response(personArchive(stores, [lead.id])).text();
  expect(zip.match(/mails\/TS-[^/]{8}-apart-\d+\.eml/g)?.length).toBeGreaterThanOrEqual(2);
  expect(zip).toContain("Subject: Vraag 5");
  expect(await countKept(db, "Jan@Voorbeeld.nl")).toBe(2);
  const ids = (await site.all<{ id: string }>("SELECT id FROM leads")).map(({ id }) => id);
  await erasePerson(stores, ids);
  await forgetFiles(stores);
  expect(await site.all("SELECT 1 FROM incoming_mails")).toEqual([]);
  expect((await site.env.UPLOADS.list()).objects).toEqual([]);
});

test("erasing one request of an address leaves a kept mail about another of it", async () => {
  const other = await overThread();
  const { id } = await site.lead();
  await erasePerson(stores, [id]);
  expect(await keptOfLead(db, other.id)).toMatchObject([{ why: "thread" }]);
  await erasePerson(stores, [other.id]);
  expect(await site.all("SELECT 1 FROM incoming_mails")).toEqual([]);
});

/** The visitor erases the request on the own page. */
function eraseOwn(id: string) {
  const form = new FormData();
  form.set("wijziging", "erase");
  return changeByVisitor(stores, id, form, now);
}

test("who erases the own request erases what that address mailed and stands nowhere", async () => {
  const lead = await overThread();
  await overSender(`Jan <${jan.toUpperCase()}>`);
  await overSender("Els <els@x.example>");
  // The mails that became requests are not the visitor's to erase here.
  await db.prepare("DELETE FROM leads WHERE id <> ?").bind(lead.id).run();
  expect(await countKept(db, jan)).toBe(2);
  await eraseOwn(lead.id);
  await forgetFiles(stores);
  expect(await site.all("SELECT from_address AS of FROM incoming_mails WHERE state = 'kept'")).toEqual([
    { of: "els@x.example" },
  ]);
  expect((await site.env.UPLOADS.list()).objects).toHaveLength(1);
});

test.each([
  ["the visitor", eraseOwn],
  ["the office", (id: string) => erasePerson(stores, [id])],
])(
  "while another request of an address is left, %s erases none of its mails that may be about that",
  async (_, erase) => {
    const lead = await overThread();
    await overSender(jan);
    await erase(lead.id);
    expect(await countKept(db, jan)).toBe(1);
  },
);

test("one that is lost, and was sent to the address of a request, goes with that", async () => {
  const lead = await site.lead();
  await site.take({ from: "els@x.example", to: lead.to, subject: "Re: dak", text: "Dinsdag past." });
  for (const { key } of (await site.env.UPLOADS.list()).objects) await site.env.UPLOADS.delete(key);
  await receiveMails(site.env, now);
  expect(await keptOfLead(db, lead.id)).toMatchObject([{ why: "lost", leadId: lead.id }]);
  await eraseOwn(lead.id);
  expect(await site.all("SELECT 1 FROM incoming_mails")).toEqual([]);
});

test("one that proves to be lost is not said to come", async () => {
  await overSender("Els <els@x.example>");
  const [kept] = await all();
  expect(await takeKept(db, kept?.id ?? "", now)).not.toBeNull();
  await db.prepare("UPDATE incoming_mails SET state = 'kept', kept_why = 'lost' WHERE state = 'due'").run();
  expect(await takeKept(db, kept?.id ?? "", now)).toBeNull();
});

test("of a flood the page of a request reads and shows the last fifty", async () => {
  const { id } = await site.lead();
  const flood = `WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
    INSERT INTO incoming_mails (id, mail_key, raw_key, bytes, at, envelope_from, envelope_to, sender, from_address, state, next_at, lead_id)
    SELECT ?1 || i, ?1 || i, 'r', 1, i, '', '', 's', '${jan}', 'kept', 0, ?2 FROM n`;
  await db.batch([db.prepare(flood).bind("a", id), db.prepare(flood).bind("b", null)]);
  const { results, meta } = await db.prepare(keptOfLeadStatement).bind(id).all<{ at: number }>();
  expect(results.map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, n) => 400 - (n >> 1)));
  expect(meta.rows_read).toBeLessThan(300);
});

test.each([true, false])("the lists read only what is kept, in its order", async (ofOne) => {
  const plan = await db
    .prepare(`EXPLAIN QUERY PLAN ${keptStatement(ofOne)}`)
    .bind(9, 9, ...(ofOne ? [jan] : []))
    .all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SEARCH incoming_mails USING INDEX incoming_mails_(?:kept|from) /),
  ]);
});
