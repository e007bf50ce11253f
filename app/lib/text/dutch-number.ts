const format = new Intl.NumberFormat("nl-NL");

/** '4,9' and '1.250'. The formatter is made once: `toLocaleString` makes one each time. */
export const dutchNumber = (value: number): string => format.format(value);
