import { expect, test } from "vitest";
import { towns } from "~/content/towns/list";
import { claims } from "./claims";
import { footerTowns, otherTowns } from "./footer-towns";

test("the footer names six towns and counts the others in the records", () => {
  expect(footerTowns.map(({ name }) => name)).toEqual([
    ...["Eindhoven", "Nuenen", "Veldhoven"],
    ...["Hamont-Achel", "Lommel", "Pelt"],
  ]);
  expect(otherTowns("NL") + otherTowns("BE") + footerTowns.length).toBe(towns.length);
  expect(claims.footerDutchTowns.text).toBe(`en ${otherTowns("NL")} andere Nederlandse plaatsen`);
  expect(claims.footerBelgianTowns.text).toBe(`en ${otherTowns("BE")} andere Belgische plaatsen`);
});
