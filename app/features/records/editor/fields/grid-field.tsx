import { useRef } from "react";
import { valueAt } from "~/content/records/form/at-path";
import type { FormField } from "~/content/records/form/form-fields";
import { anchorOf } from "~/features/records/model/field-place";
import { moved } from "./item-buttons";
import { ListField } from "./list-field";
import { type ListChange, ListItems } from "./list-items";
import type { FieldContext } from "./record-fields";

type GridFieldProps = FieldContext & {
  field: Extract<FormField, { kind: "grid" }>;
  /** The list that names the cells. */
  heads: Extract<FormField, { kind: "list" }>;
  /** Of the group that both stand in. */
  value: unknown;
  at: string;
};

/** A table: its columns, and its rows of cells. A column that is moved or taken out takes its cells along. */
export function GridField({ field, heads, value, at, ...context }: GridFieldProps) {
  const { problems, onChange } = context;
  const names = listAt(value, heads.name).map(String);
  const rows = listAt(value, field.name);
  const path = at + field.name;
  const error = problems.find((problem) => problem.path === path)?.message;
  /** Of the column that was taken out last. */
  const taken = useRef<unknown[]>([]);

  function along(change: ListChange) {
    const { index } = change;
    if (change.do === "remove") taken.current = rows.map((row) => valueAt(row, String(index)));
    onChange(path, (now: unknown) =>
      (Array.isArray(now) ? now : []).map((row: unknown[], n) => {
        if (change.do === "move") return moved(row, index, change.by);
        if (change.do === "remove") return row.toSpliced(index, 1);
        return row.toSpliced(index, 0, change.back ? (taken.current[n] ?? "") : "");
      }),
    );
  }
  const cells = names.map(
    (name, index): FormField => ({
      name: String(index),
      label: name || `Kolom ${index + 1}`,
      kind: "lines",
      max: field.cell,
    }),
  );
  const item: FormField = { name: "", label: field.item, kind: "group", fields: cells };
  const list: Parameters<typeof ListItems>[0]["field"] = {
    ...field,
    kind: "list",
    item,
    add: `${field.item} toevoegen`,
  };
  return (
    <>
      <ListField field={heads} value={names} path={at + heads.name} {...context} onList={along} />
      <fieldset id={anchorOf(path)} className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="mb-2 font-display text-lg font-semibold">{field.label}</legend>
        {error && <p className="text-sm font-semibold text-danger">{error}</p>}
        <ListItems field={list} items={rows} path={path} make={() => names.map(() => "")} {...context} />
      </fieldset>
    </>
  );
}

function listAt(value: unknown, name: string): unknown[] {
  const found = valueAt(value, name);
  return Array.isArray(found) ? found : [];
}
