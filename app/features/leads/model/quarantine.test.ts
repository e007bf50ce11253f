import { expect, test } from "vitest";
import { suspicion } from "./quarantine";

const now = new Date("2026-11-20T10:40:00Z");
const opened = (ago: number) => `${now.getTime() - ago}-abcdef`;

test.each([
  ["nothing odd", {}, null, null],
  ["a filled honeypot", { website: "x" }, "passed", "honeypot"],
  ["blanks in the honeypot", { website: "  " }, null, null],
  ["a spent token", {}, "spent", "turnstile-spent"],
  ["no answer of the check", {}, "unchecked", null],
  ["a form of just under three seconds", { formTime: opened(2999) }, "passed", "too-fast"],
  ["a form of no time at all", { formTime: opened(0) }, null, "too-fast"],
  ["an emergency that a draft had filled in", { formTime: opened(1500), form: "emergency" }, null, null],
  ["a honeypot in an emergency", { website: "x", form: "emergency" }, null, "honeypot"],
  ["a form of three seconds", { formTime: opened(3000) }, null, null],
  ["a form from the future", { formTime: opened(-1) }, null, null],
  ["a time that is none", { formTime: "gisteren" }, null, null],
] as const)("%s", (_, values, verdict, reason) => {
  expect(suspicion(values, verdict, now)).toBe(reason);
});
