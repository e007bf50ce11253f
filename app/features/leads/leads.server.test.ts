import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { jpegOf } from "~tests/support/sample-files";
import { addLeadEvent, getLead, getLeadFile, inboxPage, listLeads, quarantinePage } from "./leads.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

async function store(second: number, fields: Record<string, string> = {}, files = 0): Promise<string> {
  const photos = Array.from({ length: files }, (_, i) => ({ name: `${i}.jpg`, content: jpegOf(i) }));
  const now = new Date(receivedAt.getTime() + second * 1000);
  const answer = await receive(env, leadPost(fields, photos), { now });
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

test("the inbox is read page by page, newest first, and each request once", async () => {
  // Three came in the same millisecond.
  const ids = await Promise.all([0, 0, 0, 1, 2, 3, 4].map((second) => store(second)));
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listLeads>> = await listLeads(env.DB, { cursor, limit: 2 });
    pages.push(page.leads.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null);
  expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1]);
  expect(pages.flat().slice(0, 4)).toEqual([ids[6], ids[5], ids[4], ids[3]]);
  expect(pages.flat().sort()).toEqual([...ids].sort());
});

test("a list shows what a row needs; quarantine is a list of its own", async () => {
  const id = await store(0, {}, 3);
  const suspect = await store(1, { website: "spam" });
  const { leads, next } = await listLeads(env.DB, { limit: 10 });
  expect(next).toBeNull();
  expect(leads).toMatchObject([{ id, files: 3, firstName: "Jan", status: "new", phoneE164: "+31612345678" }]);
  const quarantined = await listLeads(env.DB, { limit: 10, quarantined: true });
  expect(quarantined.leads).toMatchObject([{ id: suspect, quarantineReason: "honeypot" }]);
});

test("a cursor that is not ours starts at the top", async () => {
  await store(0);
  for (const cursor of ["", "x", "1.2.3'; DROP TABLE leads", "-1.a", "9".repeat(40)]) {
    expect((await listLeads(env.DB, { cursor, limit: 1 })).leads, cursor).toHaveLength(1);
  }
});

test("both lists are read from an index, without sorting", async () => {
  const plan = async (statement: string) => {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
      .bind(1, "a", 5)
      .all<{ detail: string }>();
    return results.map(({ detail }) => detail);
  };
  const perRow = ["CORRELATED SCALAR SUBQUERY 1", expect.stringMatching(/^SEARCH lead_files USING .*INDEX/)];
  const range = "((received_at,id)<(?,?))";
  expect(await plan(inboxPage)).toEqual([`SEARCH leads USING INDEX leads_inbox ${range}`, ...perRow]);
  expect(await plan(quarantinePage)).toEqual([
    `SEARCH leads USING INDEX leads_quarantine ${range}`,
    ...perRow,
  ]);
});

test("one request comes with its files, timeline and deliveries", async () => {
  const id = await store(0, { projectDescription: "Regel een\nRegel twee" }, 2);
  await addLeadEvent(
    env.DB,
    id,
    { kind: "note", actor: "bas@bedrijf.example", detail: "Teruggebeld" },
    receivedAt,
  );
  const detail = await getLead(env.DB, id);
  expect(detail).toMatchObject({
    lead: {
      id,
      firstName: "Jan",
      projectDescription: "Regel een\nRegel twee",
      houseNumber: "",
      leadScore: 3,
    },
    files: [
      { n: 1, name: "0.jpg", kind: "jpeg" },
      { n: 2, name: "1.jpg" },
    ],
    events: [
      { kind: "received", actor: "visitor" },
      { kind: "note", actor: "bas@bedrijf.example", detail: "Teruggebeld" },
    ],
    deliveries: [
      { kind: "office-mail", state: "due", attempts: 0 },
      { kind: "visitor-mail", state: "due" },
    ],
  });
  expect(await getLead(env.DB, "geen")).toBeNull();
});

test("a file is found by its own request only", async () => {
  const [a, b] = [await store(0, {}, 2), await store(1, {}, 1)];
  expect(await getLeadFile(env.DB, a, 2)).toMatchObject({ n: 2, name: "1.jpg" });
  expect(await getLeadFile(env.DB, b, 2)).toBeNull();
  expect(await getLeadFile(env.DB, a, 0)).toBeNull();
  expect(await getLeadFile(env.DB, a, Number.NaN)).toBeNull();
});
