import { afterAll, beforeEach, expect, test } from "vitest";
import { eraseLead } from "~/features/leads/store/sweep.server";
import { countedDb } from "~tests/support/counted-db";
import { copyLead } from "~tests/support/lead-copies";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { readCustomer } from "./customer.server";
import { changeCustomer } from "./customer-actions.server";
import { customerView } from "./customer-view";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

let minutes = 0;
async function store(fields: Record<string, string> = {}): Promise<string> {
  const now = new Date(receivedAt.getTime() + ++minutes * 60_000);
  const answer = await receive(env, leadPost(fields), { now });
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}
const wife = { firstName: "Els", email: "els@voorbeeld.nl", phone: "06 87654321" };
async function press(id: string, fields: Record<string, string>, who = "bas") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const now = new Date(receivedAt.getTime() + ++minutes * 60_000);
  return changeCustomer(env.DB, id, form, { email: `${who}@bedrijf.example`, now });
}
const shown = async (id: string) => {
  const customer = await readCustomer(env.DB, id);
  const ids = (leads: { id: string }[] = []) => leads.map((lead) => lead.id);
  return { leads: ids(customer?.leads), suggestions: ids(customer?.suggestions) };
};
const undoOf = (outcome: Awaited<ReturnType<typeof press>>) =>
  outcome && "undo" in outcome && outcome.undo ? outcome.undo : {};

test("one house is suggested, joined with one press, also when it is sent again, and parted by undoing", async () => {
  const roof = await store();
  const gutter = await store(wife);
  expect(await shown(roof)).toEqual({ leads: [roof], suggestions: [gutter] });
  const join = { action: "join", other: gutter };
  const first = await press(roof, join);
  expect(await press(roof, join)).toEqual(first);
  // Pressed by a colleague on the page of the other one, it is the same decision too: one press parts them.
  expect(await press(gutter, { action: "join", other: roof }, "ann")).toEqual(first);
  for (const id of [roof, gutter])
    expect(await shown(id)).toEqual({ leads: [gutter, roof], suggestions: [] });
  expect(await press(roof, undoOf(first), "ann")).toEqual({ text: "Ongedaan gemaakt." });
  expect(await press(roof, undoOf(first), "ann")).toEqual({ text: "Ongedaan gemaakt." });
  expect(await shown(roof)).toEqual({ leads: [roof], suggestions: [gutter] });
  const { results } = await env.DB.prepare(
    "SELECT kind, data FROM lead_events WHERE lead_id = ? AND kind LIKE 'customer%'",
  )
    .bind(gutter)
    .all();
  // Nothing of the other stands in the timeline: it would outlive its erasure.
  expect(results).toEqual([
    { kind: "customer-joined", data: "{}" },
    { kind: "customer-undone", data: "{}" },
  ]);
});

test("'not the same' is remembered for the whole customer, until it is undone", async () => {
  const roof = await store();
  const gutter = await store(wife);
  const outcome = await press(roof, { action: "refuse", other: gutter });
  const again = await store();
  for (const id of [roof, again, gutter]) {
    expect((await shown(id)).suggestions).toEqual([]);
    // It can be undone at either of them.
    expect((await readCustomer(env.DB, id))?.decisions).toMatchObject([{ kind: "not-same" }]);
  }
  await press(roof, undoOf(outcome));
  expect((await shown(gutter)).suggestions).toEqual([again]);
});

test("a request that has the number of another customer is set apart, and what joined it by hand holds again when that is undone", async () => {
  const roof = await store();
  const gutter = await store();
  const other = await store(wife);
  await press(gutter, { action: "join", other });
  expect((await shown(roof)).leads).toEqual([other, gutter, roof]);
  const apart = await press(gutter, { action: "apart", other: roof });
  expect(await shown(gutter)).toEqual({ leads: [gutter], suggestions: [] });
  expect((await shown(roof)).leads).toEqual([roof]);
  await press(gutter, undoOf(apart));
  expect((await shown(roof)).leads).toEqual([other, gutter, roof]);
});

test("a note is the customer's, whichever request it was written at, and goes with the newest of them", async () => {
  const roof = await store();
  const gutter = await store();
  const outcome = await press(roof, { action: "note", text: "Hond in de tuin" });
  expect((await readCustomer(env.DB, gutter))?.notes).toMatchObject([{ text: "Hond in de tuin" }]);
  await eraseLead({ db: env.DB, bucket: env.UPLOADS }, roof);
  expect((await readCustomer(env.DB, gutter))?.notes).toHaveLength(1);
  await press(gutter, undoOf(outcome));
  expect((await readCustomer(env.DB, gutter))?.notes).toEqual([]);
  expect(await press(gutter, { action: "note", text: "" })).toHaveProperty("error");
  expect(await press(gutter, { action: "note", text: "x".repeat(1001) })).toHaveProperty("error");
});

test("when a customer comes apart, each note goes with those of whom it was written", async () => {
  const roof = await store();
  const gutter = await store(wife);
  const join = await press(roof, { action: "join", other: gutter });
  await press(roof, { action: "note", text: "Over Jan" });
  await press(gutter, { action: "note", text: "Over Els" });
  const notes = async (id: string) => (await readCustomer(env.DB, id))?.notes.map(({ text }) => text);
  expect(await notes(roof)).toEqual(["Over Els", "Over Jan"]);
  await press(gutter, undoOf(join));
  expect([await notes(roof), await notes(gutter)]).toEqual([["Over Jan"], ["Over Els"]]);
  const later = await store();
  await press(roof, { action: "note", text: "Van een ander" });
  await press(roof, { action: "apart", other: later });
  expect([await notes(roof), await notes(later)]).toEqual([["Van een ander", "Over Jan"], []]);
});

test("a note stays when the suspect that is the newest request goes", async () => {
  const roof = await store();
  const spam = await store({ website: "spam" });
  await press(spam, { action: "note", text: "Hond in de tuin" });
  await eraseLead({ db: env.DB, bucket: env.UPLOADS }, spam);
  expect((await readCustomer(env.DB, roof))?.notes).toMatchObject([{ text: "Hond in de tuin" }]);
});

test("what is set apart, joined and set apart again comes back as it was, each time that it is undone", async () => {
  const roof = await store();
  const gutter = await store();
  const apart = { action: "apart", other: roof };
  const first = await press(gutter, apart);
  const join = await press(gutter, { action: "join", other: roof });
  const again = await press(gutter, apart);
  expect((await shown(gutter)).leads).toEqual([gutter]);
  // Sent again because its answer was lost, it is the same decision.
  expect(await press(gutter, apart)).toEqual(again);
  await press(gutter, undoOf(again));
  await press(gutter, undoOf(again), "ann");
  expect((await shown(gutter)).leads).toEqual([gutter, roof]);
  const held = await readCustomer(env.DB, gutter);
  expect(held?.decisions.map(({ change, kind }) => ({ change, kind }))).toEqual([
    { change: undoOf(join).change, kind: "same" },
    { change: undoOf(first).change, kind: "apart" },
  ]);
  await press(gutter, undoOf(join));
  expect((await shown(gutter)).leads).toEqual([gutter]);
  await press(gutter, undoOf(first));
  expect((await shown(gutter)).leads).toEqual([gutter, roof]);
});

test("a decision that another has ended does not come back once it was taken back itself", async () => {
  const roof = await store();
  const gutter = await store(wife);
  const join = await press(gutter, { action: "join", other: roof });
  const apart = await press(gutter, { action: "apart", other: roof });
  await press(gutter, undoOf(join));
  await press(gutter, undoOf(apart));
  expect((await shown(gutter)).leads).toEqual([gutter]);
});

test("a customer with more requests than are read says so", async () => {
  const roof = await store();
  await copyLead(env.DB, "copy", 199);
  expect(await readCustomer(env.DB, roof)).toMatchObject({ more: false, leads: { length: 200 } });
  await store();
  expect(await readCustomer(env.DB, roof)).toMatchObject({ more: true, leads: { length: 200 } });
});

test("what was erased is joined to nothing any more, and no one joins with it", async () => {
  const roof = await store();
  const gutter = await store(wife);
  const join = await press(roof, { action: "join", other: gutter });
  await eraseLead({ db: env.DB, bucket: env.UPLOADS }, gutter);
  expect(await shown(roof)).toEqual({ leads: [roof], suggestions: [] });
  expect(await press(roof, { action: "join", other: gutter })).toHaveProperty("failed", true);
  expect(await press(roof, undoOf(join))).toHaveProperty("failed", true);
  expect(await readCustomer(env.DB, gutter)).toBeNull();
});

test("a page says how to reach a customer, once each, and what was earned", async () => {
  const roof = await store({ email: "JAN@voorbeeld.nl" });
  await store({ phone: "040 2123456" });
  await env.DB.prepare("UPDATE leads SET status = 'won', won_cents = 125000 WHERE id = ?").bind(roof).run();
  const customer = await readCustomer(env.DB, roof);
  const view = customer && customerView(customer, roof, receivedAt.getTime());
  expect(view).toMatchObject({
    name: "Jan de Vries",
    mails: [{ text: "jan@voorbeeld.nl" }],
    phones: [{ href: "tel:+31402123456" }, { href: "tel:+31612345678" }],
    addresses: ["Kerkstraat 1, 5611 GJ Eindhoven"],
    leads: [{ current: false }, { current: true }],
  });
  expect(view?.won).toMatch(/1\.250/);
});

test("nothing of it reads a whole table", async () => {
  const roof = await store();
  await store(wife);
  const { db, plans } = countedDb(env.DB);
  await readCustomer(db, roof);
  for (const [sql, steps] of await plans())
    expect(steps.join("\n"), sql).not.toMatch(
      /SCAN (?!part|said|house|key|asked|CONSTANT ROW|json_each|\(subquery)/,
    );
});

test("a number that was typed in several ways stands once among how to reach him, and one that is not certain with it", async () => {
  const id = await store({ phone: "06 12345678" });
  await store({ phone: "+31612345678" });
  await store({ phone: "06-12345678" });
  await env.DB.prepare("UPDATE leads SET phone_e164 = NULL WHERE phone = '06-12345678'").run();
  await store({ phone: "040 2123456" });
  const customer = await readCustomer(env.DB, id);
  const view = customer && customerView(customer, id, receivedAt.getTime());
  expect(view?.phones.map(({ href }) => href)).toEqual(["tel:+31402123456", "tel:+31612345678"]);
});
