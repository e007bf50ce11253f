const format = new Intl.NumberFormat("nl-NL");

/** '4,9', '1.250'. `toLocaleString` would create a formatter per call. */
export const dutchNumber = (value: number): string => format.format(value);
