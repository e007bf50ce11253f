import { emptyOf } from "~/content/records/empty-value";
import type { FormField } from "~/content/records/form-fields";
import type { Problem } from "~/content/records/read-stored";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { anchorOf, RecordField } from "./record-fields";

type ListFieldProps = {
  field: Extract<FormField, { kind: "list" }>;
  value: unknown;
  path: string;
  problems: Problem[];
  readOnly: boolean;
  onChange: (path: string, value: unknown) => void;
};

/** Items in an order that matters: added at the end, moved and taken out by buttons, with the keyboard too. */
export function ListField({ field, value, path, problems, readOnly, onChange }: ListFieldProps) {
  const items = Array.isArray(value) ? value : [];
  const error = problems.find((problem) => problem.path === path)?.message;
  const set = (changed: unknown[]) => onChange(path, changed);
  const move = (from: number, by: number) => {
    const changed = [...items];
    changed.splice(from + by, 0, ...changed.splice(from, 1));
    set(changed);
  };
  return (
    <fieldset id={anchorOf(path)} className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-display text-lg font-semibold">{field.label}</legend>
      {field.hint && <p className="text-sm text-ink-soft">{field.hint}</p>}
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
      <ol className="grid grid-cols-1 gap-3">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name, and its fields are controlled
          <li key={index} className="grid grid-cols-1 gap-2 border border-rule bg-white p-4">
            <RecordField
              field={{ ...field.item, label: `${field.item.label} ${index + 1}` }}
              value={item}
              path={`${path}.${index}`}
              {...{ problems, readOnly, onChange }}
            />
            {!readOnly && (
              <div className="flex flex-wrap gap-2">
                <ItemButton
                  label={`${field.item.label} ${index + 1} omhoog`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <Icon name="arrow-up" size={4} />
                </ItemButton>
                <ItemButton
                  label={`${field.item.label} ${index + 1} omlaag`}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <Icon name="arrow-up" size={4} className="rotate-180" />
                </ItemButton>
                <Button
                  variant="ghost"
                  size="sm"
                  className="ml-auto min-h-11"
                  onClick={() => set(items.filter((_, at) => at !== index))}
                >
                  Weghalen
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {!readOnly && items.length < field.max && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => set([...items, emptyOf(field.item)])}
        >
          {field.add}
        </Button>
      )}
    </fieldset>
  );
}

function ItemButton({ label, ...rest }: { label: string } & Parameters<typeof Button>[0]) {
  return <Button variant="outline" size="icon" aria-label={label} {...rest} />;
}
