import { expect, test } from "vitest";
import { certainPhone, phoneDoubtRows, phoneTruth, truthOf } from "./phone-truth.server";

const nl = { address: "Kerkstraat 1, 5611 GJ Eindhoven" };
const be = { address: "Dorpsstraat 2, 3920 Lommel" };
const unknown = { address: "Markt 1" };

test.each([
  // A lost digit is a Belgian landline to a library; to us never.
  ["06 1234 567", nl, "digit-missing"],
  ["06 1234 567", be, "digit-missing"],
  ["06 1234 567", unknown, "digit-missing"],
  ["061234567", nl, "digit-missing"],
  ["+31 6 1234 567", be, "digit-missing"],
  ["+3161234567", nl, "digit-missing"],
  ["040 212 345", nl, "digit-missing"],
  ["0470 12 34 5", be, "digit-missing"],
  ["0470 12 34 5", nl, "digit-missing"],
  ["011 23 45 6", be, "digit-missing"],
  // Complete, Dutch.
  ["06 12345678", nl, "+31612345678"],
  ["(0)6 12345678", nl, "+31612345678"],
  ["+31 (0)6 12345678", be, "+31612345678"],
  ["+49 (0)211 1234567", nl, "+492111234567"],
  ["06 12345678", be, "+31612345678"],
  ["06 12345678", unknown, "+31612345678"],
  ["06-12345678 (na 18 uur)", nl, "+31612345678"],
  ["(0)6 12345678", unknown, "+31612345678"],
  ["(0)40 212 34 56", unknown, "+31402123456"],
  ["040 212 34 56", nl, "+31402123456"],
  ["040 212 34 56", unknown, "+31402123456"],
  ["0495 12 34 56", nl, "+31495123456"],
  ["6 12 34 56 78", nl, "+31612345678"],
  ["085 123 45 67", nl, "+31851234567"],
  ["088 123 45 67", nl, "+31881234567"],
  ["+31 (0)6 12345678", be, "+31612345678"],
  ["+31 0 6 12345678", be, "+31612345678"],
  ["0031612345678", be, "+31612345678"],
  ["31612345678", be, "+31612345678"],
  // Complete, Belgian.
  ["0470 12 34 56", be, "+32470123456"],
  ["0495 12 34 56", be, "+32495123456"],
  ["011 23 45 67", be, "+3211234567"],
  ["011/23.45.67", be, "+3211234567"],
  ["02 512 34 56", be, "+3225123456"],
  ["061 22 33 44", { ...be, country: "België" }, "+3261223344"],
  ["061 22 33 44", { address: `${be.address}, België` }, "+3261223344"],
  ["061 22 33 44", be, "digit-missing"],
  ["061 23 45 67", { address: "Coolsingel 40, 3011 Rotterdam" }, "digit-missing"],
  ["61 23 45 67", { address: "Coolsingel 40, 3011 Rotterdam" }, "digit-missing"],
  ["+32 61 22 33 44", be, "+3261223344"],
  ["+32 470 12 34 56", nl, "+32470123456"],
  ["+32 (0)11 23 45 67", nl, "+3211234567"],
  ["0032 11 23 45 67", nl, "+3211234567"],
  ["tel. 0470/12.34.56, of 011 22 33 44", be, "+32470123456"],
  // In both countries, or in the other one: that of the address, or none.
  ["0475 12 34 56", nl, "+31475123456"],
  ["0475 12 34 56", be, "+32475123456"],
  ["0475 12 34 56", unknown, "unknown-country"],
  ["0470 12 34 56", nl, "not-dutch"],
  ["0470 12 34 56", unknown, "unknown-country"],
  ["011 23 45 67", nl, "digit-missing"],
  ["011 23 45 67", unknown, "unknown-country"],
  ["040 212 34 56", be, "not-belgian"],
  ["+31 470 12 34 56", be, "no-such-number"],
  ["0475 12 34 56", { address: "Dorpsstraat 1, 3665 As" }, "+32475123456"],
  ["0475 12 34 56", { address: "Dorpsstraat 1, 3665 As, België" }, "+32475123456"],
  ["089 65 12 34", { address: "Dorpsstraat 1, 3665 As" }, "+3289651234"],
  ["0475 12 34 56", { address: "Kerkstraat 5 3920 Lommel" }, "+32475123456"],
  ["0475 12 34 56", { address: "Kerkstraat 5, Lommel" }, "unknown-country"],
  // Elsewhere.
  ["+49 30 901820", nl, "+4930901820"],
  ["0049 30 901820", be, "+4930901820"],
  ["+49 1", nl, "digit-missing"],
  ["+999 12345678", nl, "no-such-number"],
  ["0302345678", { ...unknown, country: "Duitsland" }, "unknown-country"],
  ["06 12345678", { ...unknown, country: "Frankrijk" }, "unknown-country"],
  ["+31 6 12345678", { ...unknown, country: "Frankrijk" }, "+31612345678"],
  // A doubled zero makes a calling code of an area code.
  ["00495 12 34 56", be, "digit-extra"],
  ["00497 12 34 56", be, "digit-extra"],
  ["00492 12 34 56", nl, "digit-extra"],
  ["006 12345678", nl, "digit-extra"],
  ["٠٦١٢٣٤٥٦٧٨", nl, "+31612345678"],
  ["१४०४०", nl, "service-number"],
  // Nobody's own number.
  ["14040", nl, "service-number"],
  ["14 0475", nl, "service-number"],
  ["0900-1234", nl, "service-number"],
  ["0800 1234", nl, "service-number"],
  ["0800 12 345", be, "service-number"],
  ["06 0000 0000", nl, "not-dutch"],
  ["0000000000", nl, "no-number"],
  // No number at all.
  ["          ", nl, "no-number"],
  ["bel mij maar", be, "no-number"],
  ["06 12345678 / 040 2123456", nl, "digit-extra"],
  ["06 12345678 9", nl, "digit-extra"],
] as const)("'%s' at %o is %s", (typed, place, expected) => {
  const truth = phoneTruth(typed, place);
  expect("certain" in truth ? truth.certain : truth.uncertain).toBe(expected);
});

test("a number of which nothing is certain has no number to dial, and says why", () => {
  const given = { phone: "06 1234 567", address: nl.address, postcode: "", country: "" };
  expect(certainPhone(given)).toBeNull();
  expect(phoneDoubtRows(given)).toEqual([
    { label: "Nummer onzeker", text: "er lijkt een cijfer te ontbreken" },
  ]);
  expect(phoneDoubtRows({ ...given, phone: "06 12345678" })).toEqual([]);
});

test.each([
  ["0470 12 34 56", "Lommel", "+32470123456"],
  ["0475 12 34 56", "Kerkstraat 1, Lommel", "+32475123456"],
  ["011 54 12 34", "3920 Lommel", "+3211541234"],
  ["0475 12 34 56", "Kerkstraat 1 Sint Huibrechts Lille", "+32475123456"],
  ["0495 12 34 56", "Dorpsstraat 2, Valkenswaard", "+31495123456"],
  // The postcode knows better, and so does the number.
  ["0495 12 34 56", "Kerkstraat 1, 5611 GJ Pelt", "+31495123456"],
  ["+49 211 1234567", "Lommel", "+492111234567"],
  ["040 212 34 56", "Lommel", "+31402123456"],
  // No town of ours, or only a word.
  ["0475 12 34 56", "Kerkstraat 1, Hasselt", null],
  ["0475 12 34 56", "bel mij het best", null],
])("%s at '%s' is %s by the town alone", (phone, address, number) => {
  const truth = truthOf({ phone, address, postcode: "", country: "" });
  expect(truth).toEqual(number ? { certain: number } : { uncertain: "unknown-country" });
});
