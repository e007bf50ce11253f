import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { listLeads } from "./inbox.server";
import { everything, type InboxFilter } from "./inbox-filter";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

async function store(second: number, fields: Record<string, string> = {}): Promise<string> {
  const now = new Date(receivedAt.getTime() + second * 1000);
  const answer = await receive(env, leadPost(fields), { now });
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

function set(id: string, column: "status" | "assignee", value: string) {
  return env.DB.prepare(`UPDATE leads SET ${column} = ? WHERE id = ?`).bind(value, id).run();
}

async function listed(filter: Partial<InboxFilter> = {}): Promise<string[]> {
  const { leads } = await listLeads(env.DB, { filter: { ...everything, ...filter }, limit: 50 });
  return leads.map(({ id }) => id);
}

test("the work of one person is what is assigned and what he or she goes to see, a page at a time and under other filters", async () => {
  const [bas, ann] = ["bas@bedrijf.example", "ann@bedrijf.example"];
  const visit = (id: string, employee: string, state = "planned", at = 0) =>
    env.DB.prepare(
      `INSERT INTO visits (id, lead_id, employee, starts_at, ends_at, state, planned_by, changed_at, mailed)
       VALUES (?1 || ?3 || ?4, ?1, ?2, ?4, ?4 + 1, ?3, 'ann', 0, 0)`,
    )
      .bind(id, employee, state, at)
      .run();
  const assigned = await store(0);
  const visited = await store(10, { city: "Best", urgencyLevel: "urgent" });
  const both = await store(20);
  const [won, been, hers, suspect] = await Promise.all([30, 40, 50, 60].map((second) => store(second)));
  for (const id of [assigned, both]) await set(id, "assignee", bas);
  await set(visited, "status", "scheduled");
  await set(visited, "assignee", ann);
  await set(won ?? "", "status", "won");
  for (const id of [visited, both, won ?? "", suspect ?? ""]) await visit(id, bas);
  await visit(been ?? "", bas, "done");
  await visit(hers ?? "", ann);
  await env.DB.prepare("UPDATE leads SET quarantine_reason = 'score' WHERE id = ?").bind(suspect).run();

  expect(await listed({ open: true, assignee: bas })).toEqual([assigned, both, visited]);
  expect(await listed({ own: true, assignee: bas })).toEqual([assigned, both, won, visited]);
  expect(await listed({ own: true, assignee: bas, status: "won" })).toEqual([won]);
  expect(await listed({ open: true, assignee: bas, status: "scheduled" })).toEqual([visited]);
  expect(await listed({ open: true, assignee: bas, town: "best" })).toEqual([visited]);
  expect(await listed({ open: true, assignee: bas, urgent: true })).toEqual([visited]);
  // A search looks in quarantine too.
  const found = [suspect, both, visited, assigned];
  expect(await listed({ open: true, assignee: bas, query: "schoorsteen" })).toEqual(found);
  // What is assigned is a filter of its own.
  expect(await listed({ assignee: bas })).toEqual([assigned, both]);

  const mine = { ...everything, open: true, assignee: bas };
  const first = await listLeads(env.DB, { filter: mine, limit: 2 });
  const second = await listLeads(env.DB, { filter: mine, limit: 2, cursor: first.next });
  expect([...first.leads, ...second.leads].map(({ id }) => id)).toEqual([assigned, both, visited]);
  expect(second.next).toBeNull();
});
