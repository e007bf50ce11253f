import { Field, Input, Select } from "~/ui/controls/field";
import { labelTones, longestLabel } from "./label";

/** Name and tone of a label that is made in place. */
export function NewLabelFields() {
  return (
    <>
      <Field label="Nieuw label" className="min-w-[min(10rem,100%)] flex-1">
        {(control) => <Input {...control} name="name" maxLength={longestLabel} autoComplete="off" />}
      </Field>
      <Select aria-label="Kleur van het label" name="tone" className="w-32 max-w-full">
        {Object.entries(labelTones).map(([tone, { name }]) => (
          <option key={tone} value={tone}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
