import { expect, test } from "vitest";
import {
  countryOfNumber,
  isLongEnough,
  lengthDoubt,
  phoneQuestion,
  toInternational,
  withPrefix,
} from "./phone";

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

test("a calling code without its plus is not put before itself, and words around a number are no part of it", () => {
  expect(toInternational("31 6 12345678", "NL")).toBe("+31612345678");
  expect(toInternational("32470123456", "NL")).toBe("+32470123456");
  expect(toInternational("06-12345678 (na 18 uur)", "NL")).toBe("+31612345678");
  expect(toInternational("na 18 uur: 06-12345678", "NL")).toBe("+31612345678");
  expect(toInternational("tel. 0470/12.34.56, of 011 22 33 44", "BE")).toBe("+32470123456");
  expect(toInternational("317 123 456", "NL")).toBe("+31317123456");
});

test("'(0)' is left out behind a calling code only", () => {
  expect(toInternational("+49 (0)30 901820", "NL")).toBe("+4930901820");
  expect(toInternational("31 (0)6 12345678", "BE")).toBe("+31612345678");
  expect(countryOfNumber("(0)6 12345678", {})).toBe("NL");
  expect(countryOfNumber("(0)6 1234567", { address: "Dorpsstraat 2, 3920 Lommel" })).toBe("NL");
});

test.each([
  ["0475 12 34 56", "Kerkstraat 5 3920 Lommel", "+32475123456"],
  ["011 54 12 34", "Kerkstraat 5 3920 Lommel", "+3211541234"],
  ["0475 12 34 56", "Kerkstraat 1, 5611 GJ Eindhoven", "+31475123456"],
  // A country that nothing tells is not made up.
  ["0475 12 34 56", "Kerkstraat 5, Lommel", "0475 12 34 56"],
  ["011 54 12 34", "Kerkstraat 5, Lommel", "011 54 12 34"],
  ["06 1234 56", "Kerkstraat 5, Lommel", "06 1234 56"],
  ["475 12 34 56", "Kerkstraat 5, Lommel", "475 12 34 56"],
  ["030 234 56 78", "Voorbeeldstraat 1, Aken, Duitsland", "030 234 56 78"],
  // Asked about, so the doubled zero must arrive.
  ["00495 12 34 56", "Dorpsstraat 2, 3920 Lommel", "00495 12 34 56"],
  // In Belgium none is so long.
  ["040 212 34 56", "Voorbeeldstraat 1, Eindhoven", "+31402123456"],
  ["612345678", "Voorbeeldstraat 1, Eindhoven", "+31612345678"],
  // Right as it is, wrong behind what the address tells; and a number of a town behind none.
  ["040 212 34 56", "Kerkstraat 1, 3900 Pelt", "040 212 34 56"],
  ["14040", "Kerkstraat 1, 5611 GJ Eindhoven", "14040"],
])("'%s' at '%s' is sent as '%s'", (typed, address, sent) => {
  expect(withPrefix(typed, { address })).toBe(sent);
});

test("text without digits is no number", () => {
  expect(toInternational("bel mij", "NL")).toBe("");
  expect(toInternational("+", "NL")).toBe("");
});

test("ten characters are enough, nine only for a Belgian landline", () => {
  expect(isLongEnough("0612345678")).toBe(true);
  expect(isLongEnough("061234567")).toBe(false);
  expect(isLongEnough("011234567")).toBe(true);
  expect(isLongEnough(" 12345678 ")).toBe(false);
});

test.each([
  // An address that was chosen, in parts.
  [{ address: "Belgiëplein 1, 5628 XH Eindhoven", postcode: "5628 XH", country: "Nederland" }, "NL"],
  [{ address: "Kerkplein 3, 3920 Lommel", postcode: "3920", country: "België" }, "BE"],
  [{ address: "Rue Haute 1, 5000 Namen", postcode: "5000", country: "BE" }, "BE"],
  // One that was typed.
  [{ address: "Kerkstraat 1, 5611 GJ Eindhoven" }, "NL"],
  [{ address: "Belgiëplein 1, 5628 XH Eindhoven" }, "NL"],
  [{ address: "Dorpsstraat 2, 3920 Lommel" }, "BE"],
  [{ address: "Dorpsstraat 2, Lommel, België" }, "BE"],
  [{ address: "Kerkstraat 5 3920 Lommel" }, "BE"],
  [{ address: "Kerkstraat 5a 3920 Lommel" }, "BE"],
  // 'As' is a town, no end of a Dutch postcode.
  [{ address: "Dorpsstraat 2, 3665 As" }, "BE"],
  [{ address: "Dorpsstraat 2, 3665 As, België" }, "BE"],
  [{ address: "Kerkstraat 1 5611gj Eindhoven" }, "NL"],
  [{ address: "Markt 1, Roermond, Nederland" }, "NL"],
  // Without its comma.
  [{ address: "Kerkstraat 5 3920 Lommel" }, "BE"],
  [{ address: "Kerkstraat 5a bus 3 3920 Lommel" }, "BE"],
  [{ address: "Markt 1200 Eindhoven" }, null],
  [{ address: "Markt 5 5611 Eindhoven" }, null],
  // Two letters that begin a Belgian town are no Dutch postcode.
  [{ address: "Dorpsstraat 1, 3665 As" }, "BE"],
  [{ address: "Dorpsstraat 1 3665 As" }, "BE"],
  [{ address: "Dorpsstraat 1, 3665 AS, België" }, "BE"],
  [{ address: "Rue Haute 1, 4000 Liège" }, "BE"],
  [{ address: "Rue Haute 1, 7100 La Louvière" }, "BE"],
  [{ address: "Dorpsstraat 1, 3800 St-Truiden" }, "BE"],
  [{ address: "Markt 1, 3011 DE Rotterdam" }, "NL"],
  [{ address: "Markt 1, 3011de rotterdam" }, "NL"],
  // De Haan and De Bilt, or a Dutch postcode in small letters.
  [{ address: "Zeeweg 1, 8420 De Haan" }, null],
  [{ address: "markt 1, 3011 de rotterdam" }, null],
  [{ address: "dorpsstraat 1, 3665 as" }, null],
  // Without letters it may be Dutch as well.
  [{ address: "Markt 1, 5611 Eindhoven" }, null],
  [{ address: "Markt 1, Eindhoven" }, null],
  [{ address: "" }, null],
  // The address stands by itself, a prefix is chosen.
  [{ address: "Kerkstraat 1, 5611 GJ Eindhoven", phoneCountry: "BE" }, "BE"],
  [{ address: "Dorpsstraat 2, 3920 Lommel", phoneCountry: "" }, "BE"],
] as const)("the country at %o is %s", (place, country) => {
  expect(countryOfNumber("0475 12 34 56", place)).toBe(country);
});

test("06 is Dutch: with ten digits wherever the house stands, with nine where it is written so", () => {
  const lommel = { address: "Dorpsstraat 2, 3920 Lommel" };
  expect(countryOfNumber("06 12345678", lommel)).toBe("NL");
  expect(countryOfNumber("0612345678", { phoneCountry: "BE" })).toBe("NL");
  expect(countryOfNumber("06 1234 567", lommel)).toBe("NL");
  expect(countryOfNumber("06-1234567", lommel)).toBe("NL");
  // Four digits before a town tell too little: '3011 Rotterdam' is Dutch, and so is '061 2' that lacks a digit.
  for (const typed of ["061 22 33 44", "61 22 33 44"]) {
    expect(countryOfNumber(typed, lommel)).toBeNull();
    expect(countryOfNumber(typed, { ...lommel, country: "België" })).toBe("BE");
    expect(countryOfNumber(typed, { address: "Dorpsstraat 2, 3920 Lommel, België" })).toBe("BE");
    expect(countryOfNumber(typed, { ...lommel, phoneCountry: "BE" })).toBe("BE");
  }
  expect(countryOfNumber("06 1234567", { ...lommel, phoneCountry: "BE" })).toBe("BE");
});

test.each([
  ["digit-missing", "NL", ["06 1234 567", "040 212 345", "011 23 45 67", "0470 12 34 5", "+31 6 1234 567"]],
  ["digit-missing", "NL", ["+3161234567", "+31061234567", "0031 6 123", "14 12", "+32 11 23 45", "+49 12"]],
  ["digit-missing", "BE", ["0470 12 34 5", "011 23 45 6", "+32 470 12 34 5", "+31 6 1234567"]],
  ["digit-missing", null, ["06 1234 567", "040 212345", "0492 12345", "6 12 34 56 78", "0470 12 34 5"]],
  ["digit-extra", "NL", ["06 12345678 9", "040 212 34 567", "+31 6 12345678 9", "06 12345678 / 040 2123456"]],
  ["digit-extra", "BE", ["0470 12 34 56 7", "+32 470 12 34 567", "+32 11 23 45 678"]],
  ["digit-extra", null, ["06 12345678 0", "+49 30 9018 2012 3456 78"]],
  ["no-number", "NL", ["bel mij maar", "          ", "+", "geen telefoon", "+0 612345678"]],
  [
    null,
    "NL",
    ["06 12345678", "0612345678", "040 212 34 56", "0470 12 34 56", "612345678", "+31 (0)6 12345678"],
  ],
  // One zero too many makes a calling code of an area code.
  ["digit-extra", "BE", ["00495 12 34 56", "00497123456", "0011 23 45 67", "+00499 12 34 56"]],
  ["digit-extra", "NL", ["00492 12 34 56", "006 12345678", "0040 212 34 56"]],
  [
    null,
    "NL",
    ["0031 6 12345678", "0032 11 23 45 67", "0032 470 12 34 56", "0045 12 34 56 78", "00352 621 123 456"],
  ],
  [null, "NL", ["٠٦١٢٣٤٥٦٧٨", "০৬ ১২৩৪ ৫৬৭৮", "０６１２３４５６７８", "𝟎𝟔𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖", "१४०४०"]],
  [null, "NL", ["14040", "14 0475", "0900-1234", "0800 1234567", "088 123 45 67", "+32 11 23 45 67"]],
  [
    null,
    "BE",
    ["011 23 45 67", "0470 12 34 56", "061 22 33 44", "02 123 45 67", "06 12345678", "040 212 34 56"],
  ],
  [
    null,
    null,
    [
      "011 23 45 67",
      "0470 12 34 56",
      "06 12345678",
      "040 212 34 56",
      "0049 30 901820",
      "+49 30 901820",
      "(0)6 12345678",
    ],
  ],
] as const)("%s with country %s: %o", (doubt, country, numbers) => {
  expect(numbers.map((typed) => [typed, lengthDoubt(typed, country)])).toEqual(
    numbers.map((typed) => [typed, doubt]),
  );
});

test("a number that cannot exist is asked about until the same number is sent again", () => {
  const phone = "06 1234 567";
  const question = "Er lijkt een cijfer te ontbreken; klopt 06 1234 567? Verstuur dan nog een keer.";
  expect(phoneQuestion({ phone, phoneConfirmed: "" })).toBe(question);
  expect(phoneQuestion({ phone: "+3161234567", phoneConfirmed: "" }, phone)).toBe(question);
  expect(phoneQuestion({ phone, phoneConfirmed: "06 1234 568" })).toBe(question);
  expect(phoneQuestion({ phone, phoneConfirmed: "06-1234567" })).toBeNull();
  expect(phoneQuestion({ phone: "bel mij maar", phoneConfirmed: "" })).toMatch(
    /^Dit lijkt geen telefoonnummer; klopt "bel mij maar"\?/,
  );
  expect(phoneQuestion({ phone: "bel mij maar", phoneConfirmed: "bel mij maar" })).toBeNull();
  expect(phoneQuestion({ phone: "06 12345678 9", phoneConfirmed: "" })).toMatch(
    /^Er lijkt een cijfer te veel/,
  );
  // That nothing was typed is another message; who sends only the specified fields cannot answer.
  expect(phoneQuestion({ phone: " ", phoneConfirmed: "" })).toBeNull();
  expect(phoneQuestion({ phone })).toBeNull();
});

test("digits of any script are read as ours", () => {
  expect(toInternational("٠٦١٢٣٤٥٦٧٨", "NL")).toBe("+31612345678");
  expect(toInternational("＋３１ ６ １２３４５６７８", "BE")).toBe("+31612345678");
  expect(countryOfNumber("০৬ ১২৩৪ ৫৬৭", { address: "Dorpsstraat 2, 3920 Lommel" })).toBe("NL");
  expect(isLongEnough("٠١١٢٣٤٥٦٧")).toBe(true);
});

test.each(["٠٦١٢٣٤٥٦٧", "০৬ ১২৩৪ ৫৬৭", "..........", "- - - - - -"])(
  "'%s' is accepted when it is insisted on",
  (phone) => {
    expect(phoneQuestion({ phone, phoneConfirmed: "" })).not.toBeNull();
    expect(phoneQuestion({ phone, phoneConfirmed: ` ${phone}` })).toBeNull();
    expect(phoneQuestion({ phone, phoneConfirmed: "-" })).not.toBeNull();
  },
);

test("a third country that is named leaves the country of a number open", () => {
  for (const place of [
    { country: "Duitsland" },
    { address: "Voorbeeldstraat 1, Aken, Duitsland" },
    { country: "FR" },
  ])
    for (const typed of ["030 234 56 78", "06 12 34 56 78"]) {
      expect(countryOfNumber(typed, place)).toBeNull();
      expect(countryOfNumber(typed, { ...place, phoneCountry: "NL" })).toBe("NL");
    }
  for (const country of ["Nederland", "The Netherlands", "Niederlande", "Pays-Bas", "NL"])
    expect(countryOfNumber("030 234 56 78", { country })).toBe("NL");
});
