import { expect, test } from "vitest";
import { addressParts } from "~/features/leads/model/address/address-parts";
import { countryOfNumber } from "./phone";

test.each([
  "Dorpsstraat 1, 3665 As",
  "Dorpsstraat 1, 3665 AS, België",
  "Dorpsstraat 1, 3665 AS",
  "Rue Haute 1, 4000 Liège",
  "Rue Haute 1, 7100 La Louvière",
  "Dorpsstraat 1, 3800 St-Truiden",
  "Kerkstraat 5 3920 Lommel",
  "Kerkstraat 5a bus 3 3920 Lommel",
  "Zeeweg 1, 8420 De Haan",
  "markt 1, 3011 de rotterdam",
  "Markt 1, 3011de rotterdam",
  "Markt 1, 5611 Eindhoven",
  "Markt 5 5611 Eindhoven",
  "Markt 1, Eindhoven",
])("the parts that are sent with '%s' tell the same country as its text", (address) => {
  const { postcode, country } = addressParts({ address });
  const typed = "0475 12 34 56";
  expect(countryOfNumber(typed, { address, postcode, country })).toBe(countryOfNumber(typed, { address }));
});
