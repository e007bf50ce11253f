const format = new Intl.NumberFormat("nl-NL");

/** '4,9', '1.250'. `toLocaleString` would create a formatter per call. */
export const dutchNumber = (value: number): string => format.format(value);

const whole = new Intl.NumberFormat("nl-NL", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" });

/** '€ 1.250', '€ 67,50'. */
export const euros = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);

/** '€ 45 tot € 67,50'; one amount when there is no other. */
export const euroRange = (from: number, to: number | null): string =>
  to === null || to === from ? euros(from) : `${euros(from)} tot ${euros(to)}`;

/**
 * An amount as people write it, in cents: '12.500', '€ 12500,50', '1.255,-'. A point before three digits parts thousands.
 * Null for what can be read in two ways or not at all.
 */
export function centsOf(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0€]|euro/gi, "").replace(/,-+$/, "");
  const [, whole, cents = ""] = /^(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replaceAll(".", "")) * 100 + Number(cents.padEnd(2, "0"));
}
