import { expect, test } from "vitest";
import { countryOfPage, phoneFrom } from "./phone-from";

const dutch = { display: "040 123 45 67", e164: "+31401234567" };
const belgian = { display: "011 12 34 56", e164: "+3211123456" };

test.each([
  [dutch, "NL", "040 123 45 67"],
  [dutch, "BE", "+31 40 123 45 67"],
  [{ ...dutch, display: "(040) 123 45 67" }, "BE", "+31 40 123 45 67"],
  [{ ...dutch, display: "+31 40 123 45 67" }, "BE", "+31 40 123 45 67"],
  [{ ...dutch, display: "0031 40 123 45 67" }, "BE", "0031 40 123 45 67"],
  [belgian, "BE", "011 12 34 56"],
  [belgian, "NL", "+32 11 12 34 56"],
] as const)("%o reads in %s as %s", (number, country, shown) => {
  expect(phoneFrom(country, number)).toBe(shown);
});

test("only the pages under /be, and the short address of one, are read in Belgium", () => {
  expect(["/be", "/be/pelt", "/be/pelt/bouw", "/lommel"].map(countryOfPage)).toEqual([
    "BE",
    "BE",
    "BE",
    "BE",
  ]);
  expect(["/", "/beoordelingen", "/nl/best", "/daken"].map(countryOfPage)).toEqual(["NL", "NL", "NL", "NL"]);
});
