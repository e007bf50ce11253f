import type { FormField } from "./form-fields";

/** What a field holds before anything is filled in; undefined where it is then left out. */
export function emptyOf(field: FormField): unknown {
  if (field.optional === "absent") return undefined;
  if (field.optional === "null" || field.kind === "number" || field.kind === "picture") return null;
  if (field.kind === "group") return emptyRecord(field.fields);
  if (field.kind === "list") return [];
  return field.kind === "tick" ? false : "";
}

/** A record of which nothing is filled in yet. */
export function emptyRecord(fields: FormField[]): Record<string, unknown> {
  const values = fields.map((field) => [field.name, emptyOf(field)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
