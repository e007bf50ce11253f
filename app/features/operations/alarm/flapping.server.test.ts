import { afterAll, beforeEach, expect, test } from "vitest";
import type { Check, CheckSource } from "~/lib/check";
import { alarmSite } from "~tests/support/alarm-site";
import { openAlarms, takeAlarm } from "./alarms.server";
import { ringAlarms } from "./ring.server";

const { env, bare, receiver, close } = await alarmSite();
afterAll(close);
beforeEach(async () => {
  await bare.DB.prepare("DELETE FROM alarms").run();
  receiver.take();
});

const at = (minutes: number) => Date.UTC(2026, 10, 21, 10, 0) + minutes * 60_000;
const hours = 60;
const settings = { secondLookMs: 0 };

function check(state: Check["state"], count?: number, name = "een"): Check {
  const found = { name, title: `Titel ${name}`, value: "Gevonden.", limit: "Rood als", advice: "Doe dit." };
  return { ...found, state, ...(count !== undefined && { count }) };
}
const source =
  (...checks: Check[]): CheckSource =>
  async () =>
    checks;

/** What rings when `found` is looked at in this minute. */
async function look(minutes: number, ...found: Check[]): Promise<string[]> {
  await ringAlarms(env, [source(...found)], at(minutes), settings);
  return receiver.take();
}
const take = (minutes: number, found: Check) =>
  takeAlarm(env.DB, found, { email: "jan@huis.example", now: new Date(at(minutes)) });
const [red, green] = [check("red"), check("ok")];

test("who looks at it silences it for 24 hours, then it rings again and can be taken again", async () => {
  expect(await look(0, red)).toEqual(["red een"]);
  expect(await take(1, red)).toBe(true);
  expect(await look(24 * hours, red)).toEqual([]);
  expect(await openAlarms(env.DB)).toMatchObject([
    { takenBy: "jan@huis.example", takenUntil: at(1 + 24 * hours) },
  ]);
  expect(await look(24 * hours + 1, red)).toEqual(["red een"]);
  expect(await openAlarms(env.DB)).toMatchObject([{ takenBy: null, takenUntil: null, redSince: at(0) }]);
  expect(await take(24 * hours + 2, red)).toBe(true);
  expect(await look(26 * hours, red)).toEqual([]);
});

test("a taken alarm rings when its count grows, once, also after part of it was dealt with", async () => {
  expect(await look(0, check("red", 3))).toEqual(["red een"]);
  expect(await take(1, check("red", 3))).toBe(true);
  expect(await look(2, check("red", 3))).toEqual([]);
  expect(await look(3, check("red", 1))).toEqual([]);
  expect(await look(4, check("red", 2))).toEqual(["red een"]);
  expect(await openAlarms(env.DB)).toMatchObject([{ takenBy: null }]);
  expect(await look(5, check("red", 3))).toEqual([]);
  expect(await take(6, check("red", 3))).toBe(true);
  expect(await look(90, check("red", 3))).toEqual([]);
});

test("a count that fell to nothing and grows is new: it rings at once, taken or not", async () => {
  expect(await look(0, check("red", 1))).toEqual(["red een"]);
  expect(await look(1, check("ok", 0))).toEqual([]);
  expect(await look(3, check("red", 1))).toEqual(["red een"]);
  expect(await take(4, check("red", 1))).toBe(true);
  expect(await look(5, check("ok", 0))).toEqual([]);
  expect(await look(10, check("ok", 0))).toEqual(["over een"]);
  expect(await look(12, check("red", 1))).toEqual(["red een"]);
});

test("red and green by the minute rings once an hour, and is over after five green minutes", async () => {
  const rang: string[] = [];
  for (let minute = 0; minute < 120; minute++) {
    const now = await look(minute, minute % 2 === 0 ? red : green);
    rang.push(...now.map((each) => `${minute} ${each}`));
  }
  expect(rang).toEqual(["0 red een", "60 red een"]);
  for (let minute = 120; minute < 124; minute++) expect(await look(minute, green)).toEqual([]);
  expect(await look(124, green)).toEqual(["over een"]);
});

test("taken stays taken while it is red and green by the minute", async () => {
  await look(0, red);
  await take(1, red);
  for (let minute = 2; minute < 130; minute += 3) {
    expect(await look(minute, minute % 2 === 0 ? red : green)).toEqual([]);
  }
  await look(131, red);
  expect(await openAlarms(env.DB)).toMatchObject([{ takenBy: "jan@huis.example", redSince: at(0) }]);
});

test("red again after it was told to be over waits for the hour, and is not told to be over twice", async () => {
  await look(0, red);
  await take(1, red);
  await look(10, green);
  expect(await look(15, green)).toEqual(["over een"]);
  expect(await look(20, red)).toEqual([]);
  // What was over rings again in the hour, so that nobody's looking at the first time hides the second.
  expect(await openAlarms(env.DB)).toMatchObject([
    { takenBy: "jan@huis.example", takenUntil: at(75), redSince: at(20) },
  ]);
  expect(await look(30, green)).toEqual([]);
  expect(await look(36, green)).toEqual([]);
  expect(await look(40, red)).toEqual([]);
  expect(await look(74, red)).toEqual([]);
  expect(await look(75, red)).toEqual(["red een"]);
});

test("a store that does not answer once is no alarm, twice in a row is", async () => {
  const answers: Check["state"][] = ["red", "ok", "ok", "red", "red"];
  const once: CheckSource = async () => [check(answers.shift() ?? "red", undefined, "database")];
  await ringAlarms(env, [once], at(0), settings);
  await ringAlarms(env, [once], at(1), settings);
  expect(receiver.take()).toEqual([]);
  await ringAlarms(env, [once], at(2), settings);
  expect(receiver.take()).toEqual(["red database"]);
  let asked = 0;
  const unread: CheckSource = async () => {
    asked++;
    if (asked === 1) throw new Error("weg");
    return [];
  };
  await ringAlarms(env, [unread], at(3), settings);
  expect([asked, receiver.take()]).toEqual([2, []]);
});
