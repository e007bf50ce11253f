import { afterAll, beforeEach, expect, test } from "vitest";
import { addCustomerNote } from "~/features/leads/office/customer/customer-notes.server";
import { copyLead } from "~tests/support/lead-copies";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { findCustomers } from "./find-customers.server";
import { leftOf } from "./person.server";
import { personArchive } from "./person-archive.server";
import { eraseNotes, personNotes } from "./person-notes.server";
import { personView } from "./person-view";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

let minutes = 0;
async function store(fields: Record<string, string>) {
  const now = new Date(receivedAt.getTime() + ++minutes * 60_000);
  const answer = await receive(env, leadPost(fields), { now });
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead;
}
const view = async (who: string) => personView(await findCustomers(env.DB, who), receivedAt.getTime());
/** The rows: their reference, and why each is not ticked. */
const rowsFor = async (who: string) =>
  (await view(who)).rows.map(({ reference, because }) => [reference, because]);

const jan = { email: "jan@voorbeeld.nl", phone: "06 12345678" };
const els = { email: "els@voorbeeld.nl", phone: "06 12345678", firstName: "Els" };

test("only what was asked for is ticked; who shares a number, or was joined, is shown with the reason", async () => {
  const roof = await store(jan);
  const gutter = await store({ ...jan, phone: "040 2123456" });
  const wife = await store(els);
  const joined = await store({ email: "piet@voorbeeld.nl", phone: "06 87654321" });
  await env.DB.prepare("INSERT INTO customer_links VALUES ('c', ?, ?, 'same', 0, 'bas', NULL, NULL)")
    .bind(joined.id, roof.id)
    .run();
  const others = [
    [joined.reference, `door het kantoor samengevoegd met ${roof.reference}`],
    [wife.reference, `hetzelfde telefoonnummer als ${roof.reference}`],
  ];
  const own = [
    [gutter.reference, null],
    [roof.reference, null],
  ];
  for (const who of ["JAN@voorbeeld.nl", roof.reference, gutter.reference])
    expect(await rowsFor(who), who).toEqual([...own, ...others]);
  expect(await rowsFor("0612345678")).toEqual([
    [wife.reference, null],
    [roof.reference, null],
    [joined.reference, `door het kantoor samengevoegd met ${roof.reference}`],
    [gutter.reference, `hetzelfde e-mailadres als ${roof.reference}`],
  ]);
});

test("a note about the customer that stands at another's request goes along when it was written of him, and no other does", async () => {
  const roof = await store(jan);
  const wife = await store(els);
  const ids = [wife.id, roof.id];
  const bas = { email: "bas@bedrijf.example", now: receivedAt };
  const [of, her] = [
    await addCustomerNote(env.DB, ids, { text: "Jan is slechthorend", writtenAt: roof.id }, bas),
    await addCustomerNote(env.DB, ids, { text: "Els werkt nachten", writtenAt: wife.id }, bas),
  ];
  const found = await findCustomers(env.DB, "jan@voorbeeld.nl");
  const { notes } = personView({ ...found, notes: await personNotes(env.DB, ids) }, receivedAt.getTime());
  expect(notes.map(({ text, at, own }) => [text, at, own])).toEqual([
    ["Els werkt nachten", wife.reference, false],
    ["Jan is slechthorend", roof.reference, true],
  ]);
  const stores = { db: env.DB, bucket: env.UPLOADS };
  const archive = (lead: string, ticked: number | null) =>
    new Response(
      personArchive(stores, [lead], { listed: [of ?? 0, her ?? 0], ticked: [ticked ?? 0] }),
    ).text();
  expect(await archive(roof.id, of)).toContain("slechthorend");
  expect(await archive(roof.id, of)).not.toContain("nachten");
  expect(await archive(wife.id, her)).not.toContain("slechthorend");

  const kept = async () => (await personNotes(env.DB, ids)).map(({ text, leadId }) => [text, leadId]);
  const chosen = { listed: [of ?? 0, her ?? 0], ticked: [of ?? 0] };
  await eraseNotes(env.DB, { chosen: [roof.id], listed: ids }, chosen);
  expect(await kept()).toEqual([["Els werkt nachten", wife.id]]);
  // What is about who stays moves to what stays.
  await eraseNotes(env.DB, { chosen: [wife.id], listed: ids }, { listed: [her ?? 0], ticked: [] });
  expect(await kept()).toEqual([["Els werkt nachten", roof.id]]);
  const left = await env.DB.prepare(
    "SELECT data, detail FROM lead_events WHERE kind = 'note-undone'",
  ).first();
  expect(left).toEqual({ data: "{}", detail: "" });
});

test("what was joined by hand says so of the one that was joined, also where it brings others along", async () => {
  const roof = await store(jan);
  const piet = { email: "piet@voorbeeld.nl", phone: "06 87654321" };
  const joined = await store(piet);
  const along = await store(piet);
  const apart = await store({ ...jan, email: "huurder@voorbeeld.nl" });
  const link = (lead: string, other: string, kind: string) =>
    env.DB.prepare("INSERT INTO customer_links VALUES (?, ?, ?, ?, 0, 'bas', NULL, NULL)")
      .bind(lead + kind, lead, other, kind)
      .run();
  await link(joined.id, roof.id, "same");
  // Its number counts no more, and somebody joined it to the other customer.
  await link(apart.id, roof.id, "apart");
  await link(along.id, apart.id, "same");
  expect(await rowsFor("jan@voorbeeld.nl")).toEqual([
    [roof.reference, null],
    [apart.reference, `door het kantoor samengevoegd met ${along.reference}`],
    [along.reference, `hetzelfde e-mailadres als ${joined.reference}`],
    [joined.reference, `door het kantoor samengevoegd met ${roof.reference}`],
  ]);
});

test("a number that was typed in two ways stands once with each customer to choose from", async () => {
  await store({ email: "a@voorbeeld.nl", phone: "06 12345678" });
  await store({ email: "A@voorbeeld.nl", phone: "+31 612345678" });
  await store({ email: "b@voorbeeld.nl", phone: "06 87654321" });
  const { customers } = await view("de Vries");
  expect(customers.map(({ contact }) => contact.match(/\+?\d[\d ]{8,}\d/g)?.length)).toEqual([1, 1]);
});

test("a suspect that holds the data of somebody else too is not ticked, unless it was asked for itself", async () => {
  const roof = await store(jan);
  const spam = await store({ ...jan, email: "piet@voorbeeld.nl", website: "spam" });
  const own = await store({ ...jan, website: "spam" });
  expect(await rowsFor("06 12345678")).toEqual([
    [own.reference, null],
    [roof.reference, null],
    [spam.reference, "in quarantaine, met ook een ander e-mailadres"],
  ]);
  expect((await rowsFor(spam.reference))[0]).toEqual([spam.reference, null]);
  expect((await rowsFor(spam.reference)).filter(([, because]) => because === null)).toHaveLength(1);
  expect(await rowsFor("piet@voorbeeld.nl")).toContainEqual([spam.reference, null]);
});

test("a customer is chosen by a request of his own, not by a suspect that is newer", async () => {
  const roof = await store(jan);
  await store({ email: "jan@voorbeeld.nl", phone: "06 87654321", website: "spam" });
  await store({ email: "els@voorbeeld.nl", phone: "06 87654321" });
  const { customers } = await view("de Vries");
  expect(customers.map(({ href }) => href).sort()).toContain(`/admin/privacy?who=${roof.reference}`);
});

test("nothing is said to have come since that only hangs together with a suspect", async () => {
  const roof = await store(jan);
  const spam = await store({ email: "piet@voorbeeld.nl", phone: "06 12345678", website: "spam" });
  await store({ email: "piet@voorbeeld.nl", phone: "06 87654321" });
  const listed = [spam.id, roof.id];
  expect(await leftOf(env.DB, listed, listed)).toEqual({ since: 0, more: false });
});

test("the list and the archive say that a customer has more than they hold", async () => {
  const roof = await store(jan);
  const archive = () => new Response(personArchive({ db: env.DB, bucket: env.UPLOADS }, [roof.id])).text();
  await copyLead(env.DB, "copy", 199);
  expect(await view("jan@voorbeeld.nl")).toMatchObject({ more: false, rows: { length: 200 } });
  expect(await archive()).not.toContain("niet-alles.txt");
  await copyLead(env.DB, "one-more", 1);
  expect(await view("jan@voorbeeld.nl")).toMatchObject({ more: true, rows: { length: 200 } });
  expect(await archive()).toContain("niet-alles.txt");
  expect(await leftOf(env.DB, [roof.id], [roof.id])).toMatchObject({ more: true });
});

test("more people than are offered to choose from are said to be there", async () => {
  for (let n = 10; n < 31; n++) await store({ email: `klant${n}@voorbeeld.nl`, phone: `06 123456${n}` });
  const { customers, more } = await view("de Vries");
  expect([customers.length, more]).toEqual([20, true]);
});
