import type { FieldValues, Resolver } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";

export type LateResolver<Input extends FieldValues, Output> = Resolver<Input, unknown, Output> & {
  /** Fetches the rules, so that they are there when they are needed. */
  prepare: () => void;
};

/**
 * Checks with a schema whose code is fetched when it is first needed, so that opening a form costs nothing of
 * it. Where it cannot be had everything passes: the server has the same rules and says what is wrong.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  schema: () => Promise<ZodMiniType<Output>>,
): LateResolver<Input, Output> {
  let fetched: Promise<Resolver<Input, unknown, Output> | null> | null = null;
  const rules = () => {
    fetched ??= Promise.all([import("./schema-resolver"), schema()]).then(
      ([{ schemaResolver }, known]) => schemaResolver(known),
      () => {
        fetched = null;
        return null;
      },
    );
    return fetched;
  };
  const resolver: Resolver<Input, unknown, Output> = async (values, context, options) => {
    const resolve = await rules();
    return resolve ? resolve(values, context, options) : { values: values as never, errors: {} };
  };
  return Object.assign(resolver, { prepare: () => void rules() });
}
