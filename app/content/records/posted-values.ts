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

/** '51,44' → 51.44; what is no number (yet) stays as it was typed, so that it can be said what is wrong with it. */
export function numberOf(typed: string): number | string | null {
  if (typed === "") return null;
  const text = typed.replace(",", ".");
  // '5.' and '5.0' are on their way to another number.
  return String(Number(text)) === text ? Number(text) : typed;
}
