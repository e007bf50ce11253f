import { expect, test } from "vitest";
import { isCallable, isComplete, toInternational } from "./phone";

test("a number gets the prefix of its country and loses the trunk zero", () => {
  expect(toInternational("06 12 34 56 78", "NL")).toBe("+31612345678");
  expect(toInternational("0470 12 34 56", "BE")).toBe("+32470123456");
  expect(toInternational("612345678", "NL")).toBe("+31612345678");
});

test("a number that is international already keeps its own country", () => {
  expect(toInternational("+32 (0)11 23 45 67", "NL")).toBe("+3211234567");
  expect(toInternational("+31 06 12345678", "BE")).toBe("+31612345678");
  expect(toInternational("0031612345678", "BE")).toBe("+31612345678");
  expect(toInternational("+49 211 1234567", "NL")).toBe("+492111234567");
});

test("a calling code without its plus is not put before itself, and words behind a number are no part of it", () => {
  expect(toInternational("31 6 12345678", "NL")).toBe("+31612345678");
  expect(toInternational("32470123456", "NL")).toBe("+32470123456");
  expect(toInternational("06-12345678 (na 18 uur)", "NL")).toBe("+31612345678");
  expect(toInternational("tel. 0470/12.34.56, of 011 22 33 44", "BE")).toBe("+32470123456");
  expect(toInternational("317 123 456", "NL")).toBe("+31317123456");
});

test("text without digits is no number", () => {
  expect(toInternational("bel mij", "NL")).toBe("");
  expect(toInternational("+", "NL")).toBe("");
});

test("ten characters are enough, nine only for a Belgian landline", () => {
  expect(isCallable("0612345678")).toBe(true);
  expect(isCallable("061234567")).toBe(false);
  expect(isCallable("011234567")).toBe(true);
  expect(isCallable(" 12345678 ")).toBe(false);
});

test("a prefixed number is complete with nine Dutch, or eight or nine Belgian digits", () => {
  expect(isComplete(toInternational("06 12345678", "NL"))).toBe(true);
  expect(isComplete(toInternational("06 1234567", "NL"))).toBe(false);
  expect(isComplete(toInternational("011 23 45 67", "BE"))).toBe(true);
  expect(isComplete(toInternational("011 23 45 6", "BE"))).toBe(false);
  expect(isComplete("+492111234567")).toBe(true);
  expect(isComplete("")).toBe(false);
});
