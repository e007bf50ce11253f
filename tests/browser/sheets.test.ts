import type { Locator, Page } from "playwright/test";
import { booted, expect, expectNoAxeViolations, test } from "../support/page.ts";

import { drawPhoto } from "../support/photos.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const boxOf = (part: Locator) =>
  part.evaluate((el) => {
    const { left, top, right, bottom } = el.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  });

async function open(page: Page, path: string, id: string): Promise<Locator> {
  await page.goto(path);
  await booted(page);
  await page.locator(`a[data-dialog="${id}"]:visible`).first().click();
  const dialog = page.locator(`#${id}`);
  await expect(dialog.locator("form")).toBeVisible();
  return dialog;
}

/** A step of the quote modal: what stands still from one to the next. */
async function frameOf(dialog: Locator) {
  return {
    panel: await boxOf(dialog),
    head: await boxOf(dialog.locator(".dialog-head")),
    foot: await boxOf(dialog.locator(".dialog-foot")),
  };
}

test("the quote modal keeps its size and the place of its buttons through all steps", async ({ page }) => {
  const dialog = await open(page, "/", "quote-dialog");
  const first = await frameOf(dialog);
  await dialog.getByText("Gratis Inspectie").click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await expect(dialog.getByRole("heading", { name: "Project Details" })).toBeFocused();
  expect(await frameOf(dialog)).toEqual(first);
  await dialog.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  await dialog.getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await expect(dialog.getByRole("heading", { name: "Contactgegevens" })).toBeFocused();
  expect((await frameOf(dialog)).panel).toEqual(first.panel);
});

for (const [id, path] of [
  ["quote-dialog", "/"],
  ["quote-widget", "/daken/daklekkage"],
  ["service-menu", "/daken/daklekkage"],
  ["membership-dialog", "/zorgeloos-wonen"],
] as const) {
  test(`on a phone ${id} is a sheet of all the height, also above a keyboard`, async ({ page, isMobile }) => {
    test.skip(!isMobile, "at a desk it is a panel");
    await page.addInitScript(() => {
      const seen = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 844 });
      Object.defineProperty(window, "visualViewport", { value: seen });
    });
    const dialog = await open(page, path, id);
    expect(await boxOf(dialog)).toEqual([0, 0, 390, 844]);
    // The engine of the form follows the keyboard.
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          Object.assign(window.visualViewport as object, { offsetTop: 30, height: 430 });
          window.visualViewport?.dispatchEvent(new Event("resize"));
        });
        return boxOf(dialog);
      })
      .toEqual([0, 30, 390, 460]);
    await page.evaluate(() => {
      Object.assign(window.visualViewport as object, { offsetTop: 0, height: 844 });
      window.visualViewport?.dispatchEvent(new Event("resize"));
    });
    expect(await boxOf(dialog)).toEqual([0, 0, 390, 844]);
  });
}

test("an error of one name moves the label of neither, and both inputs stay level", async ({ page }) => {
  const dialog = await open(page, "/daken/daklekkage", "quote-widget");
  await dialog.getByRole("button", { name: "Daklekkage" }).click();
  await dialog.getByRole("button", { name: "Overslaan" }).click();
  await dialog.getByLabel("Adres", { exact: true }).fill("Voorbeeldstraat 1, Eindhoven");
  await dialog.getByLabel("Projectbeschrijving").fill("Natte plek naast de schoorsteen.");
  await dialog.getByRole("button", { name: "Naar contactgegevens" }).click();
  const [first, last] = [dialog.getByLabel("Voornaam"), dialog.getByLabel("Achternaam")];
  const apart = () =>
    first.evaluate((el) => {
      const other = document.getElementById(el.id.replace("firstName", "lastName")) as HTMLInputElement;
      const [a, b] = [el as HTMLInputElement, other];
      const top = (part: Element | undefined) => Math.round(part?.getBoundingClientRect().top ?? Number.NaN);
      const labels = top(a.labels?.[0]) - top(b.labels?.[0]);
      return { labels, inputs: top(a) - top(b) };
    });
  expect(await apart()).toEqual({ labels: 0, inputs: 0 });
  await last.fill("Voorbeeld");
  await dialog.getByRole("button", { name: "Aanvraag versturen" }).click();
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await expect(last).not.toHaveAttribute("aria-invalid");
  expect(await apart()).toEqual({ labels: 0, inputs: 0 });
});

test("a photo that cannot be made smaller is named, and not counted as done", async ({
  page,
  isMobile,
  allowErrors,
}) => {
  const dialog = await open(page, "/daken/daklekkage", "quote-widget");
  await dialog.getByRole("button", { name: "Daklekkage" }).click();
  await expect(dialog.getByRole("heading", { name: "Voeg een foto toe" })).toBeFocused();
  await expect(dialog.getByText("Foto maken")).toBeVisible({ visible: isMobile });
  allowErrors(/Failed to (load|fetch)/);
  await page.route("**/assets/compress-image*.js", (route) => route.abort());
  await dialog.locator("input[type=file]").setInputFiles(await drawPhoto(page, "lek.jpg"));
  const said = dialog.getByText("lek.jpg kon niet worden verkleind. Het origineel gaat mee.");
  await expect(said).toBeVisible();
  await expect(dialog.getByText("1 / 5 foto's")).toBeVisible();
  await expect(dialog.getByText("bestanden klaar!")).toHaveCount(0);
  await expectNoAxeViolations(page, { within: "#quote-widget" });
});
