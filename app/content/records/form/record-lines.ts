import { picturesOf } from "~/content/records/fields/picture";
import { dutchDate } from "~/lib/text/dutch-date";
import { valueAt } from "./at-path";
import type { FormField } from "./form-fields";
import { firstWords, partOf } from "./parts";

/** A record as readable lines, for comparing two versions: 'Adres, Plaats: Eindhoven'. Of drafts too. */
export function recordLines(fields: FormField[], value: unknown, before = ""): string[] {
  return fields.flatMap((field) => linesOf(field, valueAt(value, field.name), before + field.label));
}

function linesOf(field: FormField, value: unknown, label: string): string[] {
  if (field.kind === "anchor") return [];
  if (field.kind === "group" && value) return recordLines(field.fields, value, `${label}, `);
  if (field.kind === "union" && value) return recordLines(partOf(field, value).fields, value, `${label}, `);
  if (field.kind === "list" && Array.isArray(value))
    return value.flatMap((item, index) =>
      linesOf(field.item, item, itemLabel(field.item, item, label, index)),
    );
  if (field.kind === "grid" && Array.isArray(value))
    return value.map(
      (row) =>
        `${label}: ${Array.isArray(row) ? row.map((cell) => (typeof cell === "string" ? cell : "")).join(" | ") : ""}`,
    );
  return [`${label}: ${textOf(field, value)}`];
}

/** Parts of a long form go by what they are and begin with: their numbers would change with every part before them. */
function itemLabel(item: FormField, value: unknown, label: string, index: number): string {
  if (!item.fold) return `${label} ${index + 1}`;
  if (item.kind === "union") return `${label.replace(/, [^,]*$/, "")}, ${partOf(item, value).label}`;
  return `${item.label} ‘${firstWords(item, value)}’`;
}

/** What people read of a field. */
export function textOf(field: FormField, value: unknown): string {
  if (value === null || value === undefined || value === "") return "leeg";
  // Of a draft: what is no text of any kind has no words, and may throw when it is made into some.
  if (typeof value === "object" && field.kind !== "picture") return "leeg";
  if (field.kind === "tick") return value === true ? "ja" : "nee";
  if (field.kind === "choice")
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field.kind === "number") return field.unit ? `${value} ${field.unit}` : String(value);
  if (field.kind === "picture") {
    const [picture] = picturesOf(value);
    const cut = picture?.focus ? `, uitsnede rond ${picture.focus}` : "";
    return `foto ${picture?.alt || "zonder beschrijving"}${cut}`;
  }
  if (field.kind === "date" && isDay(value)) return dutchDate(value);
  return String(value);
}

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
