import { valueAt } from "./at-path";
import type { FormField, UnionOption } from "./form-fields";

/** What a field holds before anything is filled in; undefined where it is then left out. */
export function emptyOf(field: FormField): unknown {
  if (field.optional === "absent") return undefined;
  if (field.optional === "null" || field.kind === "number" || field.kind === "picture") return null;
  if (field.kind === "group") return emptyRecord(field.fields);
  if (field.kind === "list" || field.kind === "grid") return [];
  return field.kind === "tick" ? false : "";
}

/** A record of which nothing is filled in yet. */
export function emptyRecord(fields: FormField[]): Record<string, unknown> {
  return present(fields.map((field) => [field.name, emptyOf(field)]));
}

/**
 * What is added to a list: empty, but lists in it that may not be empty hold one item, so that it can be typed at once.
 * `option`: of a union, else its first kind. `others`: what stands in the list already.
 */
export function newItem(field: FormField, others: readonly unknown[] = [], option?: UnionOption): unknown {
  if (field.kind === "group") return begun(field.fields, others);
  if (field.kind !== "union") return emptyOf(field);
  const kind = option ?? field.options[0];
  return { [field.by]: kind?.value, ...begun(kind?.fields ?? [], others) };
}

function begun(fields: FormField[], others: readonly unknown[]): Record<string, unknown> {
  const items = (field: FormField) =>
    field.kind === "list" && field.optional === undefined
      ? Array.from({ length: field.min }, () => newItem(field.item))
      : emptyOf(field);
  const lists = new Map(fields.map((field) => [field.name, items(field)]));
  return present(
    fields.map((field) => {
      if (field.kind === "anchor") return [field.name, freeAnchor(field.name, others)];
      if (field.kind !== "grid") return [field.name, lists.get(field.name)];
      const cells = (lists.get(field.heads) as unknown[]).map(() => "");
      return [field.name, Array.from({ length: field.min }, () => cells)];
    }),
  );
}

/** 'deel-4': kept whatever the part is called later, so that links to it go on leading there. */
function freeAnchor(name: string, others: readonly unknown[]): string {
  const taken = others.map((other) => valueAt(other, name));
  for (let n = others.length + 1; ; n++) if (!taken.includes(`deel-${n}`)) return `deel-${n}`;
}

const present = (values: [string, unknown][]) =>
  Object.fromEntries(values.filter(([, value]) => value !== undefined));
