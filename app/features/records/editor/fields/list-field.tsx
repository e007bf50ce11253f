import { emptyOf } from "~/content/records/empty-value";
import type { FormField } from "~/content/records/form-fields";
import { Button } from "~/ui/controls/button";
import { ItemButtons, moved } from "./item-buttons";
import { PhotoList, photosOf } from "./photo-list";
import { anchorOf, type FieldContext, RecordField } from "./record-fields";

export type ListFieldProps = FieldContext & {
  field: Extract<FormField, { kind: "list" }>;
  value: unknown;
  path: string;
};

/** Items in an order that matters: added at the end, moved and taken out by buttons, with the keyboard too. */
export function ListField(props: ListFieldProps) {
  const { field, value, path, problems } = props;
  const items = Array.isArray(value) ? value : [];
  const error = problems.find((problem) => problem.path === path)?.message;
  const photos = photosOf(field);
  return (
    <fieldset id={anchorOf(path)} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-display text-lg font-semibold">{field.label}</legend>
      {field.hint && <p className="text-sm text-ink-soft">{field.hint}</p>}
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
      {photos && props.pictures ? (
        <PhotoList {...props} items={items} photos={photos} pictures={props.pictures} />
      ) : (
        <Items {...props} items={items} />
      )}
    </fieldset>
  );
}

function Items({ field, items, path, value: _, ...rest }: ListFieldProps & { items: unknown[] }) {
  const { readOnly, onChange } = rest;
  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name, and its fields are controlled
          <li key={index} className="grid grid-cols-1 gap-2 border border-rule bg-white p-4">
            <RecordField
              field={{ ...field.item, label: `${field.item.label} ${index + 1}` }}
              value={item}
              path={`${path}.${index}`}
              {...rest}
            />
            {!readOnly && (
              <div className="flex flex-wrap gap-2">
                <ItemButtons
                  label={`${field.item.label} ${index + 1}`}
                  index={index}
                  count={items.length}
                  onMove={(by) => onChange(path, moved(items, index, by))}
                  onRemove={() => onChange(path, items.toSpliced(index, 1))}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {!readOnly && items.length < field.max && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => onChange(path, [...items, emptyOf(field.item)])}
        >
          {field.add}
        </Button>
      )}
    </>
  );
}
