import { expect, test } from "vitest";
import { parseAddress } from "./address";

const parts = (text: string) => {
  const { street, houseNumber, postcode, city, country } = parseAddress(text);
  return [street, houseNumber, postcode, city, country];
};

test("the leading text is the street, the trailing part that begins with a digit is the house number", () => {
  expect(parts("Kerkstraat 12")).toEqual(["Kerkstraat", "12", "", "", ""]);
  expect(parts("Kerkstraat 12a bis")).toEqual(["Kerkstraat", "12a bis", "", "", ""]);
  expect(parts("Laan van Tolkien 7-2")).toEqual(["Laan van Tolkien", "7-2", "", "", ""]);
  expect(parts("Kerkstraat")).toEqual(["Kerkstraat", "", "", "", ""]);
});

test("a street whose name begins with a number keeps it", () => {
  expect(parts("18 Septemberplein 4")).toEqual(["18 Septemberplein", "4", "", "", ""]);
  expect(parts("2e Kruisstraat 10b")).toEqual(["2e Kruisstraat", "10b", "", "", ""]);
});

test("what stands behind the comma is where the street lies", () => {
  expect(parts("Kerkstraat 12, Eindhoven")).toEqual(["Kerkstraat", "12", "", "Eindhoven", ""]);
  expect(parts("Kerkstraat 12, 5611AB Eindhoven")).toEqual([
    "Kerkstraat",
    "12",
    "5611 AB",
    "Eindhoven",
    "Nederland",
  ]);
  expect(parts("Dorpsstraat 3, 3920 Lommel, België")).toEqual([
    "Dorpsstraat",
    "3",
    "3920",
    "Lommel",
    "België",
  ]);
});

test("a Dutch postcode ends the house number, with and without a comma", () => {
  expect(parts("Kerkstraat 12 5611 ab eindhoven")).toEqual([
    "Kerkstraat",
    "12",
    "5611 AB",
    "eindhoven",
    "Nederland",
  ]);
});

test.each([
  ["Dorpsstraat 1, 3665 As", "3665", "As", "België"],
  ["Dorpsstraat 1, 3665 AS, België", "3665", "AS", "België"],
  ["Dorpsstraat 1, 4000 Liège", "4000", "Liège", "België"],
  ["Dorpsstraat 1 3920 Lommel", "3920", "Lommel", "België"],
  ["Dorpsstraat 1, 3011 DE Rotterdam", "3011 DE", "Rotterdam", "Nederland"],
  // Which country it is does not show.
  ["Dorpsstraat 1, 8420 De Haan", "8420", "De Haan", ""],
  ["Dorpsstraat 1, 5611 Eindhoven", "5611", "Eindhoven", ""],
])("the place in '%s'", (text, postcode, city, country) => {
  expect(parts(text)).toEqual(["Dorpsstraat", "1", postcode, city, country]);
});

test("nothing makes nothing of it", () => {
  for (const text of ["", "   ", ",", ",,,"]) expect(parts(text), text).toEqual(["", "", "", "", ""]);
});
