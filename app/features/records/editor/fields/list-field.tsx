import type { FormField } from "~/content/records/form/form-fields";
import { anchorOf } from "~/features/records/model/field-place";
import { type ListChange, ListItems } from "./list-items";
import { PhotoList, photosOf } from "./photo-list";
import type { FieldContext } from "./record-fields";

export type ListFieldProps = FieldContext & {
  field: Extract<FormField, { kind: "list" }>;
  value: unknown;
  path: string;
};

/** Items under one name; photos look otherwise than the rest. */
export function ListField(
  props: ListFieldProps & { quiet?: boolean | undefined; onList?: (change: ListChange) => void },
) {
  const { field, value, path, quiet, onList, ...context } = props;
  const { problems, pictures } = context;
  const items = Array.isArray(value) ? value : [];
  const error = problems.find((problem) => problem.path === path)?.message;
  const photos = photosOf(field);
  return (
    <fieldset id={anchorOf(path)} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className={quiet ? "sr-only" : "mb-2 font-display text-lg font-semibold"}>{field.label}</legend>
      {field.hint && <p className="text-sm text-ink-soft">{field.hint}</p>}
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
      {photos && pictures ? (
        <PhotoList {...{ field, value, path, items, photos }} {...context} pictures={pictures} />
      ) : (
        <ListItems {...{ field, path, items }} {...(onList && { onList })} {...context} />
      )}
    </fieldset>
  );
}
