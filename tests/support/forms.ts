import type { Locator, Page } from "playwright/test";

/** Eight characters without 0, O, 1, I and L. */
export const REFERENCE = /[2-9A-HJKMNP-Z]{8}/;

/** From the validation tables of the specification. */
export const PERSON_MESSAGES = [
  "Voornaam is verplicht",
  "Achternaam is verplicht",
  "Ongeldig e-mailadres",
  "Telefoonnummer is verplicht",
];

export async function fillPerson(form: Locator, phone = "0612345678"): Promise<void> {
  await form.getByLabel("Voornaam").fill("Test");
  await form.getByLabel("Achternaam").fill("Voorbeeld");
  await form.getByLabel("E-mailadres").fill("test@voorbeeld.example");
  await form.getByLabel("Telefoonnummer").fill(phone);
}

/** The confirmation, in the page or in a panel. */
export function confirmationIn(place: Page | Locator): Locator {
  return place.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" });
}
