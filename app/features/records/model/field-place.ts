import { valueAt } from "~/content/records/form/at-path";
import type { FormField } from "~/content/records/form/form-fields";
import { partOf } from "~/content/records/form/parts";

/** Id of the field at a place, for links to it. */
export const anchorOf = (path: string): string => `veld-${path.replaceAll(".", "-")}`;

/** 'address.city' → 'Adres, Plaats', 'photos.2.stage' → 'Foto’s 3, Wanneer'. `value` tells of which kind a part is. */
export function labelAt(fields: FormField[], path: string, value?: unknown): string {
  const [step = "", ...rest] = path.split(".");
  const field = fields.find(({ name }) => name === step);
  if (!field) return "Dit";
  if (field.kind === "group" && rest.length > 0)
    return `${field.label}, ${labelAt(field.fields, rest.join("."), valueAt(value, step))}`;
  if (field.kind === "grid" && rest.length > 0) return `${field.label} ${Number(rest[0]) + 1}`;
  if (field.kind === "list" && rest.length > 0) {
    const [index, ...inner] = rest;
    const label = `${field.label} ${Number(index) + 1}`;
    const item = valueAt(value, `${step}.${index}`);
    const part = partOf(field.item, item);
    if (inner.length === 0 || part.fields.length === 0) return label;
    return `${label}, ${labelAt(part.fields, inner.join("."), item)}`;
  }
  if (field.kind === "picture" && rest[0] === "alt") return `${field.label}, Beschrijving`;
  return field.label;
}
