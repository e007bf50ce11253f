import { expect, test } from "vitest";
import { answerBy, answerByText } from "./answer-by";

const promised = (received: string, ...rest: [] | ["standaard" | "spoed" | "direct"]) =>
  answerByText(answerBy(new Date(received), rest[0] ? "membership" : "request", ...rest));

test("a request is answered within 24 hours, in the time of Eindhoven", () => {
  expect(promised("2026-11-20T10:40:59.999Z")).toBe("U hoort van ons vóór zaterdag 21 november 11:40");
  expect(promised("2026-07-01T22:05:00Z")).toBe("U hoort van ons vóór vrijdag 3 juli 00:05");
});

test("24 hours that pass are one hour less or more on the clock when it changes", () => {
  // 29 March 2026, 02:00 becomes 03:00; 25 October 2026, 03:00 becomes 02:00.
  expect(promised("2026-03-28T10:00:00Z")).toBe("U hoort van ons vóór zondag 29 maart 12:00");
  expect(promised("2026-03-28T00:59:00Z")).toBe("U hoort van ons vóór zondag 29 maart 01:59");
  expect(promised("2026-03-28T01:00:00Z")).toBe("U hoort van ons vóór zondag 29 maart 03:00");
  expect(promised("2026-10-24T10:00:00Z")).toBe("U hoort van ons vóór zondag 25 oktober 11:00");
  expect(promised("2026-10-24T00:30:00Z")).toBe("U hoort van ons vóór zondag 25 oktober 02:30");
});

test("a membership is answered as its priority says", () => {
  expect(promised("2026-11-20T10:40:00Z", "direct")).toBe("U hoort van ons vóór zaterdag 21 november 11:40");
  expect(promised("2026-11-20T10:40:00Z", "spoed")).toBe("U hoort van ons vóór vrijdag 27 november 11:40");
  expect(promised("2026-11-20T10:40:00Z", "standaard")).toBe("U hoort van ons vóór vrijdag 4 december 11:40");
});
