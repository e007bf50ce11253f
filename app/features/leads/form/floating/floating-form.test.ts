import { expect, test } from "vitest";
import { internationalPhone } from "./floating-form";

test.each([
  ["06 12345678", "", "+31612345678"],
  ["040 212 34 56", "Markt 1, Eindhoven", "+31402123456"],
  ["0475 12 34 56", "Kerkstraat 5 3920 Lommel", "+32475123456"],
  // In both countries, and nothing tells which.
  ["0475 12 34 56", "Kerkstraat 5, Lommel", "0475 12 34 56"],
  ["011 54 12 34", "Kerkstraat 5, Hasselt", "011 54 12 34"],
])("%s at '%s' is sent as %s", (phone, address, sent) => {
  expect(internationalPhone({ phone, address, phoneCountry: "" })).toBe(sent);
});
