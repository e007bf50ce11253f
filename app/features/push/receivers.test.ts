import { expect, test } from "vitest";
import { bundleMoment, type Choices, usualChoices } from "./choices";
import { type Person, receiversOf } from "./receivers";

/** A Friday at 11:40 and at 23:40 in Amsterdam; the usual quiet hours are 22 to 7. */
const day = new Date("2026-11-20T10:40:00Z");
const night = new Date("2026-11-20T22:40:00Z");

const person = (email: string, choices: Partial<Choices> = {}, readsAll = true): Person => ({
  email,
  choices: { ...usualChoices, ...choices },
  readsAll,
});
const els = person("els");
const bas = person("bas");
const always = person("ans", { urgent: "always" });
const never = person("nel", { urgent: "never", requests: "never", promise: 0 });
const field = person("fred", { urgent: "always" }, false);
const people = [els, bas, always, never, field];

const woken = (
  step: number,
  { onDuty = [] as string[], told = [] as string[], now = day, last = false } = {},
) => receiversOf({ kind: "urgent", step, last }, { people, onDuty, told: new Set(told), now }).now;

test("an urgent request wakes the first on duty and who always wants to know, then the next, then everybody", () => {
  const onDuty = ["nel", "els", "bas"];
  expect(woken(0, { onDuty })).toEqual(["els", "ans"]);
  expect(woken(1, { onDuty, told: ["els", "ans"] })).toEqual(["bas"]);
  expect(woken(2, { onDuty, told: ["els", "ans", "bas"] })).toEqual(["els", "bas", "ans"]);
  expect(woken(3, { onDuty, told: ["els"], last: true })).toEqual(["els", "bas", "ans"]);
});

test("with nobody on duty everybody who wants urgent ones is told at once", () => {
  expect(woken(0)).toEqual(["els", "bas", "ans"]);
  expect(woken(0, { onDuty: ["weg@elders.example", "nel"] })).toEqual(["els", "bas", "ans"]);
});

test("quiet hours hold for all but who is on duty", () => {
  expect(woken(0, { onDuty: ["bas"], now: night })).toEqual(["bas"]);
  expect(woken(0, { now: night })).toEqual([]);
  expect(woken(3, { onDuty: ["bas"], now: night, last: true })).toEqual(["bas"]);
});

test("another request comes at once, together with others or not at all", () => {
  const each = person("eva", { requests: "each" });
  const situation = { people: [els, never, each, field], onDuty: [], told: new Set<string>() };
  const at = (now: Date) => receiversOf({ kind: "request" }, { ...situation, now });
  expect(at(day)).toEqual({ now: ["eva"], later: [els] });
  expect(at(night)).toEqual({ now: [], later: [els, each] });
});

test("what is told together comes within the hour, or when the quiet hours are over", () => {
  const quiet = { on: true, from: "22:00", until: "07:00" };
  const hourly: Choices = { ...usualChoices, quiet };
  expect(bundleMoment(hourly, day)).toEqual(new Date("2026-11-20T11:40:00Z"));
  expect(bundleMoment(hourly, night)).toEqual(new Date("2026-11-21T06:00:00Z"));
  // At 21:30 the hour would be over in the quiet ones.
  expect(bundleMoment(hourly, new Date("2026-11-20T20:30:00Z"))).toEqual(new Date("2026-11-21T06:00:00Z"));
  expect(bundleMoment({ ...hourly, requests: "each" }, night)).toEqual(new Date("2026-11-21T06:00:00Z"));
  expect(bundleMoment({ ...hourly, quiet: { ...quiet, on: false } }, night)).toEqual(
    new Date("2026-11-20T23:40:00Z"),
  );
});

test("of a promise hears whose request it is, and of nobody's who sees them all, each as early as he chose", () => {
  const early = person("eva", { promise: 120 });
  const situation = { people: [els, early, never, field], onDuty: [], told: new Set<string>(), now: day };
  const of = (assignee: string, minutes: number) =>
    receiversOf({ kind: "promise", minutes, assignee }, situation).now;
  expect(of("", 60)).toEqual(["els"]);
  expect(of("", 120)).toEqual(["eva"]);
  expect(of("fred", 60)).toEqual(["fred"]);
  expect(of("eva", 60)).toEqual([]);
});
