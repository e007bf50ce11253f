import { expect, test } from "vitest";
import { parseRichText, safeHref } from "./rich-text";

test("text without marks is one piece", () => {
  expect(parseRichText("Zet een emmer neer.")).toEqual([{ type: "text", text: "Zet een emmer neer." }]);
  expect(parseRichText("")).toEqual([]);
});

test("emphasis and links are read, also a link inside emphasis", () => {
  expect(parseRichText("**Lood.** Zie [voegen](/schoorsteen/voegen), of **bel [ons](tel:+3140)**.")).toEqual([
    { type: "strong", children: [{ type: "text", text: "Lood." }] },
    { type: "text", text: " Zie " },
    { type: "link", href: "/schoorsteen/voegen", label: "voegen" },
    { type: "text", text: ", of " },
    {
      type: "strong",
      children: [
        { type: "text", text: "bel " },
        { type: "link", href: "tel:+3140", label: "ons" },
      ],
    },
    { type: "text", text: "." },
  ]);
});

test("marks that are not closed stay as they are written", () => {
  for (const text of ["2 ** 3", "**open", "[label]", "[label](", "(16 mm) [1]", "](/x)", "****"]) {
    expect(parseRichText(text)).toEqual([{ type: "text", text }]);
  }
});

test("HTML is text", () => {
  const text = '<img src=x onerror="alert(1)"> &lt;';
  expect(parseRichText(text)).toEqual([{ type: "text", text }]);
});

test.each([
  "/daken/daklekkage",
  "/",
  "/kennisbank?categorie=daken#lijst",
  "https://www.vlaanderen.be/schoorsteen-reinigen",
  "tel:+31400000000",
  "mailto:info@totaalspecialisten.example",
  "https://www.vlaanderen.be/énergie/😀",
])("%s may be linked", (target) => {
  expect(safeHref(target)).toBe(target);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "http://onveilig.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "https:evil.example",
  "https://bank.example@evil.example",
  "https://",
  "mailto:",
  "mailto:a@b.example?cc=c@d.example@e",
  "tel:javascript:alert(1)",
  "daken/daklekkage",
  "",
  ...["\u2028", "\u2029", "\u00A0", "\u3000", "\u200B", "\u202E", "\uFEFF", "\u0085", "\uD800"].flatMap(
    (odd) => [`/daken${odd}`, `https://www.vlaanderen.be/${odd}a`, `https://${odd}evil.example/`],
  ),
])("%j may not be linked and leaves its label", (target) => {
  expect(safeHref(target)).toBeNull();
  expect(parseRichText(`[hier](${target})`).some((node) => node.type === "link")).toBe(false);
});

test("long hostile input is read in linear time", () => {
  const started = performance.now();
  for (const piece of ["[", "**", "[a](", "**[", "]("]) parseRichText(piece.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(1500);
});
