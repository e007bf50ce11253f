/** Of what a customer writes, in characters: for the form, its check and the record. */
export const reviewLimits = { shortest: 10, text: 2000, name: 60 } as const;
