import { afterAll, expect, test } from "vitest";
import { type LeadStatus, leadActions } from "~/features/leads/model/lead-status";
import { leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { changeListByForm } from "./bulk-actions.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

const bas = "bas@bedrijf.example";
let minute = 0;
let n = 0;

async function lead(status: LeadStatus = "new"): Promise<{ id: string; reference: string }> {
  n++;
  const post = leadPost({ lastName: `Stapel${n}`, email: `stapel${n}@voorbeeld.example` });
  const answer = await receive(env, post);
  if (!("lead" in answer)) throw new Error(answer.kind);
  const { id, reference } = answer.lead;
  await env.DB.prepare("UPDATE leads SET status = ? WHERE id = ?").bind(status, id).run();
  return { id, reference };
}

function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const now = new Date(receivedAt.getTime() + ++minute * 60_000);
  return changeListByForm(env.DB, form, { email: bas, now, employees: [bas] });
}

const set = (what: string, rows: { id: string; status: string }[], more = {}) =>
  post({ action: "set-many", what, rows: JSON.stringify(rows), ...more });
const read = (id: string) =>
  env.DB.prepare("SELECT status, lost_reason AS reason, answered_at AS answered FROM leads WHERE id = ?")
    .bind(id)
    .first();

test("several are lost with one reason, and one undo takes both back", async () => {
  const [one, two] = [await lead(), await lead("quoted")];
  const rows = [
    { id: one.id, status: "new" },
    { id: two.id, status: "quoted" },
  ];
  const outcome = await set("lost", rows, { reason: "price" });
  expect(outcome?.text).toBe("2 aanvragen op ‘Verloren’.");
  expect(await read(one.id)).toEqual({ status: "lost", reason: "price", answered: null });
  await post(outcome?.undo ?? {});
  expect(await read(one.id)).toEqual({ status: "new", reason: null, answered: null });
  expect(await read(two.id)).toMatchObject({ status: "quoted", reason: null });
});

test("each goes only where its own button leads, and what changed meanwhile stays and is said", async () => {
  const [called, fresh, moved, held] = [
    await lead("called"),
    await lead(),
    await lead("won"),
    await lead("called"),
  ];
  await env.DB.prepare("UPDATE leads SET quarantine_reason = 'spam' WHERE id = ?").bind(held.id).run();
  const outcome = await set("won", [
    { id: called.id, status: "called" },
    { id: fresh.id, status: "new" },
    { id: moved.id, status: "quoted" },
    { id: held.id, status: "called" },
  ]);
  expect(outcome?.text).toBe(
    "1 aanvraag op ‘Gewonnen’. 3 aanvragen hebben die stap niet, of zijn intussen veranderd, en bleven staan.",
  );
  expect(await read(called.id)).toMatchObject({ status: "won" });
  expect(await read(fresh.id)).toMatchObject({ status: "new" });
  expect(await read(held.id)).toMatchObject({ status: "called" });
  expect(await set("won", [{ id: fresh.id, status: "new" }])).toMatchObject({ failed: true });
});

test("that somebody was reached is not said of several at once", async () => {
  const one = await lead();
  expect(await set("called", [{ id: one.id, status: "new" }])).toMatchObject({ failed: true });
  expect(await read(one.id)).toMatchObject({ status: "new", answered: null });
});

test("no button or list says of a request that it is planned: that takes a day and a person", async () => {
  const one = await lead("called");
  expect(await set("scheduled", [{ id: one.id, status: "called" }])).toMatchObject({ failed: true });
  expect(await read(one.id)).toMatchObject({ status: "called", answered: null });
  expect(Object.values(leadActions).map(({ to }) => to)).not.toContain("scheduled");
});

test("lost again without a reason, an earlier one counts no more", async () => {
  const one = await lead("called");
  await env.DB.prepare("UPDATE leads SET lost_reason = 'price' WHERE id = ?").bind(one.id).run();
  const outcome = await set("lost", [{ id: one.id, status: "called" }]);
  expect(await read(one.id)).toMatchObject({ status: "lost", reason: null });
  await post(outcome?.undo ?? {});
  expect(await read(one.id)).toMatchObject({ status: "called" });
});

test("an offer sent in bulk stops the clock as one button does, and the undo starts it again", async () => {
  const one = await lead();
  const outcome = await set("quoted", [{ id: one.id, status: "new" }]);
  expect(await read(one.id)).toMatchObject({ status: "quoted", answered: expect.any(Number) });
  await post(outcome?.undo ?? {});
  expect(await read(one.id)).toMatchObject({ status: "new", answered: null });
});

test("sent again after a lost answer it is as asked; what a colleague moved on is not taken back", async () => {
  const [one, two] = [await lead(), await lead()];
  const rows = [one, two].map(({ id }) => ({ id, status: "new" }));
  await set("lost", rows, { reason: "late" });
  const again = await set("lost", rows, { reason: "late" });
  expect(again?.text).toBe("2 aanvragen op ‘Verloren’.");
  await env.DB.prepare("UPDATE leads SET status = 'called' WHERE id = ?").bind(two.id).run();
  const back = await post(again?.undo ?? {});
  expect(back?.text).toBe("Ongedaan gemaakt. 1 aanvraag was intussen veranderd en bleef staan.");
  expect(await read(one.id)).toMatchObject({ status: "new", reason: null });
  expect(await read(two.id)).toMatchObject({ status: "called" });
});

test("one with a visit to come is not lost with the others: it is named", async () => {
  const [one, two] = [await lead("scheduled"), await lead("scheduled")];
  await env.DB.prepare(
    `INSERT INTO visits (id, lead_id, employee, starts_at, ends_at, state, planned_by, changed_at, mailed)
     VALUES ('bezoek', ?, ?, ?, ?, 'planned', ?, 1, 0)`,
  )
    .bind(two.id, bas, receivedAt.getTime() + 86_400_000, receivedAt.getTime() + 90_000_000, bas)
    .run();
  const outcome = await set(
    "lost",
    [one, two].map(({ id }) => ({ id, status: "scheduled" })),
  );
  expect(outcome?.text).toBe(
    `1 aanvraag op ‘Verloren’. Er is nog een afspraak bij ${two.reference}: zeg die eerst af.`,
  );
  expect(await read(two.id)).toMatchObject({ status: "scheduled" });
});
