import { afterAll, beforeEach, expect, test } from "vitest";
import { holdPattern } from "~/features/leads/office/alike/patterns.server";
import { alikeView } from "~/features/leads/office/alike/read-alike.server";
import { everything } from "~/features/leads/office/list/inbox-filter";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { leadResources } from "./receive-lead.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const resources = { ...leadResources(env), secrets: "a-secret-of-enough-length" };
const bas = { email: "bas@voorbeeld.example", now: new Date(receivedAt.getTime() + 3_600_000) };

type Row = {
  id: string;
  score: number;
  key: string;
  reason: string | null;
  pattern: number | null;
  mails: string;
};

let sent = 0;
/** Each a little later, from another person and network. */
async function send(projectDescription: string) {
  const own = { email: `persoon${++sent}@voorbeeld.example`, projectDescription };
  const now = new Date(receivedAt.getTime() + sent * 1000);
  const headers = { "CF-Connecting-IP": `2001:db8:${sent.toString(16)}::1` };
  const answer = await receive(resources, leadPost(own, [], headers), { now });
  if (!("lead" in answer)) throw new Error(answer.kind);
  const row = await env.DB.prepare(
    `SELECT id, abuse_score AS score, text_key AS key, quarantine_reason AS reason, pattern_id AS pattern,
       (SELECT group_concat(DISTINCT state) FROM outbox WHERE lead_id = leads.id) AS mails FROM leads WHERE id = ?`,
  )
    .bind(answer.lead.id)
    .first<Row>();
  if (row === null) throw new Error("not stored");
  return row;
}

const honest = "Graag een offerte voor dakrenovatie".split(" ");
const spam = "snel geld lenen zonder toetsing binnen een uur op uw rekening klik hier direct voor meer".split(
  " ",
);

/** From the honest sentence to the spam, each a word away from the one before. */
function steps(): string[] {
  const longer = spam.map((_, n) => [...honest, ...spam.slice(0, n + 1)]);
  const shorter = honest.map((_, n) => [...honest.slice(n + 1), ...spam]);
  return [honest, ...longer, ...shorter].map((text) => text.join(" "));
}

test("who goes from an honest text to spam word by word does not give the honest one its key, score or pattern", async () => {
  const own = (await send(honest.join(" "))).key;
  for (const text of steps()) await send(text);
  await send(spam.join(" "));
  const example = await send(spam.join(" "));
  expect(example.key).not.toBe(own);
  expect(await holdPattern(env.DB, { leadId: example.id, kind: "text" }, bas)).not.toBeNull();
  expect(await send(honest.join(" "))).toMatchObject({ key: own, reason: null, pattern: null, mails: "due" });
  const last = await send(honest.join(" "));
  expect(last.score).toBeLessThanOrEqual(3);
  expect(await send(spam.join(" "))).toMatchObject({ reason: "pattern", mails: "held" });
  const { groups } = await alikeView(env.DB, { ...everything, quarantined: true }, bas.now);
  const together = groups.map(({ members }) => members.map(({ id }) => id));
  expect(together.flat()).not.toContain(last.id);
}, 60_000);

test("a pattern that an older version gave the key of an honest text stops what is like its example only", async () => {
  const first = await send(honest.join(" "));
  const example = await send(spam.join(" "));
  await env.DB.prepare("UPDATE leads SET text_key = ? WHERE id = ?").bind(first.key, example.id).run();
  await holdPattern(env.DB, { leadId: example.id, kind: "text" }, bas);
  expect(await send(honest.join(" "))).toMatchObject({ key: first.key, reason: null });
  const stopped = await send([...spam, "vandaag"].join(" "));
  expect(stopped.reason).toBe("pattern");
  expect(stopped.key).not.toBe(first.key);
});

test("a wave of variations of one text has its key, also past what is compared with", async () => {
  const filler = (n: number) => [
    ...spam.slice(0, 14),
    `variant${"abcdefghijklmnopqrstuvwxyz"[n % 26]}${"y".repeat(n / 26)}`,
  ];
  const { key } = await send(spam.slice(0, 14).join(" "));
  const keys: string[] = [];
  for (let n = 0; n < 56; n++) keys.push((await send(filler(n).join(" "))).key);
  expect(new Set(keys)).toEqual(new Set([key]));
}, 60_000);
