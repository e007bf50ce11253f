import type { BrowserContext, Locator, Page } from "playwright/test";
import { openForm } from "../support/form-walks.ts";
import { keptWith } from "../support/kept-draft.ts";
import { expect, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

const formOf = (page: Page) => page.locator("main form[method=post][enctype]");
const text = (form: Locator) => form.getByLabel("Wat is er aan de hand?");
const restored = (within: Locator) =>
  within.getByRole("status").filter({ hasText: "Uw concept is teruggezet." });

async function twoTabs(page: Page, context: BrowserContext): Promise<[Page, Page]> {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/gratis-offerte");
    await formOf(tab).getByLabel("Voornaam").focus();
    await expect(formOf(tab)).toHaveAttribute("novalidate");
  }
  return [page, other];
}

test("two tabs in which something is typed do not overwrite each other", async ({ page, context }) => {
  test.slow();
  const [a, b] = await twoTabs(page, context);
  await formOf(b).getByLabel("Voornaam").pressSequentially("T");
  await keptWith(b, '"T"');
  await text(formOf(a)).fill("Natte plek naast de schoorsteen.");
  await keptWith(a, "Natte plek");
  await formOf(b).getByLabel("Voornaam").press("End");
  await formOf(b).getByLabel("Voornaam").pressSequentially("e");
  await keptWith(b, '"Te"');
  // The other tab follows.
  await expect(text(formOf(b))).toHaveValue("Natte plek naast de schoorsteen.");
  await a.reload();
  await expect(restored(formOf(a))).toBeVisible();
  await expect(text(formOf(a))).toHaveValue("Natte plek naast de schoorsteen.");
  await expect(formOf(a).getByLabel("Voornaam")).toHaveValue("Te");
});

test("a photo of each tab is in both, kept in one millisecond too; one that is removed is gone from both", async ({
  page,
  context,
}) => {
  test.slow();
  await context.clock.setFixedTime(new Date());
  const [a, b] = await twoTabs(page, context);
  for (const [tab, name] of [
    [a, "nok.jpg"],
    [b, "goot.jpg"],
  ] as const)
    await formOf(tab)
      .locator("input[type=file]")
      .setInputFiles(await drawPhoto(tab, name, { width: 600, height: 400 }));
  const remove = (tab: Page, name: string) => formOf(tab).getByRole("button", { name: `Verwijder ${name}` });
  for (const tab of [a, b])
    for (const name of ["nok.jpg", "goot.jpg"]) await expect(remove(tab, name)).toHaveCount(1);
  await remove(b, "nok.jpg").click();
  await expect(remove(a, "nok.jpg")).toHaveCount(0);
  await expect(remove(a, "goot.jpg")).toHaveCount(1);
});

const widgetWalk = { path: "/daken", form: "#quote-widget", opener: "quote-widget" };
const quoteWalk = { path: "/daken", form: "#quote-dialog", opener: "quote-dialog" };
const opened = (page: Page, walk: typeof widgetWalk) => openForm(page, walk as never);

test("what was entered in one form is in the others; what they do not take is not lost", async ({ page }) => {
  test.slow();
  await page.goto("/gratis-offerte");
  const form = formOf(page);
  await text(form).fill("Natte plek naast de schoorsteen.");
  await form.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  await form.getByLabel("Voornaam").fill("Test");
  await form
    .locator("input[type=file]")
    .setInputFiles([
      await drawPhoto(page, "nok.jpg", { width: 600, height: 400 }),
      { name: "rapport.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") },
    ]);
  await keptWith(page, "rapport.pdf");
  await expect(form.getByText("Wordt verkleind")).toHaveCount(0);

  await page.goto("/zorgeloos-wonen");
  await expect(formOf(page).getByLabel("Voornaam")).toHaveValue("Test");
  await expect(formOf(page).getByLabel("Adres van de woning")).toHaveValue("Voorbeeldstraat 1, Eindhoven");
  await formOf(page).getByLabel("Bouwjaar").fill("1931");
  await formOf(page).getByLabel("Voornaam").fill("Later");
  await keptWith(page, "1931");

  const widget = await opened(page, widgetWalk);
  await widget.getByRole("button", { name: "Daklekkage" }).click();
  await expect(widget.getByRole("img", { name: "nok.jpg" })).toBeVisible();
  await expect(widget.getByText("1 / 5 foto's")).toBeVisible();
  await widget.getByRole("button", { name: "Volgende" }).click();
  await expect(widget.getByLabel("Projectbeschrijving")).toHaveValue("Natte plek naast de schoorsteen.");
  await widget.getByRole("button", { name: "Naar contactgegevens" }).click();
  await expect(widget.getByLabel("Voornaam")).toHaveValue("Later");

  await page.goto("/gratis-offerte");
  await expect(form.getByLabel("Voornaam")).toHaveValue("Later");
  await expect(form.getByRole("button", { name: "Verwijder rapport.pdf" })).toBeVisible();
  await expect(form.getByRole("button", { name: "Verwijder nok.jpg" })).toBeVisible();
});

test("a form comes back at its step, also by the line on another page, which can be put away", async ({
  page,
}) => {
  test.slow();
  const quote = await opened(page, quoteWalk);
  await quote.getByText("Gratis Inspectie").click();
  await quote.getByRole("button", { name: "Volgende" }).click();
  await quote.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  await text(quote).fill("Natte plek naast de schoorsteen.");
  await quote.getByRole("button", { name: "Volgende" }).click();
  await quote.getByLabel("Voornaam").fill("Test");
  await keptWith(page, '"Test"');

  await page.goto("/over-ons");
  const line = page.getByRole("complementary", { name: "Uw aanvraag" });
  const link = line.getByRole("link", { name: "Ga verder met uw aanvraag" });
  await expect(link).toBeVisible();
  await link.click();
  await expect(quote.getByText("Stap 3 van 3")).toBeVisible();
  await expect(quote.getByLabel("Voornaam")).toHaveValue("Test");
  await expect(text(quote)).toHaveCount(0);
  await quote.getByRole("button", { name: "Vorige" }).click();
  await expect(text(quote)).toHaveValue("Natte plek naast de schoorsteen.");

  // Not on a page whose own form shows it.
  await page.goto("/contact");
  await expect(formOf(page).getByLabel("Voornaam")).toHaveValue("Test");
  await expect(line).toHaveCount(0);
  // On a page whose form asks other things it leads back; it waits until there is no control under it.
  for (const path of ["/zorgeloos-wonen", "/spoed"]) {
    await page.goto(path);
    await expect
      .poll(
        async () => {
          const shown = await link.isVisible();
          if (!shown) await page.mouse.wheel(0, 90);
          return shown;
        },
        { intervals: [400] },
      )
      .toBe(true);
    await expect(link).toHaveAttribute("href", /^\/daken#verder$|^\/gratis-offerte/);
  }
  // The form that is open now, and was typed in last, does not show what was told either.
  await page.getByLabel("Telefoonnummer").fill("06 87654321");
  await keptWith(page, "87654321");
  await page.goto("/over-ons");
  await expect(link).toHaveAttribute("href", "/gratis-offerte");
  await expect(link).toBeVisible();
  await line.getByRole("button", { name: "Niet nu" }).click();
  await keptWith(page, "#away");
  await page.goto("/kennisbank");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(line).toHaveCount(0);
});

test("on a phone and a tablet the line is a part of the bar: there from the first view on, whatever is under it", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Uw vraag of bericht").fill("Natte plek naast de schoorsteen.");
  await keptWith(page, "Natte plek");
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1200, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/kennisbank"]) {
      await page.goto(path);
      const line = page.getByRole("complementary", { name: "Uw aanvraag" });
      await expect(line).toBeVisible();
      const box = await line.boundingBox();
      const bar = await page.locator(".contact-bar").boundingBox();
      expect(box?.x).toBe(0);
      // Nothing can be tapped between the two.
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - (bar?.y ?? 0))).toBeLessThan(0.1);
      await page.mouse.wheel(0, 400);
      await expect(line).toBeVisible();
    }
  }
});
