import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";

type LazyResolver<Input extends FieldValues, Output> = Resolver<Input, unknown, Output> & {
  /** Fetches the rules, so that they are there when they are needed. */
  prepare: () => void;
};

/**
 * Checks with a schema whose code is fetched when it is first needed, so that opening a form costs nothing of
 * it. Where it cannot be had everything passes: the server has the same rules and says what is wrong.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  schema: () => Promise<ZodMiniType<Output>>,
): LazyResolver<Input, Output> {
  let fetched: Promise<Resolver<Input, unknown, Output> | null> | null = null;
  const rules = () => {
    fetched ??= Promise.all([import("@hookform/resolvers/zod"), schema()]).then(
      ([{ zodResolver }, known]) =>
        zodResolver(known as ZodMiniType<Output, Input>) as Resolver<Input, unknown, Output>,
      () => {
        fetched = null;
        return null;
      },
    );
    return fetched;
  };
  const resolver: Resolver<Input, unknown, Output> = async (values, context, options) => {
    const resolve = await rules();
    if (!resolve) return { values: values as never, errors: {} };
    const checked = await resolve(values, context, options);
    // A wrong item of a list is shown at the list, as the server does.
    const errors = Object.entries(checked.errors).map(([name, error]) => [
      name,
      [error].flat().find(Boolean),
    ]);
    return { ...checked, errors: Object.fromEntries(errors) as FieldErrors<Input> } as typeof checked;
  };
  return Object.assign(resolver, { prepare: () => void rules() });
}
