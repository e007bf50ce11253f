import { valueAt } from "~/content/records/form/at-path";
import type { RecordType } from "~/content/records/record-type";
import { sameJson } from "~/lib/same-json";

type Given = Pick<RecordType, "given">;

/** Whether two contents of a record hold the same words of whom it is from. */
export const sameGiven = ({ given }: Given, one: unknown, other: unknown): boolean =>
  given.every((name) => sameJson(valueAt(one, name) ?? null, valueAt(other, name) ?? null));

/** A content with the words that stand in the record now: an earlier version may hold others. */
export function withGiven({ given }: Given, content: unknown, now: unknown): unknown {
  if (given.length === 0) return content;
  return { ...(content as object), ...Object.fromEntries(given.map((name) => [name, valueAt(now, name)])) };
}
