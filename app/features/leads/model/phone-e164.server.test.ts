import { expect, test } from "vitest";
import { phoneE164 } from "./phone-e164.server";

test.each([
  ["06 12345678", "", "+31612345678"],
  ["+32 470 12 34 56", "Kerkstraat 1, 5611 GJ Eindhoven", "+32470123456"],
  // A number in both countries is that of the address.
  ["0475 12 34 56", "Dorpsstraat 2, 3920 Lommel", "+32475123456"],
  ["0475 12 34 56", "Dorpsstraat 2, Lommel, België", "+32475123456"],
  ["0475 12 34 56", "Markt 1, 6041 EM Roermond, BE", "+32475123456"],
  ["0475 12 34 56", "Markt 1, 6041 EM Roermond", "+31475123456"],
  ["0475 12 34 56", "Markt 1, Roermond, Nederland", "+31475123456"],
  ["0475 12 34 56", "Markt 1", null],
  ["bel mij", "3920 Lommel", null],
])("'%s' at '%s' is %s", (typed, address, number) => {
  expect(phoneE164(typed, address)).toBe(number);
});
