import { expect, test } from "vitest";
import { MAX_FILE_BYTES, MAX_FILES } from "~/features/leads/model/lead-limits";
import { acceptAttribute, acceptedKinds, fileHint } from "./accepted-files";
import { fileMessages } from "./file-messages";

test("five files of ten megabytes, as the specification says, and every text names the same", () => {
  expect([MAX_FILES, MAX_FILE_BYTES]).toEqual([5, 10_485_760]);
  expect(fileHint("modal")).toBe("Maximaal 5 bestanden (foto's, pdf, doc of docx), elk tot 10 MB.");
  expect(fileHint("widget")).toBe("Maximaal 5 bestanden (foto's), elk tot 10 MB.");
  expect(fileMessages.tooLarge("dak.jpg")).toBe(
    "Bestand te groot: 'dak.jpg' is groter dan 10 MB. Kies een kleiner bestand.",
  );
  expect(fileMessages.tooMany()).toContain("maximaal 5 bestanden");
});

test.each([
  ["widget", false],
  ["menu", false],
  ["modal", true],
  ["page", true],
  ["contact", true],
] as const)("the %s takes documents beside photos: %s", (form, documents) => {
  expect(acceptedKinds(form)).toContain("heic");
  expect(acceptedKinds(form).includes("pdf")).toBe(documents);
  expect(acceptAttribute(form).includes(".docx")).toBe(documents);
  expect(acceptAttribute(form)).toContain("image/heic");
  expect(fileMessages.wrongKind("x", form).includes("document")).toBe(documents);
});
