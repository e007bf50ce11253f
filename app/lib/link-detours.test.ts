import { expect, test } from "vitest";
import { withoutDetour } from "./link-detours";

test.each([
  ["https://www.google.com/url?q=https://www.rvo.nl/isde%3Fa%3D1&sa=D&usg=x", "https://www.rvo.nl/isde?a=1"],
  ["https://www.google.nl/url?sa=t&url=https%3A%2F%2Fwww.rvo.nl%2Fisde", "https://www.rvo.nl/isde"],
  [
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.rvo.nl%2F&data=05",
    "https://www.rvo.nl/",
  ],
  ["https://www.google.com/url?q=javascript:alert(1)", "https://www.google.com/url?q=javascript:alert(1)"],
  [
    "https://www.google.com/search?q=https://www.rvo.nl/",
    "https://www.google.com/search?q=https://www.rvo.nl/",
  ],
  [
    "https://google.com.evil.example/url?q=https://x.example/",
    "https://google.com.evil.example/url?q=https://x.example/",
  ],
  ["/daken", "/daken"],
])("the address that %s was meant to have", (link, meant) => {
  expect(withoutDetour(link)).toBe(meant);
});
