import type { Step } from "~/features/leads/model/answers/journey";
import type { FieldError } from "~/ui/controls/error-summary";

type Messages = Record<string, { message?: string | undefined } | undefined>;

/** Entries of the error summary in the order of these steps; with `others`, what belongs to none of them is last. */
export function errorSummary(
  steps: readonly Step[],
  errors: object,
  prefix: string,
  others: boolean,
): FieldError[] {
  const asked = new Set<string>(steps.flatMap(({ fields }) => fields));
  return [...new Set([...asked, ...(others ? Object.keys(errors) : [])])].flatMap((name) => {
    const message = (errors as Messages)[name]?.message;
    return message ? [{ name, ...(asked.has(name) && { id: prefix + name }), message }] : [];
  });
}
