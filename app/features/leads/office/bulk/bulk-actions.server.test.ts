import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { changeListByForm } from "./bulk-actions.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const [bas, ann] = ["bas@bedrijf.example", "ann@bedrijf.example"];
const actor = { email: bas, now: new Date(receivedAt.getTime() + 60_000), employees: [bas, ann] };

async function store(second: number): Promise<string> {
  const now = new Date(receivedAt.getTime() + second * 1000);
  const answer = await receive(env, leadPost({}, []), { now });
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

function post(fields: Record<string, string>, by = actor) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return changeListByForm(env.DB, form, by);
}

const rows = (ids: string[], assignee = "") => JSON.stringify(ids.map((id) => ({ id, assignee })));
const give = (id: string, to: string) =>
  env.DB.prepare("UPDATE leads SET assignee = ? WHERE id = ?").bind(to, id).run();
async function assignees(ids: string[]): Promise<unknown[]> {
  const all = await Promise.all(
    ids.map((id) => env.DB.prepare("SELECT assignee FROM leads WHERE id = ?").bind(id).first("assignee")),
  );
  return all;
}

test("several are given away in one go, what changed meanwhile is left and said, and one undo takes it back", async () => {
  const ids = await Promise.all([0, 1, 2].map(store));
  await give(ids[2] ?? "", bas);
  const outcome = await post({ action: "assign-many", assignee: ann, rows: rows(ids) });
  expect(outcome?.text).toBe(
    "2 aanvragen toegewezen aan ann. 1 aanvraag was intussen veranderd en bleef staan.",
  );
  expect(await assignees(ids)).toEqual([ann, ann, bas]);
  // Sent again because its answer was lost.
  const later = { ...actor, now: new Date(actor.now.getTime() + 60_000) };
  const again = await post({ action: "assign-many", assignee: ann, rows: rows(ids) }, later);
  expect(again?.text).toBe(outcome?.text);
  const other = { ...later, email: ann };
  expect(await post({ action: "assign-many", assignee: ann, rows: rows(ids) }, other)).toMatchObject({
    failed: true,
  });
  // Who saw them given already.
  expect(await post({ action: "assign-many", assignee: ann, rows: rows(ids.slice(0, 2), ann) })).toEqual({
    text: "Dat was al zo.",
  });
  await give(ids[1] ?? "", "");
  expect((await post(again?.undo ?? {}))?.text).toBe(
    "Ongedaan gemaakt. 1 aanvraag was intussen veranderd en bleef staan.",
  );
  expect(await post(again?.undo ?? {}, later)).toEqual({
    text: "Ongedaan gemaakt. 1 aanvraag was intussen veranderd en bleef staan.",
  });
  expect(await assignees(ids)).toEqual(["", "", bas]);
  const { results } = await env.DB.prepare(
    "SELECT data FROM lead_events WHERE kind = 'assigned' AND lead_id = ? ORDER BY id",
  )
    .bind(ids[0])
    .all();
  expect(results).toEqual([{ data: `{"from":"","to":"${ann}"}` }, { data: `{"from":"${ann}","to":""}` }]);
});

test("a lead goes to nobody outside the company, and a post that is not one of its own does nothing", async () => {
  const ids = [await store(0)];
  const many = JSON.stringify(Array(101).fill({ id: "a", assignee: "" }));
  const outcomes = [
    await post({ action: "assign-many", assignee: "dief@elders.example", rows: rows(ids) }),
    await post({ action: "assign-many", assignee: ann, rows: many }),
    await post({ action: "undo-assign-many", ids: '["a b"]', at: "1" }),
  ];
  expect(outcomes).toEqual([null, null, null]);
  expect(await assignees(ids)).toEqual([""]);
});
