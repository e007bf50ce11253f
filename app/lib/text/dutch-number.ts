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
