import type { Picture } from "~/content/types";
import { valueAt } from "./at-path";
import type { FormField } from "./form-fields";

/** A record as readable lines, for comparing two versions: 'Adres, Plaats: Eindhoven'. Of drafts too. */
export function recordLines(fields: FormField[], value: unknown, before = ""): string[] {
  return fields.flatMap((field) => linesOf(field, valueAt(value, field.name), before + field.label));
}

function linesOf(field: FormField, value: unknown, label: string): string[] {
  if (field.kind === "group" && value) return recordLines(field.fields, value, `${label}, `);
  if (field.kind === "list" && Array.isArray(value))
    return value.flatMap((item, index) => linesOf(field.item, item, `${label} ${index + 1}`));
  return [`${label}: ${textOf(field, value)}`];
}

function textOf(field: FormField, value: unknown): string {
  if (value === null || value === undefined || value === "") return "leeg";
  if (field.kind === "tick") return value === true ? "ja" : "nee";
  if (field.kind === "choice")
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field.kind === "number") return field.unit ? `${value} ${field.unit}` : String(value);
  if (field.kind === "picture") return `foto ${(value as Partial<Picture>).alt || "zonder beschrijving"}`;
  return typeof value === "object" ? "leeg" : String(value);
}
