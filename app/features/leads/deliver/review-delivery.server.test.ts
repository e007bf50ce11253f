import { afterAll, beforeEach, expect, test } from "vitest";
import { retryDeliveries } from "~/features/leads/deliver/outbox/failed-deliveries.server";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { eventText } from "~/features/leads/office/model/event-text";
import { askForReview } from "~/features/leads/store/lead-review.server";
import { getLead } from "~/features/leads/store/leads.server";
import { maybeSent } from "~/features/leads/store/thread/send-message.server";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { mailbox, outboxOf } from "~tests/support/outbox";

const { env, dispose } = await localBindings();
afterAll(dispose);
const { DB: db } = env;
const { resources } = outboxOf(env);
const linkSecret = "a-secret-of-32-characters-or-more";

const now = new Date("2026-11-23T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let lead: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost({}));
  if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
  lead = answer.lead.id;
  await db.batch([
    db.prepare("DELETE FROM outbox"),
    db.prepare("DELETE FROM visitor_mails"),
    db.prepare("UPDATE leads SET status = 'won'"),
  ]);
  expect(await askForReview(db, lead, { actor: "bas@huis.example", now })).toBe(true);
});

const send = (mail: SendEmail, at: Date) => sendDue(resources({ mail, linkSecret }), at);
const deliveries = async () => (await getLead(db, lead))?.deliveries;

test("a review that was perhaps asked for is not called sent, and nobody is asked twice", async () => {
  const { sent, mail } = mailbox();
  await send(mailbox(() => new Error("te laat")).mail, later(1));
  await send(mail, later(300));
  expect(await deliveries()).toMatchObject([{ state: "failed", lastError: maybeSent, sentAt: null }]);
  const detail = await getLead(db, lead);
  expect(detail?.events.map(eventText)).toContain(
    "De vraag om een beoordeling is misschien verstuurd: de maildienst gaf geen antwoord",
  );
  expect(await retryDeliveries(db, { leadId: lead }, later(600))).toBe(0);
  await send(mail, later(900));
  expect(sent).toEqual([]);
});

test("one that the service refused certainly did not arrive, and is sent later", async () => {
  const { sent, mail } = mailbox();
  await send(mailbox(() => Object.assign(new Error("vol"), { code: "E_INTERNAL" })).mail, later(1));
  await send(mail, later(300));
  expect([sent.length, (await deliveries())?.[0]?.state]).toEqual([1, "sent"]);
});
