import type { Journey } from "~/features/leads/model/journey";
import type { FieldError } from "~/ui/controls/error-summary";

type Messages = Record<string, { message?: string | undefined } | undefined>;

/** Entries of the error summary: for each field with a message its control. */
export function summaryOf(errors: object, prefix: string): FieldError[] {
  return Object.entries(errors as Messages).flatMap(([name, error]) =>
    error?.message ? [{ id: prefix + name, message: error.message }] : [],
  );
}

/** The errors of some fields only, in the order of those fields. */
export function errorsOf(errors: object, fields: readonly string[]): Messages {
  return Object.fromEntries(fields.map((name) => [name, (errors as Messages)[name]]));
}

/** The summary in the order in which the fields of a form stand, with what belongs to none of them last. */
export function summaryInOrder(journey: Journey, errors: object, prefix: string): FieldError[] {
  const asked = journey.flatMap(({ fields }) => fields);
  return summaryOf({ ...errorsOf(errors, asked), ...errors }, prefix);
}
