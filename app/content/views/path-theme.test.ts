import { expect, test } from "vitest";
import { divisionOf, themeOf } from "./path-theme";

test.each([
  ["/daken", "roof"],
  ["/daken/dakinspectie", "roof"],
  ["/nl/eindhoven/daklekkage", "roof"],
  ["/be/lommel/daklekkage", "roof"],
  ["/schoorsteen", "chimney"],
  ["/schoorsteen/schoorsteen-vegen", "chimney"],
  ["/be/pelt/schoorsteen", "chimney"],
  ["/onderhoud", "maintenance"],
  ["/onderhoud/schilder", "maintenance"],
  ["/zorgeloos-wonen", "maintenance"],
  ["/zorgeloos-wonen1", "maintenance"],
  ["/nl/best/onderhoud", "maintenance"],
  ["/bouwen", "building"],
  ["/bouwen/metselwerk", "building"],
  ["/nl/waalre/bouw", "building"],
  ["/", null],
  ["/nl/eindhoven", null],
  ["/kennisbank/daklekkage-stappenplan", null],
  ["/kennisbank/dakgoot", null],
  ["/dakdekker-eindhoven", null],
  ["/contact", null],
  ["/gratis-offerte", null],
  ["/eindhoven/plat-dak-specialist", null],
])("%s belongs to %s", (path, division) => {
  expect(divisionOf(path)).toBe(division);
  expect(themeOf(path)).toBe(division ?? "navy");
});
