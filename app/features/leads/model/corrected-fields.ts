/** What the office may put right of what a visitor gave. */
export const correctedFields = {
  firstName: "Voornaam",
  lastName: "Achternaam",
  phone: "Telefoonnummer",
  email: "E-mailadres",
  address: "Adres",
} as const;
export type CorrectedField = keyof typeof correctedFields;
