/** Why a request was lost, in the order in which it is asked. `withdrawn` is also what a visitor does himself. */
export const lostReasons = {
  price: "Te duur",
  elsewhere: "Koos een ander bedrijf",
  unreached: "Niet bereikt, of geen antwoord meer",
  late: "Wij konden niet op tijd komen",
  "not-ours": "Werk dat wij niet doen",
  "too-far": "Buiten ons werkgebied",
  withdrawn: "Zelf ingetrokken",
  double: "Dubbele aanvraag",
  other: "Iets anders",
} as const;
export type LostReason = keyof typeof lostReasons;

/** The most that is taken for an amount and not for a slip of the hand: two million euro. */
export const highestWonCents = 200_000_000;

/** The reason in words; one of a newer version by its own name. */
export function lostReasonText(reason: string): string {
  return Object.hasOwn(lostReasons, reason) ? lostReasons[reason as LostReason] : reason;
}
