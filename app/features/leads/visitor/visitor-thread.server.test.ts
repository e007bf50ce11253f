import { afterAll, beforeEach, expect, test } from "vitest";
import { addNote } from "~/features/leads/office/lead/lead-changes.server";
import { addIncoming } from "~/features/leads/store/lead-messages.server";
import { getLead } from "~/features/leads/store/leads.server";
import { saveDraft } from "~/features/leads/store/thread/lead-drafts.server";
import { sendMessage } from "~/features/leads/store/thread/send-message.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { visitorThread } from "./visitor-thread.server";
import { writeMessage } from "./write-message.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
const db = env.DB;
let id: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  if (!("lead" in answer)) throw new Error(answer.kind);
  id = answer.lead.id;
});

const after = (minutes: number) => new Date(receivedAt.getTime() + minutes * 60_000);
const number = (n: number) => `00000000-0000-4000-a000-${String(n).padStart(12, "0")}`;
const bas = (minutes: number) => ({ email: "bas@bedrijf.example", now: after(minutes) });

function write(text: string, n: number, minutes: number) {
  const form = new FormData();
  form.set("bericht", text);
  form.set("nummer", number(n));
  return writeMessage(db, id, form, after(minutes));
}

async function shown() {
  const detail = await getLead(db, id);
  return detail && (await visitorThread(db, detail, after(600))).map(({ who, text }) => [who, text]);
}
const lead = async () => (await getLead(db, id))?.lead;
const notices = async () =>
  (await db.prepare("SELECT count(*) AS n FROM outbox WHERE about = 'messages'").first<{ n: number }>())?.n;

test("what is written is one message however often it is sent, waits for an answer and tells the office", async () => {
  expect(await write("Komt u nog?\r\nGroet", 1, 1)).toBeNull();
  expect(await write("Komt u nog?\r\nGroet", 1, 2)).toBeNull();
  expect(await shown()).toEqual([["U", "Komt u nog?\nGroet"]]);
  expect(await lead()).toMatchObject({ repliedAt: after(1).getTime() });
  expect((await getLead(db, id))?.messages).toMatchObject([{ channel: "page", author: "visitor" }]);
  // The first mail to the office has not left, and tells of it.
  await db.prepare("UPDATE outbox SET state = 'sent', attempts = 1").run();
  await write("Nog iets.", 2, 30);
  expect(await notices()).toBe(1);
});

test("what was changed after a lost answer is a message of its own, also when it is sent again", async () => {
  await write("A", 1, 1);
  expect(await write("A, en B", 1, 2)).toBeNull();
  expect(await write("A, en B", 1, 3)).toBeNull();
  await Promise.all([write("C", 1, 4), write("C", 1, 4)]);
  expect(await shown()).toEqual([
    ["U", "A"],
    ["U", "A, en B"],
    ["U", "C"],
  ]);
});

test("too much is refused with all that was typed, and the same again is none too many", async () => {
  expect(await write(" \n ", 1, 1)).toMatchObject({ error: "Schrijf eerst uw bericht" });
  const long = "x".repeat(5001);
  expect(await write(long, 1, 1)).toMatchObject({ error: /5001 tekens/, text: long, id: number(1) });
  for (let n = 1; n <= 20; n++) expect(await write(`Bericht ${n}`, n, n)).toBeNull();
  expect(await write("Nog een", 21, 30)).toMatchObject({ error: /vandaag al 20 berichten/, text: "Nog een" });
  expect(await write("Bericht 20", 20, 31)).toBeNull();
  expect(await write("Morgen weer", 21, 24 * 60 + 30)).toBeNull();
});

test("the office's mail is shown once it has left, under the company's name; what is not meant for the visitor never", async () => {
  await addNote(db, id, "Lastige klant.", bas(1));
  await saveDraft(
    db,
    { leadId: id, employee: "bas@bedrijf.example", kind: "answer" },
    { content: { text: "Concept" }, version: 0, saveId: "1" },
    after(1),
  );
  await sendMessage(db, id, { id: "m1", subject: "S", body: "Dinsdag om 9 uur.", photos: [] }, bas(2));
  expect(await shown()).toEqual([]);
  await db.prepare("UPDATE outbox SET state = 'sent', attempts = 1 WHERE about = 'message:m1'").run();
  const mail = { channel: "mail", subject: "", automatic: 0, rawKey: null } as const;
  const others = [
    { id: "own", sender: null, body: "Goed." },
    { id: "stranger", sender: "Piet <piet@elders.example>", body: "Van een ander." },
    { id: "program", sender: null, body: "Ik ben er niet.", automatic: 1 },
  ] as const;
  for (const [n, one] of others.entries())
    await addIncoming(db, id, { ...mail, ...one, mailKey: one.id }, after(3 + n));
  const texts = await shown();
  expect(texts?.map(([, text]) => text)).toEqual(["Dinsdag om 9 uur.", "Goed."]);
  expect(texts?.[0]?.[0]).not.toContain("bas");
});
