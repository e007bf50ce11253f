import { wireText } from "~/features/leads/form/kit/wire-text";
import { phoneQuestion, placeIn } from "~/features/leads/model/phone/phone";

/**
 * What a form knows of its number. It is asked about when it is sent, not while it is typed; the same number sent
 * again is meant.
 */
export type AskedNumber = {
  /** The number that the visitor was asked about, as on the wire; empty when there was nothing to ask. */
  asked: string;
  sending: boolean;
  /** What is asked now; `alone` when nothing else is wrong. */
  now: { phone: string; alone: boolean } | null;
};

type Values = Record<string, unknown>;

/** `values` are those of the wire, `typed` the number as it stands in its field, `errors` what else is wrong. */
export function askAbout(number: AskedNumber, values: Values, typed: unknown, errors: object): string | null {
  const phone = wireText(values.phone);
  const place = { ...placeIn(values), phone, phoneConfirmed: number.asked };
  const question = "phone" in errors ? null : phoneQuestion(place, wireText(typed));
  number.now = question ? { phone, alone: Object.keys(errors).length === 0 } : null;
  return question;
}
