import { expect, test } from "vitest";
import { membershipSummary } from "./membership-summary";

test("the summary names everything that was filled in, in words", () => {
  const asked = {
    membershipTypes: ["basis-onderhoud", "comfort-plus"],
    propertyType: "herenhuis",
    propertyYear: "1932",
    currentIssues: "Dakgoot lekt",
    previousMaintenance: "",
    priority: "spoed",
  };
  expect(membershipSummary(asked)).toBe(
    [
      "Zorgeloos Wonen Lidmaatschap",
      "Pakketten: Basis Onderhoud, Comfort Plus",
      "Woningtype: Herenhuis",
      "Bouwjaar: 1932",
      "Huidige problemen: Dakgoot lekt",
      "Prioriteit: Spoed (binnen 1 week)",
    ].join("\n"),
  );
});
