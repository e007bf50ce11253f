type Tree = Record<string, unknown> | unknown[];

/** What stands at a place of a value: 'address.city', 'photos.0.alt'; undefined where nothing does. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === "") return value;
  return path
    .split(".")
    .reduce<unknown>((found, step) => (found as Tree | undefined)?.[step as never], value);
}

/** A copy with another value at a place; `undefined` takes the name out. */
export function withValueAt<Value>(value: Value, path: string, changed: unknown): Value {
  const [step = "", ...rest] = path.split(".");
  const inner =
    rest.length === 0
      ? changed
      : withValueAt((value as Tree)?.[step as never] ?? {}, rest.join("."), changed);
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? inner : item)) as Value;
  const { [step]: _, ...others } = (value ?? {}) as Record<string, unknown>;
  if (inner === undefined) return others as Value;
  return { ...(value as object), [step]: inner } as Value;
}
