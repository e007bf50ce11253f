import type { FormField } from "~/content/records/form/form-fields";
import { FieldGroup } from "./field-group";
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
    <FieldGroup {...{ path, error, quiet }} label={field.label} hint={field.hint} className="gap-3">
      {photos && pictures ? (
        <PhotoList {...{ field, value, path, items, photos }} {...context} pictures={pictures} />
      ) : (
        <ListItems {...{ field, path, items }} {...(onList && { onList })} {...context} />
      )}
    </FieldGroup>
  );
}
