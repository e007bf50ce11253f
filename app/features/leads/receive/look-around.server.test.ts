import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleLead } from "~tests/support/lead-samples";
import { lookAround } from "./judge-lead.server";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => void vi.useRealTimers());

const request = new Request("https://site.example/api/service-request", { method: "POST" });
const options = { secrets: undefined, now: new Date("2026-11-22T12:00:00Z") };

/** A database that answers a question in this way. */
const answering = (first: () => Promise<unknown>) =>
  ({ prepare: () => ({ bind: () => ({ first }) }) }) as unknown as D1Database;

test("a database that is silent keeps a visitor waiting for two seconds and no longer", async () => {
  let answer: unknown;
  const asked = lookAround(
    answering(() => new Promise(() => {})),
    request,
    sampleLead,
    options,
  );
  asked.then((found) => {
    answer = found;
  });
  // What it hashes first takes no timer.
  while (vi.getTimerCount() === 0) await new Promise((turn) => setImmediate(turn));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toMatchObject({ seen: {}, patternId: null });
});

test("a database that fails is as one that has seen nothing", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const fails = answering(() => Promise.reject(new Error("weg")));
  expect(await lookAround(fails, request, sampleLead, options)).toMatchObject({ seen: {}, patternId: null });
  expect(JSON.parse(warn.mock.lastCall?.[0])).toMatchObject({ event: "lead.judged-alone" });
});
