import type { MouseEvent } from "react";
import { addressParts } from "~/features/leads/address/address-parts";
import { phoneQuestion } from "~/features/leads/model/phone";
import { wireText } from "./wire-form";

type Values = Record<string, unknown>;

/**
 * Asks once about a number that cannot exist: when it is sent, not while it is typed. The same number sent again is
 * meant. `before`: the number that the page without script asked about.
 */
export function askedNumber(before = "") {
  let asked = before;
  let asking = false;
  let found: { phone: string; alone: boolean } | null = null;
  return {
    /** The wire field that says so; empty as long as nothing was asked. */
    confirmed: () => asked,
    begin: () => {
      asking = true;
      found = null;
    },
    /** `values` as on the wire, `typed` the number as it stands in its field, `errors` what else is wrong. */
    question: (values: Values, typed: unknown, errors: object): string | null => {
      if (!asking || "phone" in errors) return null;
      const phone = wireText(values.phone);
      const place = { ...values, ...addressParts(values), phone, phoneConfirmed: asked };
      const message = phoneQuestion(place, wireText(typed));
      if (message) found = { phone, alone: Object.keys(errors).length === 0 };
      return message;
    },
    /** Whether something was asked, and nothing else was wrong. */
    end: (): boolean => {
      asking = false;
      if (found) asked = found.phone;
      return found?.alone ?? false;
    },
    /** The server asked. */
    askedByServer: (phone: unknown) => {
      asked = wireText(phone);
    },
  };
}

/** The second click of a double click is no answer to what the first one asked. */
export function dropSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
