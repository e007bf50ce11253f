import { expect, type Locator, type Page } from "playwright/test";
import { press as pressControl, tabTo, typeThrough } from "./keyboard.ts";
import { hold } from "./page.ts";
import type { TestFile } from "./photos.ts";

/** Keyboard only, in an open form. */
type KeyWalk = {
  page: Page;
  form: Locator;
  files: TestFile[];
  /** Called in every state of the form; without it the empty submit is skipped. */
  look?: (state: string) => Promise<void>;
};

const ADDRESS = "Voorbeeldstraat 1, Eindhoven";
const TEXT = "Natte plek naast de schoorsteen.";
const PERSON = ["Test", "Voorbeeld", "test@voorbeeld.example"];

function press({ form }: KeyWalk, button: string): Promise<void> {
  return pressControl(form.getByRole("button", { name: button }));
}

/** Submits the empty step, to get its errors. */
async function pressTooSoon(walk: KeyWalk, button: string, state: string): Promise<void> {
  if (!walk.look) return;
  await press(walk, button);
  await expect(walk.form.locator("[aria-invalid=true], [role=alert]:not(:empty)").first()).toBeVisible();
  await walk.look(`${state}, errors`);
}

/** Opens the file chooser with a key, and waits until the photos are compressed. */
async function addFiles(walk: KeyWalk, control: Locator, key: "Enter" | "Space"): Promise<void> {
  const { page, form, files, look } = walk;
  if (files.length === 0) return;
  const release = await hold(page, "**/assets/browser-image-compression-*.js");
  // Registered before the key press, so that the browser does not open its own dialog.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(control);
  await page.keyboard.press(key);
  await (await chooser).setFiles(files);
  if (!look) return;
  const busy = form.getByText(/^(Comprimeren\.\.\.|Wordt verkleind….*)$/).first();
  await expect(busy).toBeVisible();
  await look("photos being made smaller");
  release();
  await expect(busy).toBeHidden({ timeout: 30_000 });
  await look("photos added");
}

const filesOf = ({ form }: KeyWalk) => form.locator("input[type=file]");

async function typePerson(walk: KeyWalk): Promise<void> {
  const { page, form } = walk;
  await tabTo(form.getByLabel("Voornaam"));
  await typeThrough(page, ...PERSON, "0612345678");
  // The privacy checkbox.
  await page.keyboard.press("Space");
}

/** Floating forms: the country precedes the number, and there is no checkbox. */
async function typeShortPerson({ page, form }: KeyWalk): Promise<void> {
  await tabTo(form.getByLabel("Voornaam"));
  await typeThrough(page, ...PERSON, null, "0612345678");
}

async function photoStep(walk: KeyWalk): Promise<void> {
  await expect(walk.form.getByRole("heading", { name: "Voeg een foto toe" })).toBeFocused();
  await walk.look?.("photo");
  const button = walk.form.getByRole("button", { name: /^(Foto's toevoegen|Bestanden selecteren)$/ });
  await addFiles(walk, button, "Enter");
  await press(walk, walk.files.length > 0 ? "Volgende" : "Overslaan");
}

/** What a form asks about a service may stand between the two. */
async function typeProject({ page, form }: KeyWalk): Promise<void> {
  await tabTo(form.locator("[name=address]"));
  await page.keyboard.type(ADDRESS);
  await tabTo(form.locator("[name=projectDescription]"));
  await page.keyboard.type(TEXT);
}

async function onQuotePage(walk: KeyWalk): Promise<void> {
  const { page, form } = walk;
  await walk.look?.("form");
  await pressTooSoon(walk, "Verstuur aanvraag", "form");
  await tabTo(form.getByRole("radio").first());
  await page.keyboard.press("Space");
  await typeProject(walk);
  await addFiles(walk, filesOf(walk), "Space");
  await typePerson(walk);
  await press(walk, "Verstuur aanvraag");
}

async function onContactPage(walk: KeyWalk): Promise<void> {
  const { page, form } = walk;
  await walk.look?.("form");
  await pressTooSoon(walk, "Bericht versturen", "form");
  await tabTo(form.getByLabel("Waarover gaat het?"));
  await page.keyboard.press("ArrowDown");
  await tabTo(form.locator("[name=projectDescription]"));
  await page.keyboard.type(TEXT);
  await tabTo(form.locator("[name=address]"));
  await page.keyboard.type(ADDRESS);
  await addFiles(walk, filesOf(walk), "Space");
  await typePerson(walk);
  await press(walk, "Bericht versturen");
}

async function inQuoteModal(walk: KeyWalk): Promise<void> {
  const { page, form } = walk;
  await walk.look?.("service");
  // Its opener chose the first.
  await tabTo(form.getByRole("radio").first());
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(form.getByRole("radio", { name: /Gratis Inspectie/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("heading", { name: "Project Details" })).toBeFocused();
  await walk.look?.("project");
  await pressTooSoon(walk, "Volgende", "project");
  await typeProject(walk);
  await addFiles(walk, filesOf(walk), "Space");
  await tabTo(form.getByRole("checkbox", { name: /dringend/ }));
  await page.keyboard.press("Space");
  await press(walk, "Volgende");
  await expect(form.getByRole("heading", { name: "Contactgegevens" })).toBeFocused();
  await walk.look?.("contact");
  await pressTooSoon(walk, "Verstuur aanvraag", "contact");
  await typePerson(walk);
  await press(walk, "Verstuur aanvraag");
}

async function inWidget(walk: KeyWalk): Promise<void> {
  const { form } = walk;
  await walk.look?.("services");
  await press(walk, "Daklekkage");
  await photoStep(walk);
  await expect(form.getByRole("heading", { name: "Project Details" })).toBeFocused();
  await walk.look?.("description");
  await pressTooSoon(walk, "Naar contactgegevens", "description");
  await typeProject(walk);
  await press(walk, "Naar contactgegevens");
  await expect(form.getByRole("heading", { name: "Contactgegevens" })).toBeFocused();
  await walk.look?.("contact");
  await pressTooSoon(walk, "Aanvraag versturen", "contact");
  await typeShortPerson(walk);
  await press(walk, "Aanvraag versturen");
}

async function inServiceMenu(walk: KeyWalk): Promise<void> {
  await walk.look?.("services");
  await press(walk, "Iets anders");
  await photoStep(walk);
  await expect(walk.form.getByRole("heading", { name: "Uw gegevens" })).toBeFocused();
  await walk.look?.("more");
  await pressTooSoon(walk, "Aanvraag versturen", "more");
  await typeProject(walk);
  await typeShortPerson(walk);
  await press(walk, "Aanvraag versturen");
}

async function throughMembership(walk: KeyWalk): Promise<void> {
  const { page, form } = walk;
  await walk.look?.("form");
  await pressTooSoon(walk, "Aanvraag versturen", "form");
  await tabTo(form.getByRole("checkbox", { name: /Basis Onderhoud/ }));
  await page.keyboard.press("Space");
  await tabTo(form.getByLabel("Adres van de woning"));
  await page.keyboard.type(ADDRESS);
  await tabTo(form.getByLabel("Woningtype"));
  await typeThrough(page, "Villa", "1987", null, null);
  await expect(form.getByLabel("Woningtype")).toHaveValue("villa");
  await expect(form.getByRole("radio", { name: /Standaard/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(form.getByRole("radio", { name: /Spoed/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await typePerson(walk);
  await press(walk, "Aanvraag versturen");
}

async function onEmergencyPage(walk: KeyWalk): Promise<void> {
  const { page, form } = walk;
  await walk.look?.("form");
  await pressTooSoon(walk, "Bel mij terug", "form");
  await tabTo(form.getByLabel("Telefoonnummer"));
  await page.keyboard.type("0612345678");
  await tabTo(form.getByLabel("Waar is het?"));
  await page.keyboard.type(ADDRESS);
  await press(walk, "Bel mij terug");
}

/** From the open form to the reference, by the name of its walk (form-walks.ts). */
export const keyWalks: Record<string, (walk: KeyWalk) => Promise<void>> = {
  "quote modal": inQuoteModal,
  "quote page": onQuotePage,
  "contact page": onContactPage,
  "quote widget": inWidget,
  "service menu": inServiceMenu,
  "membership modal": throughMembership,
  "membership page": throughMembership,
  "emergency page": onEmergencyPage,
};
