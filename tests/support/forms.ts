import type { Locator, Page } from "playwright/test";

/** Eight characters without 0, O, 1, I and L. */
export const REFERENCE = /[2-9A-HJKMNP-Z]{8}/;

/** Messages of the specification's validation tables for the person who asks. */
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

/** What stays after sending, in the page or in a panel. */
export function confirmationIn(place: Page | Locator): Locator {
  return place.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" });
}

/** Types a value into what has the focus, goes on with Tab, and so on. `null` only goes on. */
export async function typeThrough(page: Page, ...values: (string | null)[]): Promise<void> {
  for (const value of values) {
    if (value !== null) await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
}

/** Presses Tab until the element has the focus: it must be in the order of the keyboard. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate(hasFocus)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Not reached with ${most} times Tab: ${target}`);
}

/** By its id too: an address field is replaced when it gets the focus, perhaps while it is looked at. */
function hasFocus(element: Element): boolean {
  const { activeElement } = document;
  return element === activeElement || (element.id !== "" && element.id === activeElement?.id);
}
