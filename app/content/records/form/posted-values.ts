import { emptyOf } from "./empty-value";
import type { FormField } from "./form-fields";

/** What a form holds of these fields, posted or not; for fields that are one control. */
export function postedValues(fields: FormField[], form: FormData): Record<string, unknown> {
  const values = fields.map((field) => [field.name, posted(field, form.get(field.name))] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function posted(field: FormField, sent: FormDataEntryValue | null): unknown {
  if (field.kind === "tick") return sent !== null;
  if (typeof sent !== "string" || sent.trim() === "") return emptyOf(field);
  return field.kind === "number" ? numberOf(sent) : sent;
}

/**
 * '51,44' → 51.44, '24,50' → 24.5; what is no number (yet) stays as it was typed, so that it can be said what is wrong with
 * it. So does '1.250': it is a thousand to one, and one and a quarter to another.
 */
export function numberOf(typed: string): number | string | null {
  if (typed === "") return null;
  if (/^-?\d+(,\d+|\.\d{1,2})?$/.test(typed)) return Number(typed.replace(",", "."));
  return String(Number(typed)) === typed ? Number(typed) : typed;
}
