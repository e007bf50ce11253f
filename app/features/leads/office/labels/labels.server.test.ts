import { afterAll, expect, test } from "vitest";
import { changeStatus } from "~/features/leads/office/lead/lead-changes.server";
import { listLeads } from "~/features/leads/office/list/inbox.server";
import { everything } from "~/features/leads/office/list/inbox-filter";
import { leadsCsv } from "~/features/leads/office/list/lead-csv.server";
import { listStatement } from "~/features/leads/office/list/list-statement.server";
import { getLead } from "~/features/leads/store/leads.server";
import { eraseLead } from "~/features/leads/store/sweep.server";
import { leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { changeLabelsByForm } from "./label-actions.server";
import { endLabel, labelInUse, labelsOfLead, makeLabel, putLabel } from "./labels.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
const me = { email: "bas@bedrijf.example", now: receivedAt };
let n = 0;

async function lead(): Promise<string> {
  n++;
  const received = await receive(env, leadPost({ lastName: `Label${n}`, email: `l${n}@voorbeeld.example` }));
  if (!("lead" in received)) throw new Error("not received");
  return received.lead.id;
}

async function label(name: string): Promise<number> {
  const made = await makeLabel(env.DB, { name, tone: "navy" });
  if (made === null) throw new Error("not made");
  return made.id;
}

function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return changeLabelsByForm(env.DB, form, me);
}

const found = async (filter: object) =>
  (await listLeads(env.DB, { filter: { ...everything, ...filter }, limit: 50 })).leads.map(({ id }) => id);
const kinds = async (id: string) => (await getLead(env.DB, id))?.events.map(({ kind }) => kind) ?? [];

test("a label goes on several at once, is told on each, and one undo takes it off those alone", async () => {
  const [had, one, two] = [await lead(), await lead(), await lead()];
  const id = await label("Steiger");
  await putLabel(env.DB, { ids: [had], label: id, on: true }, me);
  const events = async () =>
    (await env.DB.prepare("SELECT max(id) AS n FROM lead_events").first<number>("n")) ?? 0;
  const put = { action: "put", ids: [had, one, two].join(","), label: `+${id}`, seen: `${await events()}` };
  const outcome = await post(put);
  expect(outcome).toMatchObject({ text: "Label ‘Steiger’ op 2 aanvragen." });
  expect(await kinds(one)).toContain("labelled");
  expect((await kinds(had)).filter((kind) => kind === "labelled")).toHaveLength(1);
  // Sent again because its answer was lost.
  const done = await events();
  expect(await post(put)).toEqual(outcome);
  expect(await events()).toBe(done);
  // Who saw it there already.
  expect(await post({ action: "put", ids: [one, two].join(","), label: `+${id}` })).toEqual({
    text: "Dat was al zo.",
  });
  const undone = await post(outcome?.undo ?? {});
  expect(await post(outcome?.undo ?? {})).toEqual(undone);
  expect(await labelsOfLead(env.DB, one)).toEqual([]);
  expect(await labelsOfLead(env.DB, had)).toMatchObject([{ name: "Steiger" }]);
  expect(await kinds(two)).toContain("unlabelled");
});

test("the list of a label keeps the order of the inbox as requests move on, and goes with other filters", async () => {
  const [first, second] = [await lead(), await lead()];
  const id = await label("Volgorde");
  await putLabel(env.DB, { ids: [first, second], label: id, on: true }, me);
  const rows = await found({ label: id });
  expect(rows.sort()).toEqual([first, second].sort());
  const [top = ""] = await found({ label: id });
  await changeStatus(env.DB, top, { action: "call", from: "new" }, me);
  expect((await found({ label: id })).at(-1)).toBe(top);
  expect(await found({ label: id, status: "called" })).toEqual([top]);
  expect(await found({ label: id, query: "Label" })).toHaveLength(2);
  expect(await found({ label: 999_999 })).toEqual([]);
});

test("pages of a label follow each other", async () => {
  const all = [await lead(), await lead(), await lead()];
  const id = await label("Bladeren");
  await putLabel(env.DB, { ids: all, label: id, on: true }, me);
  const filter = { ...everything, label: id };
  const one = await listLeads(env.DB, { filter, limit: 2 });
  const two = await listLeads(env.DB, { filter, limit: 2, cursor: one.next });
  expect([...one.leads, ...two.leads].map((row) => row.id).sort()).toEqual(all.sort());
  expect(two.next).toBeNull();
});

test("an ended label is gone from all, which each of them tells; an erased request takes its own with it", async () => {
  const [one, two] = [await lead(), await lead()];
  const id = await label("Weg");
  await putLabel(env.DB, { ids: [one, two], label: id, on: true }, me);
  expect(await labelInUse(env.DB, id)).toMatchObject({ name: "Weg", leads: 2 });
  await eraseLead({ db: env.DB, bucket: env.UPLOADS }, two);
  expect(await labelInUse(env.DB, id)).toMatchObject({ leads: 1 });
  expect(await endLabel(env.DB, id, me)).toEqual({ name: "Weg", leads: 1 });
  expect(await endLabel(env.DB, id, me)).toBeNull();
  expect(await labelsOfLead(env.DB, one)).toEqual([]);
  expect(await kinds(one)).toContain("unlabelled");
  // The number of one that ended is in saved addresses, and names no other.
  expect(await label("Nieuw")).toBeGreaterThan(id);
});

test("a label is made where it is needed; its name in other letters is the same one", async () => {
  const one = await lead();
  const made = await post({ action: "make", ids: one, name: " Asbest ", tone: "roof" });
  expect(made?.text).toBe("Label ‘Asbest’ op 1 aanvraag.");
  await post({ action: "make", ids: one, name: "ASBEST", tone: "navy" });
  expect(await labelsOfLead(env.DB, one)).toMatchObject([{ name: "Asbest", tone: "roof" }]);
  expect(await post({ action: "make", ids: one, name: " ", tone: "roof" })).toMatchObject({ failed: true });
  expect(await post({ action: "make", ids: one, name: "x", tone: "pink" })).toBeNull();
  const csv = await new Response(leadsCsv(env.DB, { ...everything, query: `Label${n}` })).text();
  expect(csv.split("\r\n")[0]).toMatch(/;Labels$/);
  expect(csv).toMatch(/;Asbest\r\n/);
});

test("the list of a label is found in its index and not sorted", async () => {
  for (const more of [{}, { status: "won" }, { town: "Best" }, { from: "2026-11-01" }] as const) {
    const statement = listStatement({ ...everything, ...more, label: 1 }, null, 51, { columns: "leads.id" });
    for (const { sql, values } of [statement?.page, statement?.end].filter((each) => !!each)) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      const steps = results.map(({ detail }) => detail).join("\n");
      expect(steps).toContain("lead_labels_place (label_id=? AND (place,lead_id)>(?,?))");
      expect(steps).not.toMatch(/SCAN (?!part\b)|TEMP B-TREE/);
    }
  }
});
