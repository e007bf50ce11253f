import { afterAll, beforeEach, expect, test } from "vitest";
import { retryDeliveries } from "~/features/leads/deliver/outbox/failed-deliveries.server";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { eventText } from "~/features/leads/office/model/event-text";
import { threadItems } from "~/features/leads/office/thread/thread-view";
import { addIncoming } from "~/features/leads/store/lead-messages.server";
import { getLead } from "~/features/leads/store/leads.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { mailbox, outboxOf, type SentMail } from "~tests/support/outbox";
import { sampleFiles } from "~tests/support/sample-files";
import { draftFiles, sentFiles } from "./draft-files.server";
import { readDraft, saveDraft } from "./lead-drafts.server";
import { maybeSent, resendMessage, sendMessage } from "./send-message.server";
import { unsendMessage } from "./unsend-message.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
const db = env.DB;
const { resources } = outboxOf({ ...env, LINK_SECRET: "x".repeat(32) });
let leadId: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost({}, [{ name: "dak.pdf", content: sampleFiles.pdf }]));
  if (!("lead" in answer)) throw new Error(answer.kind);
  leadId = answer.lead.id;
  await sendDue(resources({ mail: mailbox().mail }), receivedAt);
});

const after = (seconds: number) => new Date(receivedAt.getTime() + seconds * 1000);
const bas = (seconds = 60) => ({ email: "bas@bedrijf.example", now: after(seconds) });
const message = { id: "bericht-1", subject: "Dinsdag", body: "Beste Jan,\n\nDinsdag om 9 uur?", photos: [] };
/** The office hears of what he wrote as well: that mail is not what these tests are about. */
const toVisitor = (mails: SentMail[]) => mails.filter(({ to }) => to.includes("jan@voorbeeld.nl"));
const lead = async () => (await getLead(db, leadId))?.lead;
const kinds = async () => (await getLead(db, leadId))?.events.map(({ kind }) => kind);
const owner = { leadId: "", employee: "bas@bedrijf.example", kind: "answer" } as const;

async function states(me = "bas@bedrijf.example"): Promise<(string | undefined)[]> {
  const detail = await getLead(db, leadId);
  if (detail === null) throw new Error("gone");
  const items = threadItems(detail, await sentFiles(db, leadId), {
    me,
    now: after(61).getTime(),
  });
  return items.filter(({ state }) => state).map(({ state }) => state?.text);
}

async function attach(name = "offerte.pdf"): Promise<string> {
  const key = `leads/2026-11/${crypto.randomUUID().replaceAll("-", "")}`;
  await env.UPLOADS.put(key, "%PDF-1.7 offerte");
  await db
    .prepare(
      "INSERT INTO draft_files (object_key, lead_id, employee, name, kind, bytes) VALUES (?, ?, ?, ?, 'pdf', 16)",
    )
    .bind(key, leadId, owner.employee, name)
    .run();
  return key;
}

test("a message leaves after the time to take it back, in the thread, with its files, and stops the clock at once", async () => {
  await addIncoming(
    db,
    leadId,
    {
      id: "in",
      channel: "page",
      sender: null,
      subject: "",
      body: "Wanneer?",
      automatic: 0,
      mailKey: null,
      rawKey: null,
    },
    after(30),
  );
  await attach();
  expect(await sendMessage(db, leadId, { ...message, photos: [1, 99] }, bas())).toBe(true);
  expect(await lead()).toMatchObject({ status: "called", answeredAt: after(60).getTime(), repliedAt: null });
  const { sent, mail } = mailbox();
  await sendDue(resources({ mail }), after(69));
  expect(toVisitor(sent)).toEqual([]);
  await sendDue(resources({ mail }), after(70));
  expect(toVisitor(sent)).toMatchObject([{ to: ["jan@voorbeeld.nl"], subject: "Dinsdag" }]);
  const [{ text = "", html = "", attachments = [] } = {}] = toVisitor(sent) as {
    text?: string;
    html?: string;
    attachments?: { filename: string }[];
  }[];
  expect(text).toMatch(/^Beste Jan,\n\nDinsdag om 9 uur\?\n\n.*\/aanvraag\//);
  expect(html).toContain("Dinsdag om 9 uur?");
  expect(attachments.map(({ filename }) => filename)).toEqual([
    "offerte.pdf",
    expect.stringMatching(/^TS-\w{8}-1\./),
  ]);
  await sendDue(resources({ mail }), after(3600));
  expect(toVisitor(sent)).toHaveLength(1);
});

test("a message that is sent again because its answer was lost is one message, and nobody can send it as his", async () => {
  await attach();
  expect(await sendMessage(db, leadId, message, bas())).toBe(true);
  await attach("voor-het-volgende.pdf");
  expect(await sendMessage(db, leadId, message, bas(62))).toBe(true);
  expect(await sendMessage(db, leadId, message, { email: "ann@bedrijf.example", now: after(63) })).toBe(
    false,
  );
  expect((await sentFiles(db, leadId)).own.map(({ name }) => name)).toEqual(["offerte.pdf"]);
  expect((await draftFiles(db, leadId, owner.employee)).map(({ name }) => name)).toEqual([
    "voor-het-volgende.pdf",
  ]);
  expect((await kinds())?.filter((kind) => kind === "message-out")).toHaveLength(1);
  const { sent, mail } = mailbox();
  await sendDue(resources({ mail }), after(200));
  expect(toVisitor(sent)).toHaveLength(1);
});

test("taken back in time, everything is as it was: text, files, clock, and the visitor who waits", async () => {
  await addIncoming(
    db,
    leadId,
    {
      id: "in",
      channel: "page",
      sender: null,
      subject: "",
      body: "Wanneer?",
      automatic: 0,
      mailKey: null,
      rawKey: null,
    },
    after(30),
  );
  const key = await attach();
  const mine = { ...owner, leadId };
  await saveDraft(
    db,
    mine,
    { content: { template: "x", texts: {}, photos: [] }, version: 0, saveId: "1" },
    after(50),
  );
  await sendMessage(db, leadId, { ...message, photos: [1] }, bas());
  const begun = { template: "", texts: { "": { subject: "", body: "Nog iets" } }, photos: [] };
  await saveDraft(db, mine, { content: begun, version: 2, saveId: "2" }, after(63));
  expect(await unsendMessage(db, leadId, message.id, { email: "ann@bedrijf.example", now: after(64) })).toBe(
    false,
  );
  expect(await unsendMessage(db, leadId, message.id, bas(65))).toBe(true);
  expect(await lead()).toMatchObject({ status: "new", answeredAt: null, repliedAt: after(30).getTime() });
  expect((await readDraft(db, mine)).content).toEqual({
    template: "",
    texts: { "": { subject: "Dinsdag", body: `${message.body}\n\nNog iets` } },
    photos: [1],
  });
  expect((await draftFiles(db, leadId, owner.employee)).map((file) => file.key)).toEqual([key]);
  expect((await getLead(db, leadId))?.events.map(eventText)).toContain(
    "Mail teruggehaald voordat hij wegging",
  );
  const { sent, mail } = mailbox();
  await sendDue(resources({ mail }), after(600));
  expect(toVisitor(sent)).toEqual([]);
  // Sent again because its answer was lost.
  expect(await unsendMessage(db, leadId, message.id, bas(66))).toBe(true);
  expect((await readDraft(db, mine)).content).toMatchObject({
    texts: { "": { body: `${message.body}\n\nNog iets` } },
  });
});

test("what has begun to leave is not taken back, and a call in between keeps the request answered", async () => {
  await sendMessage(db, leadId, message, bas());
  const { sent, mail } = mailbox();
  const running = sendDue(resources({ mail }), after(71));
  const undone = await unsendMessage(db, leadId, message.id, bas(71));
  await running;
  expect(undone).toBe(sent.length === 0);
  expect((await lead())?.answeredAt === null).toBe(undone);
  expect(await unsendMessage(db, leadId, message.id, bas(72))).toBe(false);
});

test("a mail of which nobody knows whether it left is never sent again unasked, and says so", async () => {
  await sendMessage(db, leadId, message, bas());
  const dies = { send: () => new Promise<never>((_, reject) => reject(new Error("connection lost"))) };
  await sendDue(resources({ mail: dies as unknown as SendEmail }), after(71));
  expect(await states()).toEqual([`${maybeSent}: de maildienst gaf geen antwoord`]);
  const { sent, mail } = mailbox();
  await sendDue(resources({ mail }), after(4000));
  expect(toVisitor(sent)).toEqual([]);
  expect(await resendMessage(db, leadId, message.id, { ...bas(), now: after(4001) })).toBe(true);
  expect(await resendMessage(db, leadId, message.id, { ...bas(), now: after(4001) })).toBe(false);
  await sendDue(resources({ mail }), after(4002));
  expect(toVisitor(sent)).toHaveLength(1);
});

test("an answer that was refused and is sent again with the others stops the clock again, in its writer's name", async () => {
  await sendMessage(db, leadId, message, bas());
  const refuses = Object.assign(new Error("no"), { code: "E_VALIDATION_ERROR" });
  const mail = { send: () => Promise.reject(refuses) } as unknown as SendEmail;
  await sendDue(resources({ mail }), after(71));
  expect(await lead()).toMatchObject({ status: "new", answeredAt: null });
  expect(await retryDeliveries(db, { kind: "visitor-mail" }, after(4000))).toBe(1);
  expect(await lead()).toMatchObject({ status: "called", answeredAt: after(4000).getTime() });
  const box = mailbox();
  await sendDue(resources({ mail: box.mail }), after(4001));
  expect(toVisitor(box.sent)).toHaveLength(1);
  const actors = (await getLead(db, leadId))?.events.filter(({ kind }) => kind === "message-out");
  expect(actors?.map(({ actor }) => actor)).toEqual(["bas@bedrijf.example"]);
  expect(await retryDeliveries(db, { kind: "visitor-mail" }, after(4002))).toBe(0);
});

test("a sender that dies between the service's answer and its note leaves 'misschien verstuurd', not a second mail", async () => {
  await sendMessage(db, leadId, message, bas());
  const first = mailbox();
  // The lease ran, the mail left, and nothing was noted.
  const forgetful = { ...resources({ mail: first.mail }) };
  const broken = {
    prepare: db.prepare.bind(db),
    batch: (statements: D1PreparedStatement[]) =>
      first.sent.length > 0 ? Promise.reject(new Error("killed")) : db.batch(statements),
  } as unknown as D1Database;
  await sendDue({ ...forgetful, db: broken }, after(71)).catch(() => {});
  expect(first.sent).toHaveLength(1);
  const second = mailbox();
  await sendDue(resources({ mail: second.mail }), after(71 + 6 * 60));
  expect(second.sent).toEqual([]);
  expect(await states()).toEqual([`${maybeSent}: de maildienst gaf geen antwoord`]);
});

test("what a person writes is held by no cap, and a refusal of the service is tried again", async () => {
  const caps = { recipient: 0, domain: 0, client: 0, site: 0 };
  await sendMessage(db, leadId, message, bas());
  const busy = {
    send: () => Promise.reject(Object.assign(new Error("slow"), { code: "E_RATE_LIMIT_EXCEEDED" })),
  };
  await sendDue({ ...resources({ mail: busy as unknown as SendEmail }), caps }, after(71));
  const { sent, mail } = mailbox();
  await sendDue({ ...resources({ mail }), caps }, after(71 + 180));
  expect(toVisitor(sent)).toHaveLength(1);
  expect((await states())[0]).toMatch(/^verstuurd/);
});

test("nothing is mailed about a request in quarantine, or without an address", async () => {
  await db.prepare("UPDATE leads SET quarantine_reason = 'check' WHERE id = ?").bind(leadId).run();
  expect(await sendMessage(db, leadId, message, bas())).toBe(false);
  await db.prepare("UPDATE leads SET quarantine_reason = NULL, email = '' WHERE id = ?").bind(leadId).run();
  expect(await sendMessage(db, leadId, message, bas())).toBe(false);
  expect((await lead())?.answeredAt).toBeNull();
});
