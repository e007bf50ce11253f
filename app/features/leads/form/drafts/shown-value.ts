import { placeIn, withPrefix } from "~/features/leads/model/phone/phone";
import { type Draft, isEmpty } from "./draft-merge";

/**
 * A value of the draft as a form shows it: a number that was entered behind a menu of prefixes, in a form that has no such
 * menu, has its prefix in front.
 */
export function shownValue(
  draft: Draft,
  field: string,
  value: unknown,
  asks: (field: string) => boolean,
): unknown {
  if (field !== "phone" || asks("phoneCountry") || isEmpty(value)) return value;
  const chosen = draft.entries.phoneCountry?.value;
  return isEmpty(chosen) ? value : withPrefix(String(value), placeIn({ phoneCountry: chosen }));
}
