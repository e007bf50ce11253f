import { createHmac } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Check, CheckSource } from "~/lib/check";
import { alarmSite } from "~tests/support/alarm-site";
import { faulty } from "~tests/support/local-bindings";
import { alarmCheck } from "./alarm-check.server";
import { openAlarms, purgeAlarms, takeAlarm } from "./alarms.server";
import { forgetRung } from "./alarms-without-database.server";
import { ringAlarms } from "./ring.server";

const { env, bare, receiver, close } = await alarmSite({ ALARM_SECRET: "geheim" });
afterAll(close);
beforeEach(async () => {
  await bare.DB.prepare("DELETE FROM alarms").run();
  await forgetRung(bare.CACHE);
  receiver.answer(200);
  receiver.take();
});

const start = Date.UTC(2026, 10, 21, 10, 0);
const minute = 60_000;
const at = (minutes: number) => start + minutes * minute;

function check(name: string, state: Check["state"]): Check {
  return { name, title: `Titel ${name}`, value: "Gevonden.", limit: "Rood als", state, advice: "Doe dit." };
}
const source =
  (...checks: Check[]): CheckSource =>
  async () =>
    checks;
const red = source(check("een", "red"), check("twee", "ok"));
const green = source(check("een", "ok"), check("twee", "ok"));

test("a red check rings at once with what was found and what to do, signed, and no check twice in a minute", async () => {
  await Promise.all(Array.from({ length: 5 }, () => ringAlarms(env, [red], at(0))));
  expect(receiver.received).toHaveLength(1);
  const [first] = receiver.received;
  expect(first?.alarm).toEqual({
    title: "Rood: Titel een",
    text: expect.stringMatching(/Gevonden\.\nRood als\.\nWat te doen: Doe dit\.\n.*\/admin\/werking$/),
    check: "een",
    state: "red",
    url: expect.stringMatching(/^https:\/\/.*\/admin\/werking$/),
    at: new Date(at(0)).toISOString(),
  });
  const timestamp = String(at(0) / 1000);
  const signature = createHmac("sha256", "geheim").update(`${timestamp}.${first?.body}`).digest("hex");
  expect(first?.headers).toMatchObject({ "x-timestamp": timestamp, "x-signature": `sha256=${signature}` });
});

test("it rings again every hour until somebody takes it, and once when it is over", async () => {
  for (let i = 0; i <= 125; i += 5) await ringAlarms(env, [red], at(i));
  expect(receiver.received.map(({ alarm }) => alarm.title)).toEqual([
    "Rood: Titel een",
    "Nog steeds rood: Titel een",
    "Nog steeds rood: Titel een",
  ]);
  receiver.take();
  const jan = { email: "jan@huis.example", now: new Date(at(126)) };
  expect(await takeAlarm(env.DB, check("een", "red"), jan)).toBe(true);
  expect(await takeAlarm(env.DB, check("een", "red"), { ...jan, email: "els@huis.example" })).toBe(false);
  for (let i = 127; i < 395; i += 20) await ringAlarms(env, [red], at(i));
  expect(receiver.take()).toEqual([]);
  expect(await openAlarms(env.DB)).toMatchObject([{ name: "een", takenBy: "jan@huis.example" }]);
  await ringAlarms(env, [green], at(395));
  await Promise.all([ringAlarms(env, [green], at(400)), ringAlarms(env, [green], at(400))]);
  const [over] = receiver.received;
  expect(over?.alarm.text).toMatch(/^[^\n]*Voorbij: Titel een was rood sinds [^\n]*$/);
  expect(receiver.take()).toEqual(["over een"]);
  await ringAlarms(env, [green], at(401));
  expect(receiver.take()).toEqual([]);
  await ringAlarms(env, [red], at(460));
  expect(receiver.take()).toEqual(["red een"]);
  expect(await openAlarms(env.DB)).toMatchObject([{ takenBy: null, redSince: at(460) }]);
});

test("what was never told to have begun is not told to be over", async () => {
  await takeAlarm(env.DB, check("een", "red"), { email: "jan@huis.example", now: new Date(at(0)) });
  await ringAlarms(env, [red], at(1));
  await ringAlarms(env, [green], at(2));
  expect(receiver.take()).toEqual([]);
  expect(await openAlarms(env.DB)).toEqual([]);
});

test("an alarm that cannot be delivered is tried again in the next minute, and is itself shown", async () => {
  const state = async () => (await alarmCheck(env))[0]?.state;
  receiver.answer(500);
  await ringAlarms(env, [red, alarmCheck], at(0));
  expect(await state()).toBe("red");
  receiver.answer(200);
  await ringAlarms(env, [red, alarmCheck], at(1));
  expect(receiver.take()).toEqual(["red een"]);
  expect(await state()).toBe("ok");
  receiver.answer(500);
  await ringAlarms(env, [green, alarmCheck], at(2));
  await ringAlarms(env, [green, alarmCheck], at(7));
  expect(await state()).toBe("red");
  receiver.answer(200);
  await ringAlarms(env, [green, alarmCheck], at(8));
  expect(receiver.take()).toEqual(["over een"]);
  expect(await state()).toBe("ok");
});

test("with two channels the one that works also tells that the other does not", async () => {
  const sent: { to: string[]; subject: string }[] = [];
  const send = async (mail: { to: string[]; subject: string }) => {
    sent.push(mail);
    return { messageId: "1" };
  };
  const both = {
    ...env,
    MAIL_FROM: "site@huis.example",
    ALARM_MAIL: "wacht@elders.example",
    EMAIL: { send } as unknown as SendEmail,
  } as unknown as Env;
  receiver.answer(500);
  await ringAlarms(both, [red, alarmCheck], at(0));
  await ringAlarms(both, [red, alarmCheck], at(1));
  expect(sent.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
    "wacht@elders.example Rood: Titel een",
    "wacht@elders.example Rood: Alarm",
  ]);
});

test("a source that does not answer is red itself, and nothing is over because of it", async () => {
  await ringAlarms(env, [red], at(0));
  const broken: CheckSource = () => Promise.reject(new Error("weg"));
  await ringAlarms(env, [broken], at(1), { secondLookMs: 0 });
  expect(receiver.take()).toEqual(["red een", "red checks-unread"]);
  await ringAlarms(env, [green], at(2));
  await ringAlarms(env, [green], at(7));
  expect(receiver.take().sort()).toEqual(["over checks-unread", "over een"]);
});

test("without a database it rings all the same, at most once an hour, and says when it is over", async () => {
  const down = { ...env, DB: faulty(env.DB, { method: "prepare", error: new Error("D1 weg") }) };
  for (let i = 0; i < 60; i += 3) await ringAlarms(down, [red], at(i));
  expect(receiver.take()).toEqual(["red een"]);
  await ringAlarms(down, [red], at(61));
  expect(receiver.take()).toEqual(["red een"]);
  // The database is back; what rang meanwhile goes on in it.
  await ringAlarms(env, [red], at(63));
  expect(receiver.take()).toEqual([]);
  await ringAlarms(env, [green], at(64));
  await ringAlarms(env, [green], at(69));
  expect(receiver.take()).toEqual(["over een"]);
});

/** The real database, of which statements that begin with `verb` never answer. */
function hanging(db: D1Database, verb: string): D1Database {
  const never = () => new Promise<never>(() => {});
  const stuck = new Set<unknown>();
  const hang = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get: (target, name) =>
        name === "bind" ? (...values: unknown[]) => hang(target.bind(...values)) : never,
    });
    stuck.add(proxy);
    return proxy;
  };
  const prepare = (sql: string) =>
    sql.trimStart().startsWith(verb) ? hang(db.prepare(sql)) : db.prepare(sql);
  const batch = (all: D1PreparedStatement[]) =>
    all.some((each) => stuck.has(each)) ? never() : db.batch(all);
  return { prepare, batch } as unknown as D1Database;
}

test.each(["SELECT", "INSERT", "UPDATE"])(
  "a database that hangs at %s delays no message, and nothing rings twice when it is back",
  { timeout: 30_000 },
  async (verb) => {
    const hung = { ...env, DB: hanging(env.DB, verb) };
    await ringAlarms(hung, [red], at(0));
    expect(receiver.take()).toEqual(["red een"]);
    await ringAlarms(env, [red], at(1));
    await ringAlarms(env, [red], at(59));
    expect(receiver.take()).toEqual([]);
    await ringAlarms(env, [red], at(60));
    expect(receiver.take()).toEqual(["red een"]);
  },
);

test("what could not be noted after it was sent makes nothing else ring", async () => {
  const two = source(check("een", "red"), check("twee", "red"));
  await ringAlarms(env, [red], at(0));
  await takeAlarm(env.DB, check("een", "red"), { email: "jan@huis.example", now: new Date(at(1)) });
  receiver.take();
  const prepare = (sql: string) => {
    if (/SET sent_at/.test(sql)) throw new Error("D1 weg");
    return env.DB.prepare(sql);
  };
  const settling = { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
  await ringAlarms({ ...env, DB: settling }, [two], at(2));
  expect(receiver.take()).toEqual(["red twee"]);
  await ringAlarms(env, [two], at(3));
  expect(receiver.take()).toEqual([]);
  expect(await openAlarms(env.DB)).toMatchObject([
    { name: "een", takenBy: "jan@huis.example" },
    { name: "twee" },
  ]);
});

test("with KV away too the isolate remembers, and an alarm that was not taken is tried again", async () => {
  const away = new Error("weg");
  const kv = faulty(faulty(env.CACHE, { method: "get", error: away }), { method: "put", error: away });
  const down = { ...env, CACHE: kv, DB: faulty(env.DB, { method: "prepare", error: away }) };
  receiver.answer(500);
  await ringAlarms(down, [red], at(0));
  receiver.answer(200);
  await ringAlarms(down, [red], at(1));
  await ringAlarms(down, [red], at(2));
  expect(receiver.take()).toEqual(["red een"]);
});

test("what has been over for 30 days is forgotten, what is red is not", async () => {
  await ringAlarms(env, [source(check("een", "red"), check("twee", "red"))], at(0));
  await ringAlarms(env, [red], at(1));
  const count = () => env.DB.prepare("SELECT count(*) AS n FROM alarms").first("n");
  await purgeAlarms(env.DB, at(29 * 24 * 60));
  expect(await count()).toBe(2);
  await purgeAlarms(env.DB, at(31 * 24 * 60));
  expect(await count()).toBe(1);
});
