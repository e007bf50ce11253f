import { withoutMarks } from "~/lib/rich-text";
import { valueAt } from "./at-path";
import type { FormField } from "./form-fields";

/** A group, or the kind of group that a union holds there: what it is called and its fields. */
export function partOf(field: FormField, value: unknown): { label: string; fields: FormField[] } {
  if (field.kind === "group") return field;
  if (field.kind !== "union") return { label: field.label, fields: [] };
  const kind = valueAt(value, field.by);
  return field.options.find((option) => option.value === kind) ?? { label: field.label, fields: [] };
}

/** What a part begins with, as it is read: by it people know it while it is closed. Of lists how many there are. */
export function firstWords(field: FormField, value: unknown): string {
  if (field.kind === "list" && field.fold) return Array.isArray(value) ? String(value.length) : "0";
  return textsOf(field, value)[0] ?? "";
}

function textsOf(field: FormField, value: unknown): string[] {
  switch (field.kind) {
    case "line":
    case "lines":
      return typeof value === "string" && value.trim() !== "" ? [withoutMarks(value)] : [];
    case "group":
    case "union":
      return partOf(field, value).fields.flatMap((inner) => textsOf(inner, valueAt(value, inner.name)));
    case "list":
      return Array.isArray(value) ? value.flatMap((item) => textsOf(field.item, item)) : [];
    default:
      return [];
  }
}
