import type { Locator, Page } from "playwright/test";
import { fillPerson } from "./forms.ts";
import type { TestFile } from "./photos.ts";

type Look = () => Promise<void>;

/** The steps of a visitor through one form. */
export type FormWalk = {
  name: string;
  endpoint: "/api/service-request" | "/api/offerte";
  /** Label of the submit button, and its label while sending. */
  button: string;
  busy: string;
  path: string;
  /** Selector of the form in its page, or of the dialog that its link opens. */
  form: string;
  opener?: string;
  /** Fills in all steps up to the submit button. `look` is called in each step before it is filled in. */
  fill: (form: Locator, files?: TestFile[], look?: Look) => Promise<void>;
  /** The membership form has no photos. */
  photos: "photos" | "photos and documents" | "none";
};

/** Opens the form and returns its locator. `by`: how its link is activated. */
export async function openForm(
  page: Page,
  { path, form, opener }: FormWalk,
  by: (link: Locator) => Promise<void> = (link) => link.click(),
): Promise<Locator> {
  await page.goto(path);
  if (opener) await by(page.locator(`a[data-dialog="${opener}"]:visible`).first());
  const found = page.locator(form);
  await found.waitFor();
  return found;
}

async function addFiles(form: Locator, files: TestFile[] | undefined): Promise<void> {
  if (files) await form.locator("input[type=file]").setInputFiles(files);
}

const ADDRESS = "Voorbeeldstraat 1, Eindhoven";
const TEXT = "Natte plek naast de schoorsteen.";
const agree = (form: Locator) => form.getByRole("checkbox", { name: /akkoord/ }).check();

async function fillProject(form: Locator, files: TestFile[] | undefined, look?: Look): Promise<void> {
  await look?.();
  await form.getByLabel("Adres van het werk").fill(ADDRESS);
  await form.getByLabel("Wat is er aan de hand?").fill(TEXT);
  await addFiles(form, files);
}

async function photoStep(form: Locator, files: TestFile[] | undefined, look?: Look): Promise<void> {
  await look?.();
  await addFiles(form, files);
  await form.getByRole("button", { name: files ? "Volgende" : "Overslaan" }).click();
}

async function fillMembership(form: Locator, _?: TestFile[], look?: Look): Promise<void> {
  await look?.();
  await form.getByRole("checkbox", { name: /Comfort Plus/ }).check();
  await form.getByLabel("Adres van de woning").fill(ADDRESS);
  await form.getByLabel("Woningtype").selectOption("Villa");
  await fillPerson(form);
  await agree(form);
}

export const formWalks: FormWalk[] = [
  {
    name: "quote modal",
    endpoint: "/api/service-request",
    button: "Verstuur aanvraag",
    photos: "photos and documents",
    busy: "Verzenden...",
    path: "/daken",
    form: "#quote-dialog",
    opener: "quote-dialog",
    async fill(form, files, look) {
      await look?.();
      await form.getByText("Gratis Inspectie", { exact: true }).click();
      await form.getByRole("button", { name: "Volgende" }).click();
      await fillProject(form, files, look);
      await form.getByRole("button", { name: "Volgende" }).click();
      await look?.();
      await fillPerson(form);
      await agree(form);
    },
  },
  {
    name: "quote page",
    endpoint: "/api/service-request",
    button: "Verstuur aanvraag",
    photos: "photos and documents",
    busy: "Verzenden...",
    path: "/gratis-offerte",
    form: "main form[method=post]",
    async fill(form, files, look) {
      await look?.();
      await form.getByText("Gratis Inspectie", { exact: true }).click();
      await fillProject(form, files);
      await fillPerson(form);
      await agree(form);
    },
  },
  {
    name: "contact page",
    endpoint: "/api/service-request",
    button: "Bericht versturen",
    photos: "photos and documents",
    busy: "Versturen...",
    path: "/contact",
    form: "#formulier form[method=post]",
    async fill(form, files, look) {
      await look?.();
      await form.getByLabel("Uw vraag of bericht").fill(TEXT);
      await addFiles(form, files);
      await fillPerson(form);
      await agree(form);
    },
  },
  {
    name: "quote widget",
    endpoint: "/api/service-request",
    button: "Aanvraag versturen",
    photos: "photos",
    busy: "Versturen...",
    path: "/daken",
    form: "#quote-widget",
    opener: "quote-widget",
    async fill(form, files, look) {
      await look?.();
      await form.getByRole("button", { name: "Daklekkage" }).click();
      await photoStep(form, files, look);
      await look?.();
      await form.getByLabel("Adres", { exact: true }).fill(ADDRESS);
      await form.getByLabel("Projectbeschrijving").fill(TEXT);
      await form.getByRole("button", { name: "Naar contactgegevens" }).click();
      await look?.();
      await fillPerson(form);
    },
  },
  {
    name: "service menu",
    endpoint: "/api/service-request",
    button: "Aanvraag versturen",
    photos: "photos",
    busy: "Versturen...",
    path: "/daken",
    form: "#service-menu",
    opener: "service-menu",
    async fill(form, files, look) {
      await look?.();
      await form.getByRole("button", { name: "Daklekkage" }).click();
      await photoStep(form, files, look);
      await look?.();
      await form.getByLabel("Adres", { exact: true }).fill(ADDRESS);
      await form.getByLabel("Projectbeschrijving").fill(TEXT);
      await fillPerson(form);
    },
  },
  {
    name: "membership modal",
    endpoint: "/api/offerte",
    button: "Aanvraag versturen",
    photos: "none",
    busy: "Versturen...",
    path: "/",
    form: "#membership-dialog",
    opener: "membership-dialog",
    fill: fillMembership,
  },
  {
    name: "membership page",
    endpoint: "/api/offerte",
    button: "Aanvraag versturen",
    busy: "Versturen...",
    photos: "none",
    path: "/zorgeloos-wonen",
    form: "#aanvraag form[method=post]",
    fill: fillMembership,
  },
];

/** Throws when no form has this name. */
export function walkOf(name: string): FormWalk {
  const walk = formWalks.find((each) => each.name === name);
  if (!walk) throw new Error(`There is no walk of the ${name}.`);
  return walk;
}

/** Two fields; what is sent has a page of its own for photos. */
export const emergencyWalk: FormWalk = {
  name: "emergency page",
  endpoint: "/api/service-request",
  button: "Bel mij terug",
  busy: "Verzenden...",
  photos: "none",
  path: "/spoed",
  form: "#terugbellen form",
  async fill(form, _, look) {
    await look?.();
    await form.getByLabel("Telefoonnummer").fill("0612345678");
    await form.getByLabel("Waar is het?").fill(ADDRESS);
  },
};

/** Forms in a page, which work without script. */
export const pageWalks = formWalks.filter(({ opener }) => !opener);
