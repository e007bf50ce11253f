import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright/test";
import { readMails } from "../../scripts/runtime/mailbox.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

/** Sends a lead with two photos and returns the address of its page, taken from the mail. */
async function createLead(browser: Browser, baseURL: string | undefined): Promise<string> {
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  await page.goto("/");
  const photos = [await drawPhoto(page, "nok.jpg", { width: 800, height: 600 })];
  await page.close();
  // Mails to one domain are counted.
  const email = `test@${randomUUID()}.example`;
  const form = new FormData();
  const fields = {
    selectedService: "Gratis Inspectie",
    serviceType: "inspectie",
    specialist: "General",
    address: "Voorbeeldstraat 1, 5611 AA Eindhoven",
    projectDescription: "Natte plek naast de schoorsteen.\nSinds de storm.",
    firstName: "Test",
    lastName: "Voorbeeld",
    phone: "0612345678",
    email,
    contactPreference: "email",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, mimeType, buffer } of photos) {
    form.append("files", new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  }
  const headers = {
    "CF-Connecting-IP": `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
  };
  const answer = await fetch(`${baseURL}/api/service-request`, { method: "POST", body: form, headers });
  expect(answer.status).toBe(200);
  const mail = () =>
    readMails(`${process.env.SITE_STATE}/mail`).find(({ to }) => String(to).includes(email))?.text ?? "";
  await expect.poll(mail, { timeout: 30_000 }).toContain("/aanvraag/");
  return /\/aanvraag\/[\w.-]+/.exec(mail())?.[0] ?? "";
}

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function walk(page: Page, path: string, axe: boolean) {
  const look = async () => {
    if (axe) await expectNoAxeViolations(page);
  };
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Ontvangen" })).toBeVisible();
  await expect(page.getByText("U hoort van ons vóór")).toBeVisible();
  await expect(page.getByText("Natte plek naast de schoorsteen.")).toBeVisible();
  const photo = page.getByRole("list", { name: "Uw foto's en bestanden" }).locator("img");
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
  await expect(page.getByRole("radio", { name: "E-mail" })).toBeChecked();
  await look();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Natte plek naast de schoorsteen.")).toBeVisible();
  await expect(page.locator("form, .button, textarea").filter({ visible: true })).toHaveCount(0);
  for (const name of ["Foto's toevoegen", "Hoe wij u bereiken", "Stoppen"])
    await expect(page.getByRole("heading", { name })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("radio", { name: "WhatsApp" }).check();
  await page.getByRole("button", { name: "Keuze opslaan" }).click();
  await expect(status(page, "Opgeslagen")).toBeVisible();
  await expect(page.getByRole("radio", { name: "WhatsApp" })).toBeChecked();
  await look();

  await expect(page.getByRole("button", { name: "Ja, trek mijn aanvraag in" })).toBeHidden();
  await page.getByText("Aanvraag intrekken").click();
  await look();
  await page.getByRole("button", { name: "Ja, trek mijn aanvraag in" }).click();
  await expect(status(page, "Uw aanvraag is ingetrokken.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Ingetrokken" })).toBeVisible();
  await expect(page.getByText("Aanvraag intrekken")).toHaveCount(0);
  await look();

  await page.getByText("Alles wissen").click();
  await page.getByRole("button", { name: "Ja, wis alles voorgoed" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alles is gewist" })).toBeVisible();
  await look();
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Deze aanvraag is er niet meer" })).toBeVisible();
}

test("from the mail to the page: see it, choose another way of contact, withdraw, erase", async ({
  page,
  browser,
  baseURL,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/410/);
  await walk(page, await createLead(browser, baseURL), true);
});

test("two tabs: withdrawing twice is refused in words, and nothing breaks", async ({
  page,
  context,
  browser,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/422/);
  const path = await createLead(browser, baseURL);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(path);
    await tab.getByText("Aanvraag intrekken").click();
  }
  await page.getByRole("button", { name: "Ja, trek mijn aanvraag in" }).click();
  await expect(status(page, "Uw aanvraag is ingetrokken.")).toBeVisible();
  await other.getByRole("button", { name: "Ja, trek mijn aanvraag in" }).click();
  await expect(other.getByRole("alert").filter({ hasText: "Dat kon niet" })).toBeVisible();
  await expect(other.getByRole("heading", { level: 1, name: "Ingetrokken" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("all of it works too", async ({ page, browser, baseURL, allowErrors }) => {
    allowErrors(/410/);
    await walk(page, await createLead(browser, baseURL), false);
  });
});
