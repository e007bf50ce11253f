import { expect, test } from "vitest";
import { cleanLine, cleanLines } from "./clean-text";

test("one line stays one line", () => {
  expect(cleanLine("  Jan\r\n\tde\u2028Vries \u0007")).toBe("Jan de Vries");
});

test("lines keep their breaks and lose control characters and direction marks", () => {
  expect(cleanLines("a\r\nb\rc\n\n\u202Ed\u0000\u0085")).toBe("a\nb\nc\n\nd");
});

test("nothing invisible stays: marks and overrides of direction, tags, soft hyphens, half letters", () => {
  expect(cleanLine("a\u200Eb\u200Fc\u061Cd\u200Be\u2066f\u00ADg\u{E0041}h\uD800i\u2060j")).toBe("abcdefghij");
});

test("accents, emoji and joiners survive", () => {
  expect(cleanLine("Zoë 👨‍👩‍👧 café")).toBe("Zoë 👨‍👩‍👧 café");
});
