import type { FormName } from "~/features/leads/form/kit/form-rules";
import { type DraftEntry, isEmpty, isSame, keyOf } from "./draft-merge";

/** What a link can choose, and a visitor by hand. */
export const SERVICE = "serviceType";

/**
 * The service that a link chose (`first`), until it is known what was kept: what was chosen by hand comes before it,
 * what an earlier link chose after it. An entry of the draft says of what is kept that a link chose it.
 */
export function linkedService(form: FormName, first: unknown) {
  const key = keyOf(form, "#linked");
  let linked = first;
  let chosen = false;
  return {
    key,
    /** By hand; its next value is so. */
    chosen() {
      chosen = true;
    },
    /** Whether this value is of the link alone, and not yet to be noted. */
    waits: (value: unknown) => Boolean(linked) && isSame(value, linked),
    /** What the entry holds for a new value. */
    mark(value: unknown) {
      const marked = chosen ? undefined : value;
      chosen = false;
      return marked;
    },
    /** Whether the link's stays in place of what was kept. */
    staysFor: (kept: unknown, entries: Record<string, DraftEntry>) =>
      Boolean(linked) && (isEmpty(kept) || isSame(kept, entries[key]?.value)),
    /** What was kept is known. */
    settle() {
      linked = undefined;
    },
  };
}
