import { afterAll, beforeEach, expect, test } from "vitest";
import { correctLead } from "~/features/leads/office/correct/correct.server";
import { addIncoming } from "~/features/leads/store/lead-messages.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { hadEmailStatement, hadPhoneStatement } from "./corrected-away.server";
import { findCustomers } from "./find-customers.server";
import { erasePerson } from "./person.server";
import { personArchive } from "./person-archive.server";
import { personView } from "./person-view";
import { wroteStatement } from "./wrote-along.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
const { DB: db } = env;
const stores = { db, bucket: env.UPLOADS };
const bas = { email: "bas@huis.example", now: receivedAt };
const view = async (who: string) => personView(await findCustomers(db, who), receivedAt.getTime());

let lead: string;
async function store(fields: Record<string, string>): Promise<string> {
  const answer = await receive(env, leadPost(fields));
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}
beforeEach(async () => {
  await clearLeads(env);
  lead = await store({ email: "Jan@Oud.nl", phone: "040 212 34 56" });
  for (const [field, seen, value] of [
    ["email", "Jan@Oud.nl", "jan@nieuw.nl"],
    ["phone", "040 212 34 56", "06 12345678"],
  ] as const)
    expect(await correctLead(db, lead, { field, seen, value }, bas)).toHaveProperty("eventId");
});

test.each([
  ["jan@oud.nl", "dit e-mailadres, dat hier stond tot vandaag "],
  ["JAN@OUD.NL", "dit e-mailadres, dat hier stond tot vandaag "],
  ["040-2123456", "dit telefoonnummer, dat hier stond tot vandaag "],
  ["+31 40 212 34 56", "dit telefoonnummer, dat hier stond tot vandaag "],
])("who asks by what was corrected away, %s, is found with the reason", async (who, because) => {
  const { rows } = await view(who);
  expect(rows).toMatchObject([{ id: lead, because: expect.stringContaining(because) }]);
});

test.each(["jan@nieuw.nl", "06 12345678"])("by what it has now, %s, it needs no reason", async (who) => {
  expect((await view(who)).rows).toMatchObject([{ id: lead, because: null }]);
});

test.each(["an@oud.nl", "040 9123456", "2123456", "oud"])("by %s nothing is found", async (who) => {
  expect(await view(who)).toMatchObject({ rows: [], customers: [] });
});

test("who has that address now is another customer, and it is said of which it was", async () => {
  await store({ email: "jan@oud.nl", phone: "06 87654321", lastName: "Ander" });
  expect((await view("jan@oud.nl")).customers).toMatchObject([
    { names: expect.stringContaining("Ander"), stood: null },
    { stood: expect.stringMatching(/^Dit e-mailadres stond hier tot vandaag \d\d:\d\d\.$/) },
  ]);
});

test("who wrote along from another address is found by that, with the reason", async () => {
  const mail = { channel: "mail", subject: "", automatic: 0, mailKey: null, rawKey: null } as const;
  for (const [id, sender] of [
    ["a", "Els <Els@Ander.nl>"],
    ["b", "piet@ander.nl"],
  ] as const)
    await addIncoming(db, lead, { ...mail, id, sender, body: "Goed." }, receivedAt);
  for (const who of ["els@ander.nl", "Piet@ander.nl"])
    expect((await view(who)).rows).toMatchObject([
      {
        id: lead,
        because: expect.stringMatching(/^met dit e-mailadres is meegeschreven, het laatst vandaag/),
      },
    ]);
  expect((await view("s@ander.nl")).rows).toEqual([]);
});

test("what was corrected and put back is just there", async () => {
  await correctLead(db, lead, { field: "email", seen: "jan@nieuw.nl", value: "Jan@Oud.nl" }, bas);
  expect((await view("jan@oud.nl")).rows).toMatchObject([{ id: lead, because: null }]);
});

test("it is handed out and erased with the request", async () => {
  const zip = await new Response(personArchive(stores, [lead])).text();
  expect(zip).toContain("Jan@Oud.nl");
  expect(await erasePerson(stores, [lead])).toBe(1);
  expect((await db.prepare("SELECT 1 FROM lead_events").all()).results).toEqual([]);
  expect((await view("jan@oud.nl")).rows).toEqual([]);
});

test.each(["0470/12 34 56", "0470 12.34.56 (werk)"])(
  "a number that was written as %s is found",
  async (written) => {
    const other = await store({ email: "an@voorbeeld.nl", phone: written, lastName: "Belg" });
    const corrected = { field: "phone", seen: written, value: "06 11112222" } as const;
    expect(await correctLead(db, other, corrected, bas)).toHaveProperty("eventId");
    expect((await view("0470 12 34 56")).rows).toMatchObject([{ id: other }]);
  },
);

test.each([
  [hadEmailStatement, ["email", "jan@oud.nl"], "<expr>=? AND <expr>=?"],
  [hadPhoneStatement, ["phone"], "<expr>=?"],
  [wroteStatement, ["jan@oud.nl"], "<expr>=?"],
])("however many there are, %s is looked up in an index", async (sql, binds, by) => {
  const { results } = await db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...binds)
    .all<{ detail: string }>();
  expect(results[0]?.detail).toMatch(
    /^SEARCH lead_(events USING INDEX lead_events_corrected|messages USING INDEX lead_messages_sender) /,
  );
  expect(results[0]?.detail).toContain(`(${by})`);
});
