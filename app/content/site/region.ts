/** The company's area in words; apart from its record, because the address field takes it to the browser. */
export const region = {
  NL: "Regio Eindhoven",
  BE: "Belgisch-Limburg",
  /** As it stands in a sentence. */
  both: "de regio Eindhoven en Belgisch-Limburg",
};
