import { afterAll, beforeEach, expect, test } from "vitest";
import { countedDb } from "~tests/support/counted-db";
import { copyLead } from "~tests/support/lead-copies";
import { clearLeads, fullMembership, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { sampleLead } from "~tests/support/lead-samples";
import { faulty, localBindings } from "~tests/support/local-bindings";
import { judge, surroundingsStatement } from "./judge-lead.server";
import { leadResources } from "./receive-lead.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const secrets = "a-secret-of-enough-length";
const resources = (db: D1Database = env.DB) => ({ ...leadResources(env), db, secrets });
const from = (address: string) => ({ "CF-Connecting-IP": address });

type Row = {
  abuse_score: number;
  abuse_signs: string;
  client_hash: string | null;
  text_key: string | null;
  quarantine_reason: string | null;
  pattern_id: number | null;
  spam_at: number | null;
};

let people = 0;
/** Each from another person at another address, unless told otherwise. */
async function send(
  fields: Record<string, string | undefined> = {},
  { address = `203.0.113.${++people % 250}`, after = 0, db = env.DB } = {},
): Promise<Row> {
  const own = { email: `persoon${++people}@voorbeeld.example`, ...fields };
  const now = new Date(receivedAt.getTime() + after);
  const answer = await receive(resources(db), leadPost(own, [], from(address)), { now });
  if (!("lead" in answer)) throw new Error(answer.kind);
  const row = await env.DB.prepare("SELECT * FROM leads WHERE id = ?").bind(answer.lead.id).first<Row>();
  if (row === null) throw new Error("not stored");
  return row;
}

const hour = 3_600_000;
const text = (n: number) => ({
  projectDescription: `Vraag ${"abcdefghijklmnopqrstuvwxyz"[n]} over iets heel anders, dus ${"x".repeat(n + 1)} keer ander werk`,
});

test("an honest request has no points and its network is kept as a hash only", async () => {
  const row = await send({}, { address: "203.0.113.77" });
  expect(row).toMatchObject({ abuse_score: 0, abuse_signs: "{}", quarantine_reason: null, spam_at: null });
  expect(row.client_hash).toMatch(/^[0-9a-f]{32}$/);
  expect(row.text_key).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(row)).not.toContain("203.0.113.77");
});

test("a client that sends no measurements is as honest; our own form that saw nothing happen is a sign", async () => {
  const without = { timeOnPage: undefined, interactionCount: undefined, leadScore: undefined };
  expect((await send(without)).abuse_score).toBe(0);
  expect(await send({ interactionCount: "0" })).toMatchObject({ abuse_score: 1, abuse_signs: '{"idle":1}' });
});

test("a text that comes again is counted, also with another link and number, and shares one key", async () => {
  const spam = (n: number) => ({
    projectDescription: `Wij maken uw website beter vindbaar voor nieuwe klanten, bel ons vandaag nummer ${n}`,
  });
  const rows: Row[] = [];
  for (let n = 0; n < 21; n++) rows.push(await send(spam(n), { after: n }));
  expect(rows.map(({ abuse_score }) => abuse_score)).toEqual([...[0, 0, 2, 2, 2], ...Array(15).fill(3), 6]);
  expect(new Set(rows.map(({ text_key }) => text_key)).size).toBe(1);
  expect(rows.every(({ quarantine_reason }) => quarantine_reason === null)).toBe(true);
  // A day later the same text is new again.
  expect((await send(spam(1), { after: 25 * hour })).abuse_score).toBe(0);
});

test("many of one network in an hour are counted, also over midnight; of another network and earlier ones not", async () => {
  const midnight = Date.UTC(2026, 10, 21) - receivedAt.getTime();
  for (let n = 0; n < 5; n++) {
    const { abuse_score } = await send(text(n), {
      address: `2001:db8:1:2::${n + 1}`,
      after: midnight - 60_000 + n,
    });
    expect(abuse_score).toBe(0);
  }
  const next = { after: midnight + 60_000 };
  expect(await send(text(6), { address: "2001:db8:1:2:9::1", ...next })).toMatchObject({
    abuse_score: 3,
    abuse_signs: '{"client":5}',
  });
  expect((await send(text(7), { address: "2001:db8:1:3::1", ...next })).abuse_score).toBe(0);
  expect((await send(text(8), { address: "2001:db8:1:2::1", after: midnight + hour })).abuse_score).toBe(0);
});

test("the same mail address many times is a sign, in any case of letters", async () => {
  const scores: number[] = [];
  for (let n = 0; n < 4; n++) {
    const email = n % 2 ? "Slachtoffer@Voorbeeld.example" : "slachtoffer@voorbeeld.example";
    scores.push((await send({ ...text(n), email }, { after: n })).abuse_score);
  }
  expect(scores).toEqual([0, 0, 0, 1]);
});

test("signs together hold a request, kept with all its reasons and without notice", async () => {
  const links = "http://a.example http://b.example http://c.example";
  const below = await send({
    projectDescription: `Goedkoop ${links} nu, mail a@b.example`,
    interactionCount: "0",
  });
  expect(below).toMatchObject({ abuse_score: 7, quarantine_reason: null });
  const held = await send({ projectDescription: `Anders [b]nu[/b] kijken op ${links}` });
  expect(held).toMatchObject({
    abuse_score: 10,
    abuse_signs: '{"links":3,"markup":1}',
    quarantine_reason: "score",
    spam_at: null,
  });
  const { results } = await env.DB.prepare(
    "SELECT DISTINCT state, quarantine_reason AS reason FROM outbox JOIN leads ON leads.id = lead_id ORDER BY 1",
  ).all();
  expect(results).toEqual([
    { state: "due", reason: null },
    { state: "held", reason: "score" },
  ]);
});

const nobody = { clientHash: null, textKey: null, seen: {}, patternId: null };
const lead = { ...sampleLead, projectDescription: "Het dak lekt bij de schoorsteen." };
const unchecked = { kind: "unchecked", asked: false } as const;

test.each([
  ["4 points", { client: 5, recipient: 3 }, unchecked, null],
  ["5 points", { client: 10 }, unchecked, "check"],
  ["5 points, no check here", { client: 10 }, null, null],
  ["5 points and a check that did not answer", { client: 10 }, { kind: "unchecked", asked: true }, null],
  ["5 points and a check that was passed", { client: 10 }, { kind: "passed", asked: true }, null],
  ["7 points", { client: 10, repeated: 2 }, unchecked, "check"],
  ["8 points", { client: 10, repeated: 5 }, unchecked, "score"],
  [
    "8 points and a check that was passed",
    { client: 10, repeated: 5 },
    { kind: "passed", asked: true },
    "score",
  ],
] as const)("%s", (_, seen, verdict, reason) => {
  const judged = judge(lead, {}, { around: { ...nobody, seen }, verdict, warnings: 0, now: receivedAt });
  expect(judged).toMatchObject({ quarantineReason: reason, spamAt: null });
});

test("a pattern of the office goes before every other reason, and files with a warning are a sign", () => {
  const evidence = { around: { ...nobody, patternId: 7 }, verdict: null, warnings: 2, now: receivedAt };
  expect(judge(lead, { website: "x" }, evidence)).toMatchObject({
    quarantineReason: "pattern",
    patternId: 7,
    spamAt: null,
    abuseSigns: '{"honeypot":1,"files":2}',
    abuseScore: 9,
  });
});

test("of a membership its own words count, not the summary that we make of it", async () => {
  const request = Object.fromEntries(Object.keys(leadPost()).map((name) => [name, undefined]));
  for (let n = 0; n < 3; n++) {
    const fields = { ...request, ...fullMembership, email: `lid${n}@voorbeeld.example` };
    const answer = await receive(resources(), leadPost(fields, [], from(`198.51.100.${n}`)), {
      kind: "membership",
    });
    expect(answer.kind).toBe("stored");
  }
  const { results } = await env.DB.prepare("SELECT abuse_score, text_key FROM leads").all();
  expect(results).toEqual(Array(3).fill({ abuse_score: 0, text_key: null }));
});

async function hold(kind: "text" | "client", row: Row & { id?: string }, until: number) {
  const key = kind === "text" ? row.text_key : row.client_hash;
  await env.DB.prepare(
    "INSERT INTO held_patterns (kind, key, lead_id, created_at, created_by, until) VALUES (?, ?, ?, 0, 'bas@voorbeeld.example', ?)",
  )
    .bind(kind, key, row.id ?? "", until)
    .run();
}

test("a held text goes to quarantine, where it is seen and counted, without notice, until the day is over", async () => {
  const campaign = (n: number) => ({
    projectDescription: `Verdien snel veel geld met onze nieuwe methode, schrijf u vandaag nog in als nummer ${n}`,
  });
  const first = await send(campaign(1));
  await hold("text", first, receivedAt.getTime() + hour);
  // Beyond what is compared with, the pattern still knows its text.
  await env.DB.prepare("UPDATE leads SET received_at = received_at - ?")
    .bind(48 * hour)
    .run();
  const stopped = await send(campaign(2), { after: hour - 1 });
  expect(stopped).toMatchObject({
    quarantine_reason: "pattern",
    spam_at: null,
    text_key: first.text_key,
    pattern_id: expect.any(Number),
  });
  expect((await send(text(3), { after: hour - 1 })).quarantine_reason).toBeNull();
  expect((await send(campaign(3), { after: hour })).quarantine_reason).toBeNull();
});

test("a held network goes to quarantine, whatever it sends, over midnight too", async () => {
  const at = { address: "2001:db8:7:7::1" };
  await hold("client", await send(text(1), at), receivedAt.getTime() + 24 * hour);
  for (const after of [hour, 14 * hour, 24 * hour - 1]) {
    expect((await send(text(2), { ...at, after })).quarantine_reason, String(after)).toBe("pattern");
  }
  expect((await send(text(3), { address: "2001:db8:7:8::1" })).quarantine_reason).toBeNull();
});

test("a lookup that fails costs the visitor nothing: the request is judged by itself", async () => {
  let asked = 0;
  const broken = new Proxy(env.DB, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== "prepare") return typeof member === "function" ? member.bind(target) : member;
      return (sql: string) => {
        if (sql !== surroundingsStatement) return target.prepare(sql);
        asked++;
        const failing = faulty(target.prepare(sql).bind(...Array(6).fill(null)), {
          method: "first",
          error: new Error("D1_ERROR"),
        });
        return { bind: () => failing };
      };
    },
  });
  for (let n = 0; n < 6; n++) await send({}, { address: "203.0.113.200" });
  const row = await send(
    { projectDescription: "Kijk op <b>www.x.example</b>" },
    { db: broken, address: "203.0.113.200" },
  );
  expect(asked).toBe(1);
  expect(row).toMatchObject({ abuse_score: 7, abuse_signs: '{"links":1,"markup":1}' });
  expect(row.client_hash).toMatch(/^[0-9a-f]{32}$/);
});

test("it is one statement, and reads the same rows with many requests as with some", async () => {
  const counted = countedDb(env.DB);
  const ask = async () => {
    await counted.db.prepare(surroundingsStatement).bind("h", "g", "jan@voorbeeld.nl", 0, 0, 0).all();
    return counted.take();
  };
  await send({ email: "jan@voorbeeld.nl" });
  await copyLead(env.DB, "few", 200, { client_hash: "'h'" });
  const few = await ask();
  await copyLead(env.DB, "many", 2000, { client_hash: "'h'" });
  const many = await ask();
  expect(many.queries).toBe(1);
  expect(many.rows).toBe(few.rows);
  expect(many.rows).toBeLessThan(250);
  const [plan = []] = [...(await counted.plans()).values()];
  expect(plan.filter((step) => /^SCAN (leads|held_patterns)\b/.test(step))).toEqual([]);
  expect(plan.join("\n")).not.toContain("TEMP B-TREE");
});
