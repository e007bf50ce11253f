import type { FieldValues, Path } from "react-hook-form";
import type { FormControl } from "~/features/leads/form/kit/form-engine";
import type { Panel } from "~/features/leads/form/kit/frames/panel-history";

/** What was filled in without a word to the page: what is shown is what counts. */
export function takeShown<Input extends FieldValues>(
  panel: () => Panel | undefined,
  foot: () => HTMLElement | null,
  fields: FormControl<Input>,
  take: (name: string) => void,
): void {
  const root = panel()?.root.current ?? foot()?.closest("form");
  const typed = "input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea, select";
  for (const { name, value } of root?.querySelectorAll<HTMLInputElement>(typed) ?? []) {
    if (!fields.control._names.mount.has(name) || value === (fields.getValues(name as Path<Input>) ?? ""))
      continue;
    fields.setValue(name as Path<Input>, value as never);
    take(name);
  }
}
