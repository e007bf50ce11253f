/** Deep equality of what JSON can hold, in whatever order the names of an object stand. */
export function sameJson(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

const inOrder = (content: unknown) =>
  JSON.stringify(content, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
