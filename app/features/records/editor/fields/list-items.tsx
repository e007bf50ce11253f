import { useEffect, useRef, useState } from "react";
import { newItem } from "~/content/records/form/empty-value";
import type { FormField, UnionOption } from "~/content/records/form/form-fields";
import { firstWords, partOf } from "~/content/records/form/parts";
import { anchorOf } from "~/features/records/model/field-place";
import { Button } from "~/ui/controls/button";
import { AddPart } from "./add-part";
import { Fold, isWrong } from "./fold";
import { ItemButtons, moved } from "./item-buttons";
import { type FieldContext, RecordField, RecordPart } from "./record-fields";

/** A change of which items there are, or of their order; for what goes along with them. */
export type ListChange =
  | { do: "move"; index: number; by: 1 | -1 }
  | { do: "remove"; index: number }
  /** `back`: what was taken out comes back. */
  | { do: "insert"; index: number; back: boolean };

type ItemsProps = FieldContext & {
  field: Extract<FormField, { kind: "list" }>;
  items: unknown[];
  path: string;
  onList?: (change: ListChange) => void;
  /** What an added item holds, where the field alone does not tell. */
  make?: () => unknown;
};

/** Items in an order that matters: added at the end, moved and taken out by buttons, with the keyboard too. */
export function ListItems({ field, items, path, onList, make, ...rest }: ItemsProps) {
  const { readOnly, onChange, problems } = rest;
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState<{ item: unknown; index: number; label: string } | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added === null) return;
    document.getElementById(anchorOf(added))?.closest("li")?.querySelector<HTMLElement>(CONTROLS)?.focus();
    setAdded(null);
  }, [added]);

  const setOpen = (index: number, open: boolean) =>
    setOpened((now) => {
      const next = new Set(now);
      if (open) next.add(index);
      else next.delete(index);
      return next;
    });

  function insert(item: unknown, index: number, back: boolean) {
    setRemoved(null);
    setOpened((now) => new Set([...[...now].map((one) => (one >= index ? one + 1 : one)), index]));
    onChange(path, items.toSpliced(index, 0, item));
    onList?.({ do: "insert", index, back });
    setAdded(`${path}.${index}`);
  }
  function remove(index: number, label: string) {
    setRemoved({ item: items[index], index, label });
    setOpened(
      (now) => new Set([...now].flatMap((one) => (one === index ? [] : [one > index ? one - 1 : one]))),
    );
    onChange(path, items.toSpliced(index, 1));
    onList?.({ do: "remove", index });
  }
  function move(index: number, by: 1 | -1) {
    setRemoved(null);
    const swap = (one: number) => (one === index ? index + by : one === index + by ? index : one);
    setOpened((now) => new Set([...now].map(swap)));
    onChange(path, moved(items, index, by));
    onList?.({ do: "move", index, by });
  }
  const add = (option?: UnionOption) =>
    insert(make ? make() : newItem(field.item, items, option), items.length, false);

  const undo = removed && (
    <Removed key="removed" label={removed.label} onUndo={() => insert(removed.item, removed.index, true)} />
  );
  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {items.map((item, index) => {
          const at = `${path}.${index}`;
          const label = labelOf(field.item, item, index);
          return [
            removed?.index === index && undo,
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name, and its fields are controlled
            <li key={index} className="grid min-w-0 grid-cols-1 gap-2 border border-rule bg-white p-3 sm:p-4">
              {field.item.fold ? (
                <Fold
                  label={label}
                  words={firstWords(field.item, item)}
                  open={opened.has(index)}
                  onOpen={(open) => setOpen(index, open)}
                  wrong={isWrong(problems, at)}
                >
                  <RecordPart field={{ ...field.item, label }} value={item} path={at} quiet {...rest} />
                </Fold>
              ) : (
                <RecordField field={{ ...field.item, label }} value={item} path={at} framed {...rest} />
              )}
              {!readOnly && (
                <div className="flex flex-wrap gap-2">
                  <ItemButtons
                    label={label}
                    index={index}
                    count={items.length}
                    onMove={(by) => move(index, by)}
                    onRemove={() => remove(index, label)}
                  />
                </div>
              )}
            </li>,
          ];
        })}
        {removed && removed.index >= items.length && undo}
      </ol>
      {!readOnly && items.length < field.max && <AddPart field={field} onAdd={add} />}
    </>
  );
}

const CONTROLS = "input:not([type=hidden]), textarea, select";

/** 'Deel 2', and of a union what it is: 'Tabel 2'. */
const labelOf = (field: FormField, value: unknown, index: number) =>
  `${field.kind === "union" ? partOf(field, value).label : field.label} ${index + 1}`;

function Removed({ label, onUndo }: { label: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li
      role="status"
      className="flex flex-wrap items-center gap-x-4 border-l-4 border-ink bg-paper-deep px-4 py-1"
    >
      {label} is weggehaald.
      <Button ref={button} variant="link" size="sm" className="min-h-11" onClick={onUndo}>
        Ongedaan maken
      </Button>
    </li>
  );
}
