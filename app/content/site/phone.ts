/** The number of the office; apart from the company's record, because what confirms a lead takes it to the browser. */
export const phone = { display: "040 000 00 00", e164: "+31400000000" };
