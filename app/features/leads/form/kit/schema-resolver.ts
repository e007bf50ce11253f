import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { fieldErrors } from "~/features/leads/model/lead-schema";

/** Lets the form library check with one of our schemas: the first message of each field, as the server says it. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const checked = z.safeParse(schema, values);
    if (checked.success) return { values: checked.data, errors: {} };
    const messages = Object.entries(fieldErrors(checked.error));
    const errors = Object.fromEntries(messages.map(([name, message]) => [name, { type: "schema", message }]));
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}
