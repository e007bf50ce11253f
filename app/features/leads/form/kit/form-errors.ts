import type { Step } from "~/features/leads/model/journey";
import type { FieldError } from "~/ui/controls/error-summary";

type Messages = Record<string, { message?: string | undefined } | undefined>;

/** Entries of the error summary in the order of these steps; with `others`, what belongs to none of them is last. */
export function errorSummary(
  steps: readonly Step[],
  errors: object,
  prefix: string,
  others: boolean,
): FieldError[] {
  const names = [...steps.flatMap(({ fields }) => fields), ...(others ? Object.keys(errors) : [])];
  return [...new Set(names)].flatMap((name) => {
    const message = (errors as Messages)[name]?.message;
    return message ? [{ id: prefix + name, message }] : [];
  });
}
