import { expect, test } from "vitest";
import { answerHeaders, answerJson, type LeadAnswer, limitedAnswer, methodNotAllowed } from "./lead-answer";

const lead = {
  id: "1",
  reference: "AB23CD45",
  kind: "request",
  answerBy: Date.UTC(2026, 10, 21, 10),
} as const;
const now = new Date(Date.UTC(2026, 10, 20, 10));

test("a kept lead is answered with its reference and promise, uncached", async () => {
  const answer = answerJson({ kind: "replayed", lead, message: "Bedankt" }, now);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toEqual({
    success: true,
    message: "Bedankt",
    reference: "AB23CD45",
    promise: "U hoort van ons vóór morgenochtend 11 uur",
  });
});

test("messages of fields are told of a wrong form alone, and what was filled in is never sent back", async () => {
  const invalid: LeadAnswer = {
    kind: "invalid",
    errors: { email: "x" },
    values: { email: "a" },
    message: "m",
  };
  const answer = answerJson(invalid);
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { success: false, message: "m", errors: { email: "x" } },
  ]);
  expect(await answerJson({ kind: "refused", values: { email: "a" }, message: "m" }).json()).toEqual({
    success: false,
    message: "m",
  });
});

test.each([
  ["unreadable", 400],
  ["too-many", 400],
  ["too-large", 413],
  ["unsupported", 415],
  ["limited", 429],
] as const)("%s is status %i", (kind, status) => {
  expect(answerJson({ kind, message: "m" }).status).toBe(status);
});

test.each([
  ["refused", 403],
  ["conflict", 409],
  ["unavailable", 503],
] as const)("%s is status %i", (kind, status) => {
  expect(answerJson({ kind, values: {}, message: "m" }).status).toBe(status);
});

test("who may try again is told when", () => {
  expect(answerHeaders(limitedAnswer())).toEqual({ "Cache-Control": "no-store", "Retry-After": "60" });
  expect(answerHeaders({ kind: "unavailable", values: {}, message: "" })["Retry-After"]).toBe("30");
  expect(answerHeaders({ kind: "unreadable", message: "" })).toEqual({ "Cache-Control": "no-store" });
});

test("another method is told which one is taken", async () => {
  const answer = methodNotAllowed();
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  expect(await answer.json()).toMatchObject({ success: false });
});
