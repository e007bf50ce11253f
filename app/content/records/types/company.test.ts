import { expect, test } from "vitest";
import { company } from "~/content/site/company";
import { companyOf, companyType, e164, recordOf } from "./company";

test("what the code carries is the same company when it has gone through its record", () => {
  expect(companyOf(recordOf(company), company)).toEqual(company);
});

test.each([
  ["040 123 45 67", "NL", "+31401234567"],
  ["06-12345678", "NL", "+31612345678"],
  ["+31 (0)40 123 45 67", "BE", "+31401234567"],
  ["0031 40 123 45 67", "BE", "+31401234567"],
  ["011 12 34 56", "BE", "+3211123456"],
  ["0470 12 34 56", "BE", "+32470123456"],
  ["011 12 34 56", "NL", null],
  ["040 12", "NL", null],
  ["112", "NL", null],
  ["+49 30 1234567", "NL", null],
  ["bel ons", "NL", null],
] as const)("%s, written in %s, is dialled as %s", (text, country, dialled) => {
  expect(e164(text, country)).toBe(dialled);
});

test("a number of the other country is asked for with its calling code, at its field", () => {
  const record = { ...recordOf(company), chat: "011 12 34 56", phone: "12" };
  const { error } = companyType.schema.safeParse(record);
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["phone", expect.stringContaining("Vul een Nederlands of Belgisch nummer in")],
    ["chat", "Schrijf het landnummer ervoor: +31 of +32"],
  ]);
});
