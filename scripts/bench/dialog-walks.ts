import type { Locator, Page } from "playwright";

/** A tap that is measured; `fill` is done before it, without being measured. */
type Step = {
  tap: string;
  at: (dialog: Locator, page: Page) => Locator;
  fill?: (dialog: Locator) => Promise<void>;
};
export type DialogWalk = { dialog: string; path: string; steps: Step[] };

const button = (name: string) => (dialog: Locator) =>
  dialog.getByRole("button", { name, exact: true }).first();
const opener = (id: string): Step => ({
  tap: "open",
  at: (_, page) => page.locator(`[data-dialog=${id}]:visible`).first(),
});
const agree = (dialog: Locator) => dialog.locator("input[name=privacy]");

async function fillPerson(dialog: Locator): Promise<void> {
  await dialog.getByLabel("Voornaam").fill("Test");
  await dialog.getByLabel("Achternaam").fill("Voorbeeld");
  await dialog.getByLabel("E-mailadres").fill("test@voorbeeld.example");
  await dialog.getByLabel("Telefoonnummer").fill("0612345678");
}
const fillProject = (address: string, description: string) => async (dialog: Locator) => {
  await dialog.getByLabel(address, { exact: true }).fill("Voorbeeldstraat 1, Eindhoven");
  await dialog.getByLabel(description).fill("Natte plek naast de schoorsteen.");
};
const fillFloating = fillProject("Adres", "Projectbeschrijving");

/** Every step of every dialog, up to its sending. */
export const dialogWalks: DialogWalk[] = [
  {
    dialog: "quote-dialog",
    path: "/",
    steps: [
      opener("quote-dialog"),
      { tap: "a service", at: (dialog) => dialog.locator("label:has([value=inspectie])") },
      { tap: "to the project", at: button("Volgende") },
      {
        tap: "to the person",
        at: button("Volgende"),
        fill: fillProject("Adres van het werk", "Wat is er aan de hand?"),
      },
      { tap: "agree", at: agree, fill: fillPerson },
      { tap: "send", at: button("Verstuur aanvraag") },
    ],
  },
  {
    dialog: "quote-widget",
    path: "/daken",
    steps: [
      opener("quote-widget"),
      { tap: "a service", at: button("Daklekkage") },
      { tap: "no photo", at: button("Overslaan") },
      { tap: "to the person", at: button("Naar contactgegevens"), fill: fillFloating },
      { tap: "send", at: button("Aanvraag versturen"), fill: fillPerson },
    ],
  },
  {
    dialog: "service-menu",
    path: "/daken",
    steps: [
      opener("service-menu"),
      { tap: "a service", at: button("Daklekkage") },
      { tap: "no photo", at: button("Overslaan") },
      {
        tap: "send",
        at: button("Aanvraag versturen"),
        fill: async (dialog) => {
          await fillFloating(dialog);
          await fillPerson(dialog);
        },
      },
    ],
  },
  {
    dialog: "membership-dialog",
    path: "/",
    steps: [
      opener("membership-dialog"),
      { tap: "a package", at: (dialog) => dialog.locator("label:has([name=membershipTypes])").first() },
      {
        tap: "agree",
        at: agree,
        fill: async (dialog) => {
          await dialog.getByLabel("Adres van de woning").fill("Voorbeeldstraat 1, Eindhoven");
          await dialog.getByLabel("Woningtype").selectOption("Villa");
          await fillPerson(dialog);
        },
      },
      { tap: "send", at: button("Aanvraag versturen") },
    ],
  },
];
