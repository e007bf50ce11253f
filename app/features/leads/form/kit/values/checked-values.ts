import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { AskedNumber } from "./asked-number";

/** The rules of a form on what it sends, and, while that is what is checked, the question about its number. */
export function checkedValues<Input extends FieldValues>(
  rules: Resolver<Input, unknown, unknown>,
  number: AskedNumber,
  checked: ((values: Input) => Input) | undefined,
): Resolver<Input, unknown, unknown> {
  return async (values, context, rest) => {
    // An untouched group of radios is null to the form library and absent to the schema.
    const wire = withoutNull(checked ? checked(values) : values);
    const result = await rules(wire, context, rest);
    if (!number.sending) return result;
    // Without its code nothing is asked here: the server does.
    const code = await import("./asked-number").catch(() => null);
    const message = code?.askAbout(number, wire, values.phone, result.errors);
    return message
      ? {
          values: {},
          errors: { ...result.errors, phone: { type: "question", message } } as FieldErrors<Input>,
        }
      : result;
  };
}

function withoutNull<Input extends FieldValues>(values: Input): Input {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Input;
}
