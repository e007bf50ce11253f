import type { Locator, Page } from "playwright/test";
import { fillPerson } from "./forms.ts";
import type { TestFile } from "./photos.ts";

/** How a visitor goes through one of our forms. */
export type FormWalk = {
  name: string;
  endpoint: "/api/service-request" | "/api/offerte";
  /** Name of the button that sends. */
  button: string;
  /** Opens the form; everything else happens inside what comes back. */
  open: (page: Page) => Promise<Locator>;
  /** Fills it in up to its last button. */
  fill: (form: Locator, files?: TestFile[]) => Promise<void>;
  /** Takes photos; the membership form does not. */
  photos: "photos" | "photos and documents" | "none";
};

async function openedBy(page: Page, path: string, opener: string, name: string): Promise<Locator> {
  await page.goto(path);
  await page.locator(`${opener}:visible`).first().click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.waitFor();
  return dialog;
}

async function onPage(page: Page, path: string, form: string): Promise<Locator> {
  await page.goto(path);
  return page.locator(form);
}

async function addFiles(form: Locator, files: TestFile[] | undefined): Promise<void> {
  if (files) await form.locator("input[type=file]").setInputFiles(files);
}

const ADDRESS = "Voorbeeldstraat 1, Eindhoven";
const TEXT = "Natte plek naast de schoorsteen.";
const agree = (form: Locator) => form.getByRole("checkbox", { name: /akkoord/ }).check();

async function fillProject(form: Locator, files: TestFile[] | undefined): Promise<void> {
  await form.getByLabel("Adres van het werk").fill(ADDRESS);
  await form.getByLabel("Wat is er aan de hand?").fill(TEXT);
  await addFiles(form, files);
}

async function photoStep(form: Locator, files: TestFile[] | undefined): Promise<void> {
  await addFiles(form, files);
  await form.getByRole("button", { name: files ? "Volgende" : "Overslaan" }).click();
}

export const formWalks: FormWalk[] = [
  {
    name: "quote modal",
    endpoint: "/api/service-request",
    button: "Verstuur aanvraag",
    photos: "photos and documents",
    open: (page) => openedBy(page, "/daken", 'a[data-dialog="quote-dialog"]', "Gratis offerte Aanvragen"),
    async fill(form, files) {
      await form.getByText("Gratis Inspectie").click();
      await form.getByRole("button", { name: "Volgende" }).click();
      await fillProject(form, files);
      await form.getByRole("button", { name: "Volgende" }).click();
      await fillPerson(form);
      await agree(form);
    },
  },
  {
    name: "quote page",
    endpoint: "/api/service-request",
    button: "Verstuur aanvraag",
    photos: "photos and documents",
    open: (page) => onPage(page, "/gratis-offerte", "form[method=post]"),
    async fill(form, files) {
      await form.getByText("Gratis Inspectie").click();
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
    open: (page) => onPage(page, "/contact", "#formulier form[method=post]"),
    async fill(form, files) {
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
    open: (page) => openedBy(page, "/daken", 'a[data-dialog="quote-widget"]', "Offerte aanvragen"),
    async fill(form, files) {
      await form.getByRole("button", { name: "Daklekkage" }).click();
      await photoStep(form, files);
      await form.getByLabel("Adres", { exact: true }).fill(ADDRESS);
      await form.getByLabel("Projectbeschrijving").fill(TEXT);
      await form.getByRole("button", { name: "Naar contactgegevens" }).click();
      await fillPerson(form);
    },
  },
  {
    name: "service menu",
    endpoint: "/api/service-request",
    button: "Aanvraag versturen",
    photos: "photos",
    open: (page) => openedBy(page, "/daken", 'a[data-dialog="service-menu"]', "Onze diensten"),
    async fill(form, files) {
      await form.getByRole("button", { name: "Daklekkage" }).click();
      await photoStep(form, files);
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
    open: (page) => openedBy(page, "/", 'a[data-dialog="membership-dialog"]', "Zorgeloos Wonen Lidmaatschap"),
    async fill(form) {
      await form.getByRole("checkbox", { name: /Comfort Plus/ }).check();
      await form.getByLabel("Adres van de woning").fill(ADDRESS);
      await form.getByLabel("Woningtype").selectOption("Villa");
      await fillPerson(form);
      await agree(form);
    },
  },
];
