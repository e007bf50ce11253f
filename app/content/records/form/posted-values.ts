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
 * '51,44' → 51.44, '€ 1.250,00' → 1250, '4500,-' → 4500; what is no number (yet) stays as it was typed, so that it can be said
 * what is wrong with it. So does '1.250': it is a thousand to one, and one and a quarter to another.
 */
export function numberOf(typed: string): number | string | null {
  if (typed === "") return null;
  const bare = typed.replace(/^\s*€|\s+|,[-–]$/g, "");
  const plain = /^-?\d{1,3}(\.\d{3})+,\d{2}$/.test(bare) ? bare.replaceAll(".", "") : bare;
  if (/^-?\d+(,\d+|\.\d{1,2})?$/.test(plain)) return Number(plain.replace(",", "."));
  return String(Number(typed)) === typed ? Number(typed) : typed;
}
