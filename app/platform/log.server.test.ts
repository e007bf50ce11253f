import { expect, test } from "vitest";
import { type LogFields, log, logRecord } from "./log.server";

const canaries = ["Jan de Canarie", "jan@canarie.example", "+31612345678", "Dorpsstraat 12"];

test("a record carries level, event and the allowed fields", () => {
  expect(logRecord("info", "lead.stored", { leadId: "3f2a-9", count: 3, status: 200 })).toEqual({
    level: "info",
    event: "lead.stored",
    leadId: "3f2a-9",
    count: 3,
    status: 200,
  });
});

test("a field that is not on the list is dropped", () => {
  const fields = { email: "jan@canarie.example", status: 200 } as LogFields;
  expect(logRecord("info", "lead.stored", fields)).toEqual({
    level: "info",
    event: "lead.stored",
    status: 200,
  });
});

test("personal data in any allowed field is refused", () => {
  const names = ["requestId", "route", "method", "reason", "kind", "code", "version", "metric"] as const;
  for (const name of [...names, "leadId", "articleId"] as const) {
    for (const canary of canaries) {
      expect(logRecord("warn", "x", { [name]: canary })[name], `${name}=${canary}`).toBe("[refused]");
    }
  }
});

test("a sentence as event, a string as number and an infinite number are refused", () => {
  expect(logRecord("info", "Jan belde over zijn dak").event).toBe("[refused]");
  expect(logRecord("info", "x", { ms: "jan@canarie.example" } as unknown as LogFields).ms).toBe("[refused]");
  expect(logRecord("info", "x", { ms: Number.NaN }).ms).toBe("[refused]");
});

test("an error is logged with name and frames and without its message", () => {
  const error = new TypeError("onbekend: Jan de Canarie\n    at jan@canarie.example:1:1");
  const record = logRecord("error", "request.failed", { error });
  expect(record.error).toBe("TypeError");
  expect((record.stack as string[])[0]).toContain("log.server.test.ts");
  expect(JSON.stringify(record)).not.toMatch(/canarie/i);
});

test("a message that was changed after the throw does not come back through the stack", () => {
  const error = new Error("Jan de Canarie\n    at canarie (jan@canarie.example:1:1)");
  error.message = "iets anders";
  expect(JSON.stringify(logRecord("error", "request.failed", { error }))).not.toMatch(/canarie/i);
});

test("database codes survive, also those of a cause, and the rest of the message does not", () => {
  const cause = new Error("D1_ERROR: Jan de Canarie: SQLITE_FULL");
  const record = logRecord("error", "request.failed", { error: new Error("opslaan mislukt", { cause }) });
  expect(record.cause).toMatchObject({ error: "Error", errorCode: "D1_ERROR SQLITE_FULL" });
  expect(JSON.stringify(record)).not.toMatch(/canarie|mislukt/i);
});

test("a thrown string is not logged", () => {
  expect(logRecord("error", "x", { error: "Jan de Canarie" }).error).toBe("thrown string");
});

test("one line of JSON goes to the console method of its level", () => {
  const lines: unknown[][] = [];
  const original = console.warn;
  console.warn = (...line) => lines.push(line);
  try {
    log("warn", "outbox.retry", { attempt: 2 });
  } finally {
    console.warn = original;
  }
  expect(lines).toEqual([['{"level":"warn","event":"outbox.retry","attempt":2}']]);
});
