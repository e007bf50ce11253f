import { afterAll, beforeEach, expect, test } from "vitest";
import { openLead } from "~/features/leads/office/lead/open-lead.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { jpegOf } from "~tests/support/sample-files";
import { listLeads, waitingCounts } from "./inbox.server";
import { everything, type InboxFilter } from "./inbox-filter";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const hour = 3_600_000;

async function store(second: number, fields: Record<string, string> = {}, files = 0): Promise<string> {
  const photos = Array.from({ length: files }, (_, i) => ({ name: `${i}.jpg`, content: jpegOf(i) }));
  const now = new Date(receivedAt.getTime() + second * 1000);
  const answer = await receive(env, leadPost(fields, photos), { now });
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

function set(id: string, column: "status" | "assignee" | "service_type", value: string) {
  return env.DB.prepare(`UPDATE leads SET ${column} = ? WHERE id = ?`).bind(value, id).run();
}

async function listed(filter: Partial<InboxFilter> = {}): Promise<string[]> {
  const { leads } = await listLeads(env.DB, { filter: { ...everything, ...filter }, limit: 50 });
  return leads.map(({ id }) => id);
}

test("what waits for an answer comes first, the longest overdue on top, then the rest, newest first", async () => {
  const ids = await Promise.all([0, 10, 20, 30, 40].map((second) => store(second)));
  for (const done of [0, 3]) await set(ids[done] ?? "", "status", "called");
  expect(await listed()).toEqual([ids[1], ids[2], ids[4], ids[3], ids[0]]);
});

test("the urgent stand above all others that wait, by whichever field says so, and are late on their own", async () => {
  const ids = await Promise.all([0, 10, 20, 30].map((second) => store(second)));
  const byLevel = await store(40, { urgencyLevel: "urgent" });
  const byService = await store(50, { serviceType: "spoedservice" });
  expect(await listed()).toEqual([byLevel, byService, ...ids]);
  expect(await listed({ status: "new", assignee: "" })).toEqual([byLevel, byService, ...ids]);
  // Of the version before.
  await set(ids[3] ?? "", "service_type", "spoedservice");
  expect(await listed()).toEqual([ids[3], byLevel, byService, ids[0], ids[1], ids[2]]);
  // Received at 11:40, and told 11 o'clock: as the clocks of the rows.
  const late = async (second: number) =>
    (await waitingCounts(env.DB, new Date(receivedAt.getTime() + (23 + 1 / 3) * hour + second * 1000))).late;
  await store(20 * 60);
  expect([await late(-1), await late(0), await late(3600 - 1), await late(3600)]).toEqual([0, 6, 6, 7]);
  await set(byLevel, "status", "called");
  expect((await listed()).at(-1)).toBe(byLevel);
});

test("who wrote back stands among the new, a day after that, and sinks when it is answered", async () => {
  const ids = await Promise.all([0, 10, 20].map((second) => store(second)));
  for (const id of ids) await set(id, "status", "won");
  const fresh = [await store(100), await store(300)];
  const at = receivedAt.getTime() + 200_000;
  await env.DB.prepare("UPDATE leads SET replied_at = ? WHERE id = ?").bind(at, ids[0]).run();
  expect(await listed()).toEqual([fresh[0], ids[0], fresh[1], ids[2], ids[1]]);
  await env.DB.prepare("UPDATE leads SET replied_at = NULL WHERE id = ?").bind(ids[0]).run();
  expect(await listed()).toEqual([...fresh, ids[2], ids[1], ids[0]]);
});

test("town, date, urgency and what is open are filters, alone and together", async () => {
  const best = await store(0, { city: "Best" });
  const urgent = await store(10, { city: "BEST", urgencyLevel: "urgent" });
  const other = await store(20, { city: "Waalre" });
  await set(other, "status", "won");
  expect(await listed({ town: "best" })).toEqual([urgent, best]);
  expect(await listed({ urgent: true })).toEqual([urgent]);
  expect(await listed({ open: true })).toEqual([urgent, best]);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" }).format(receivedAt);
  expect(await listed({ from: today, to: today })).toEqual([other, urgent, best]);
  expect(await listed({ to: "2020-01-01" })).toEqual([]);
  expect(await listed({ from: today, town: "Best", urgent: true, status: "new" })).toEqual([urgent]);
  expect(await listed({ from: today, query: "schoorsteen", town: "waalre" })).toEqual([other]);
});

test("the inbox is read page by page and each request once, also those of one millisecond", async () => {
  const ids = await Promise.all([0, 0, 0, 1, 2, 3, 4].map((second) => store(second)));
  for (const done of [1, 5]) await set(ids[done] ?? "", "status", "won");
  for (const query of ["", "schoorsteen"]) {
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listLeads>> = await listLeads(env.DB, {
        filter: { ...everything, query },
        cursor,
        limit: 2,
      });
      pages.push(page.leads.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1]);
    expect(pages.flat().sort()).toEqual([...ids].sort());
  }
});

test("filters may be combined, and quarantine is a list of its own", async () => {
  const [mine, other, done] = await Promise.all([0, 1, 2].map((second) => store(second, {}, second)));
  const suspect = await store(3, { website: "spam" });
  await set(mine ?? "", "assignee", "bas@bedrijf.example");
  await set(done ?? "", "assignee", "bas@bedrijf.example");
  await set(done ?? "", "status", "won");
  await set(other ?? "", "service_type", "spoedservice");
  expect(await listed({ assignee: "bas@bedrijf.example" })).toEqual([mine, done]);
  expect(await listed({ assignee: "bas@bedrijf.example", status: "won" })).toEqual([done]);
  expect(await listed({ assignee: "", status: "new" })).toEqual([other]);
  expect(await listed({ assignee: "", serviceType: "spoedservice", status: "new" })).toEqual([other]);
  expect(await listed({ serviceType: "spoedservice", status: "won" })).toEqual([]);
  expect(await listed({ quarantined: true })).toEqual([suspect]);
  expect(await listed({ spam: true })).toEqual([]);
  await env.DB.prepare("UPDATE leads SET spam_at = 1 WHERE id = ?").bind(suspect).run();
  expect(await listed({ quarantined: true })).toEqual([]);
  expect(await listed({ spam: true })).toEqual([suspect]);
  expect(await listed({ query: "schoorsteen" })).toContain(suspect);
  // What is urgent stands above it.
  const { leads } = await listLeads(env.DB, { limit: 2 });
  expect(leads.slice(1)).toMatchObject([
    { id: mine, files: 0, status: "new", assignee: "bas@bedrijf.example" },
  ]);
});

test("a request is found by name, phone in any form, mail, address, description and reference", async () => {
  const id = await store(0, {
    firstName: "Zoë",
    lastName: "van den Berg",
    phone: "06-12 34 56 78",
    email: "zoe.berg@voorbeeld.nl",
    address: "Kerkstraat 12, 5611 GJ Eindhoven",
    projectDescription: "De nok van de dakkapel is gescheurd",
  });
  await store(1, { phone: "040 212 34 56", email: "ander@voorbeeld.be", address: "Markt 3, 5611 EC Best" });
  const [{ reference } = { reference: "" }] = (
    await listLeads(env.DB, { filter: { ...everything, query: "zoe" }, limit: 5 })
  ).leads;
  for (const query of [
    ...[
      "zoe",
      "Berg",
      "van den ber",
      "0612345678",
      "06 123",
      "06 12 34 56",
      "+31 6 12345678",
      "0031 (0)6 1234",
    ],
    ...["zoe.berg@voorbeeld.nl", "zoe.berg@", "kerkstraat 12", "5611 gj", "dakkapel gescheur", reference],
  ]) {
    expect(await listed({ query }), query).toEqual([id]);
  }
  for (const query of [
    "bestaatniet",
    "zoe ander",
    '"',
    "*",
    "zoe AND piet",
    "NEAR(",
    "name:zoe",
    "-",
    "(((",
    "zoe OR x",
  ]) {
    expect(await listed({ query }), query).toEqual([]);
  }
});

test("search follows every change and every erasure", async () => {
  const id = await store(0, { lastName: "Jansen" });
  await env.DB.prepare("UPDATE leads SET last_name = 'Pietersen' WHERE id = ?").bind(id).run();
  expect(await listed({ query: "jansen" })).toEqual([]);
  expect(await listed({ query: "pietersen" })).toEqual([id]);
  await env.DB.prepare("DELETE FROM leads WHERE id = ?").bind(id).run();
  expect(await listed({ query: "pietersen" })).toEqual([]);
  await env.DB.prepare("INSERT INTO lead_search (lead_search, rank) VALUES ('integrity-check', 1)").run();
});

test("a cursor that is not ours starts at the top", async () => {
  await store(0);
  for (const cursor of ["", "x", "1.2.3'; DROP TABLE leads", "-1.a", "9".repeat(40)]) {
    expect((await listLeads(env.DB, { cursor, limit: 1 })).leads, cursor).toHaveLength(1);
  }
});

test("broken promises and suspects are counted for the tabs", async () => {
  await store(0);
  await store(0, { website: "spam" });
  const answered = await store(0);
  await set(answered, "status", "called");
  const putAway = await store(0, { website: "spam" });
  await env.DB.prepare("UPDATE leads SET spam_at = 1 WHERE id = ?").bind(putAway).run();
  expect(await waitingCounts(env.DB, new Date(receivedAt.getTime() + 23 * hour))).toEqual({
    late: 0,
    quarantined: 1,
  });
  expect(await waitingCounts(env.DB, new Date(receivedAt.getTime() + 25 * hour))).toEqual({
    late: 1,
    quarantined: 1,
  });
});

test("who looked stands in the timeline, once an hour", async () => {
  const id = await store(0);
  const look = (viewer: string, minutes: number) =>
    openLead(env.DB, id, viewer, new Date(receivedAt.getTime() + minutes * 60_000));
  await look("bas@bedrijf.example", 1);
  await look("bas@bedrijf.example", 30);
  await look("ann@bedrijf.example", 31);
  const opened = await look("bas@bedrijf.example", 62);
  expect(opened?.events.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
    "received visitor",
    "viewed bas@bedrijf.example",
    "viewed ann@bedrijf.example",
    "viewed bas@bedrijf.example",
  ]);
  expect(await openLead(env.DB, "geen", "bas@bedrijf.example", receivedAt)).toBeNull();
});
