import { afterAll, beforeEach, expect, test } from "vitest";
import { retryDeliveries } from "~/features/leads/deliver/outbox/failed-deliveries.server";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { outboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import { eventText } from "~/features/leads/office/model/event-text";
import { getLead } from "~/features/leads/store/leads.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { noteMailEvents, withoutReceiver } from "./mail-events.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
let id = "";
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  id = "lead" in answer ? answer.lead.id : "";
});

const settings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: "kantoor@bedrijf.example" };
type Mail = { to: string[] };
async function send(refuse?: string) {
  const service = async ({ to }: Mail) => {
    if (refuse && to[0] === "jan@voorbeeld.nl") throw Object.assign(new Error("no"), { code: refuse });
    return { messageId: `id of ${to[0]}` };
  };
  const mail = { send: service } as unknown as SendEmail;
  await sendDue({ ...outboxResources({ ...env, ...settings }), mail }, receivedAt);
}
const report = (what: string, payload: object = {}, messageId = "id of jan@voorbeeld.nl") => ({
  type: `cf.email.sending.message.${what}`,
  source: { type: "email.sending", domain: "bedrijf.example" },
  payload: { eventId: "e1", messageId, recipient: "jan@voorbeeld.nl", subject: "Uw aanvraag", ...payload },
});
const told = async () => {
  const detail = await getLead(env.DB, id);
  return {
    events: detail?.events.slice(1).map(eventText),
    states: detail?.deliveries.map(({ state }) => state),
  };
};

test("an address that the service refuses for good stands in the timeline", async () => {
  await send("E_RECIPIENT_SUPPRESSED");
  expect(await told()).toEqual({
    events: [
      "De bevestiging kwam niet aan: dit adres weigerde eerder onze mail, of meldde die als ongewenst",
    ],
    states: ["sent", "failed"],
  });
});

test("a bounce that is reported stands in the timeline once, and the mail can be sent again", async () => {
  await send();
  const bounced = report("bounced", { terminal: true, bounce: { type: "hard", reason: "550 no such user" } });
  await noteMailEvents(env.DB, [{ leadId: id }, "x", null, bounced, bounced], receivedAt);
  await noteMailEvents(env.DB, [bounced], receivedAt);
  expect(await told()).toEqual({
    events: ["De bevestiging kwam niet aan: dit adres bestaat niet, of neemt geen mail aan"],
    states: ["sent", "failed"],
  });
  expect(await retryDeliveries(env.DB, { leadId: id }, receivedAt)).toBe(1);
});

test.each([
  ["bounced", { bounce: { type: "soft" } }, "de mailbox nam de mail niet aan, bijvoorbeeld omdat hij vol is"],
  ["failed", {}, "de maildienst kon hem niet bezorgen"],
  ["rejected", {}, "de maildienst weigerde hem te versturen"],
])("reported as %s: the timeline says why", async (what, payload, why) => {
  await send();
  await noteMailEvents(env.DB, [report(what, payload)], receivedAt);
  expect((await told()).events).toEqual([`De bevestiging kwam niet aan: ${why}`]);
});

test("a mail to the office that bounces is a failed one", async () => {
  await send();
  await noteMailEvents(env.DB, [report("bounced", {}, "id of kantoor@bedrijf.example")], receivedAt);
  expect(await told()).toMatchObject({
    events: [expect.stringContaining("De mail aan kantoor kwam niet aan")],
    states: ["failed", "sent"],
  });
});

test.each([
  ["visit:v1:0", "De mail over de afspraak"],
  ["reminder:v1:0", "De herinnering aan de afspraak"],
  ["message:m1", "Uw bericht"],
  ["review", "De vraag om een beoordeling"],
])("what came back, or was called spam, is named for what it was: %s", async (about, name) => {
  await send();
  const { DB: db } = env;
  await db
    .prepare("UPDATE outbox SET letter = 'link', about = ? WHERE kind = 'visitor-mail'")
    .bind(about)
    .run();
  await noteMailEvents(db, [report("complained")], receivedAt);
  await db.prepare("UPDATE outbox SET message_id = 'again' WHERE kind = 'visitor-mail'").run();
  await noteMailEvents(db, [report("bounced", {}, "again")], receivedAt);
  expect((await told()).events).toEqual([
    `${name} als ongewenst gemeld door de ontvanger`,
    expect.stringMatching(`^${name} kwam niet aan: `),
  ]);
});

test("a complaint is noted, once, and the mail stays sent", async () => {
  await send();
  await noteMailEvents(env.DB, [report("complained"), report("complained")], receivedAt);
  expect(await told()).toEqual({
    events: ["De bevestiging als ongewenst gemeld door de ontvanger"],
    states: ["sent", "sent"],
  });
});

test("what goes on, goes well or belongs to no mail of ours changes nothing", async () => {
  await send();
  const strangers = [
    report("deferred"),
    report("delivered"),
    report("bounced", { terminal: false }),
    report("bounced", {}, "unknown"),
    { ...report("bounced"), type: "cf.r2.object.created" },
  ];
  await noteMailEvents(env.DB, strangers, receivedAt);
  expect(await told()).toEqual({ events: [], states: ["sent", "sent"] });
});

test("what is kept of an event names no receiver", () => {
  const kept = JSON.stringify(
    withoutReceiver(report("bounced", { bounce: { type: "hard", reason: "jan?" } })),
  );
  expect(kept).not.toMatch(/jan\?|recipient|subject/);
  expect(kept).toContain('"type":"hard"');
  expect(withoutReceiver({ leadId: "1" })).toEqual({ leadId: "1" });
});
