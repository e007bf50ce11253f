import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormParts } from "~/features/leads/form/kit/form-description";
import { type LeadInput, leadSchemas } from "~/features/leads/model/lead-schema";
import { DescriptionField } from "./description-field";

function counted(text: string): string {
  const form = {
    prefix: "proef-",
    errors: {},
    watch: () => text,
    text: (name: string) => ({ name, onChange: async () => {}, onBlur: async () => {}, ref: () => {} }),
  } as unknown as FormParts<LeadInput>;
  const html = renderToStaticMarkup(
    <DescriptionField form={form} label="Wat is er?" hint="Sinds wanneer?" />,
  );
  return /aria-live="polite">(?:<svg.*<\/svg>)?\s*(.*?)<\/p>/s.exec(html)?.[1] ?? "";
}

const isEnough = (projectDescription: string) =>
  !leadSchemas.menu
    .safeParse({ projectDescription })
    .error?.issues.some(({ path, message }) => path[0] === "projectDescription" && message.includes("10"));

test.each([
  ["Lek op zolder", "13 karakters"],
  ["", "Minimaal 10 karakters vereist"],
  ["Lek", "Nog 7 karakters nodig"],
  // Each is two units of JavaScript's own length.
  ["😀".repeat(5), "Nog 5 karakters nodig"],
  ["Lek 😀😀😀😀😀", "Nog 1 karakters nodig"],
  ["😀".repeat(10), "10 karakters"],
  // What is taken out when it is kept does not count.
  ["negen let\u200e", "Nog 1 karakters nodig"],
  ["   negen let   ", "Nog 1 karakters nodig"],
])("the counter of '%s' says '%s', and the rule agrees", (text, said) => {
  expect(counted(text)).toContain(said);
  if (text !== "") expect(isEnough(text)).toBe(!said.includes("nodig"));
});
