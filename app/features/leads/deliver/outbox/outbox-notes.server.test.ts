import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { company } from "~/content/site/company";
import { quarantineCheck } from "~/features/leads/deliver/checks/quarantine-check.server";
import { releaseSiteHeld } from "~/features/leads/deliver/mails/held-mails.server";
import { noteMailEvents } from "~/features/leads/deliver/mails/mail-events.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { sweep } from "./jobs.server";
import { sendDue } from "./outbox.server";
import { outboxResources } from "./outbox-resources.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

const minute = 60_000;
const hour = 60 * minute;
let logged: Record<string, unknown>[];

beforeEach(async () => {
  await clearLeads(env);
  logged = [];
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(JSON.parse(line)));
});
afterEach(() => void vi.restoreAllMocks());

const settings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: "kantoor@bedrijf.example" };
const noted = (event: string) =>
  logged.filter((line) => line.event === event).map(({ level, kind, reason }) => [level, kind, reason]);

/** Sends with a service that fails so for these receivers, with the middle of every pause. */
async function send(fails: (to: string) => Error | null, now = receivedAt) {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const service = async ({ to }: { to: string[] }) => {
    const error = fails(to[0] ?? "");
    if (error) throw error;
    return { messageId: `id of ${to[0]}` };
  };
  await sendDue(
    { ...outboxResources({ ...env, ...settings }), mail: { send: service } as unknown as SendEmail },
    now,
  );
  const { results } = await env.DB.prepare("SELECT kind, next_at AS at FROM outbox").all<{
    kind: string;
    at: number;
  }>();
  return Object.fromEntries(results.map(({ kind, at }) => [kind, (at - now.getTime()) / minute]));
}

const coded = (code: string) => Object.assign(new Error("no"), { code });

test("a service that fails is tried again in a minute; a mail that may have arrived waits longer", async () => {
  await receive(env, leadPost());
  expect(await send(() => coded("E_INTERNAL_SERVER_ERROR"))).toEqual({ "office-mail": 1, "visitor-mail": 1 });
  await clearLeads(env);
  await receive(env, leadPost());
  expect(await send(() => coded("E_TIMEOUT"))).toMatchObject({ "visitor-mail": 60 });
});

test("a setting that is missing is looked for every quarter of an hour", async () => {
  await receive(env, leadPost());
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  await sendDue(outboxResources(env), receivedAt);
  const next = await env.DB.prepare("SELECT min(next_at) AS at FROM outbox").first<number>("at");
  expect(next).toBe(receivedAt.getTime() + 15 * minute);
});

test("the log tells what is tried again from what is lost and from what is held", async () => {
  await receive(env, leadPost());
  await send((to) => coded(to === "jan@voorbeeld.nl" ? "E_RECIPIENT_SUPPRESSED" : "E_INTERNAL_SERVER_ERROR"));
  expect(noted("outbox.failed")).toEqual([
    ["warn", "office-mail", "passing"],
    ["error", "visitor-mail", "final"],
  ]);
  expect(noted("outbox.held")).toEqual([]);
  await clearLeads(env);
  for (let n = 0; n < 4; n++) await receive(env, leadPost({ lastName: `Nr${n}` }));
  logged = [];
  await send(() => null);
  expect(noted("outbox.held")).toEqual([["info", "visitor-mail", undefined]]);
  expect(noted("outbox.failed")).toEqual([]);
});

test("a mail that came back, and periods that cannot be read, are told to the log", async () => {
  await receive(env, leadPost());
  await send(() => null);
  const bounce = {
    type: "cf.email.sending.message.bounced",
    source: { type: "email.sending", domain: "bedrijf.example" },
    payload: { messageId: "id of jan@voorbeeld.nl", terminal: true, bounce: { type: "hard" } },
  };
  await noteMailEvents(env.DB, [bounce], receivedAt);
  expect(noted("mail.reported")).toEqual([["warn", "visitor-mail", "hard"]]);
  const why = env.DB.prepare("SELECT last_error AS why FROM outbox WHERE state = 'failed'");
  expect(await why.first("why")).toBe("teruggekomen (hard)");
  await sweep(env, receivedAt.getTime(), null);
  expect(noted("lead.purge-stopped")).toEqual([["error", undefined, "unreadable-periods"]]);
});

test("links lead to the address that is set, or else to the company's own", () => {
  expect(outboxResources({ ...env, PUBLIC_ORIGIN: "https://proef.example" }).origin).toBe(
    "https://proef.example",
  );
  expect(outboxResources({ ...env, PUBLIC_ORIGIN: "" }).origin).toBe(company.origin);
});

test("what left a day ago takes no room under the cap of the site", async () => {
  await receive(env, leadPost());
  await env.DB.batch([
    env.DB.prepare("UPDATE outbox SET state = 'sent'"),
    env.DB.prepare("UPDATE outbox SET state = 'held', hold_reason = 'site' WHERE kind = 'visitor-mail'"),
    env.DB.prepare("DELETE FROM visitor_mails"),
  ]);
  const columns = (await env.DB.prepare("PRAGMA table_info(visitor_mails)").all<{ name: string }>()).results;
  const names = columns.map(({ name }) => name).filter((name) => name !== "id");
  const values = names.map((name) => (name === "at" ? receivedAt.getTime() : "x"));
  await env.DB.prepare(
    `INSERT INTO visitor_mails (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
  )
    .bind(...values)
    .run();
  const state = () => env.DB.prepare("SELECT state FROM outbox WHERE kind = 'visitor-mail'").first("state");
  const at = (hours: number) => new Date(receivedAt.getTime() + hours * hour);
  await releaseSiteHeld(env.DB, 1, at(23.9));
  expect(await state()).toBe("held");
  await releaseSiteHeld(env.DB, 1, at(24.5));
  expect(await state()).toBe("due");
});

test("more than fifty that nobody looked at are counted no further", async () => {
  await receive(env, leadPost({ website: "x" }));
  const columns = (await env.DB.prepare("PRAGMA table_info(leads)").all<{ name: string }>()).results;
  const names = columns.map(({ name }) => name);
  const own = new Set(["id", "reference", "submission_key"]);
  const copies = (count: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
       INSERT INTO leads (${names.join(", ")})
       SELECT ${names.map((name) => (own.has(name) ? `leads.${name} || '-${count}-' || i` : `leads.${name}`)).join(", ")}
       FROM n CROSS JOIN leads WHERE leads.id NOT LIKE '%-%-%-%-%-%'`,
    ).run();
  const value = async () => (await quarantineCheck(env, receivedAt.getTime() + 96 * hour))[0]?.value;
  await copies(49);
  expect(await value()).toBe("50 niet op tijd bekeken.");
  await copies(1);
  expect(await value()).toBe("Meer dan 50 niet op tijd bekeken.");
});
