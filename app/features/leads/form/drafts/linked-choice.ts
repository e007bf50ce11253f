import type { FormName } from "~/features/leads/form/kit/form-rules";
import { type DraftEntry, HELP, isEmpty, isSame, keyOf } from "./draft-merge";

/**
 * What a link can choose, and a visitor by hand: the service, or packages. The link's choice among what was found in the
 * form stands until it is known what was kept: what was chosen by hand comes before it, or beside it where several can be
 * chosen; what an earlier link chose comes after it. An entry of the draft says of what is kept that a link chose it.
 * Help at once is no preset: who asks for it means that now, whatever he chose before. Who only looks at it chose nothing:
 * it is noted when he goes on with it.
 */
export function linkedChoice(form: FormName, found: Record<string, unknown>) {
  const field = form === "membership" ? "membershipTypes" : "serviceType";
  const key = keyOf(form, "#linked");
  let linked = found[field];
  let chosen = false;
  let urgent = false;
  let looked = false;
  return {
    field,
    key,
    /** By hand; its next value is so. */
    chosen() {
      chosen = true;
    },
    /** Whether this value is of the link alone, and not yet to be noted; `looks`: the visitor did nothing with it. */
    waits(value: unknown, looks: boolean) {
      if (looks && !chosen && value === HELP) looked = true;
      else return !isEmpty(linked) && isSame(value, linked);
      return true;
    },
    /** Whether what was chosen comes before a new value: a link's, after help at once was looked at or gone on with. */
    comesBack(kept: unknown, value: unknown, entries: Record<string, DraftEntry>) {
      const before = (looked && !isEmpty(kept)) || kept === HELP;
      const back = before && !chosen && value !== HELP && !isSame(kept, entries[key]?.value);
      looked = false;
      return back;
    },
    /**
     * What the entry holds for a new value. A link chooses one: of several some were chosen by hand. Who went on with help at
     * once chose it.
     */
    mark(value: unknown) {
      const marked = chosen || value === HELP || [value].flat().length > 1 ? undefined : value;
      chosen = false;
      return marked;
    },
    /** Whether the link's stays in place of what was kept. */
    staysFor(kept: unknown, entries: Record<string, DraftEntry>) {
      if (isEmpty(linked)) return false;
      urgent = linked === HELP;
      return urgent || isEmpty(kept) || isSame(kept, entries[key]?.value);
    },
    /** Whether help at once came in the place of what was kept. */
    urgent: () => urgent,
    /** What was kept, with what the link chose where there is room beside it. */
    beside: (kept: unknown) =>
      Array.isArray(kept) && !isEmpty(linked) ? [...new Set(kept.concat(linked))] : kept,
    /** What was kept is known. */
    settle() {
      linked = undefined;
    },
  };
}
