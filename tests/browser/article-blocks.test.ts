import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { projectFolder } from "../../scripts/cli/run.ts";
import { signIn, unique } from "../support/admin-pages.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

const photo = readFileSync(join(projectFolder, "scripts", "seed", "waar-het-lekt.jpg"));
const text = (page: Page) => page.getByRole("textbox", { name: "Tekst van het artikel" });
const saved = (page: Page) => expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();

/** A block by its first letters after a slash, with the keyboard alone. */
async function insert(page: Page, letters: string, name: string): Promise<void> {
  await page.keyboard.type(`/${letters}`);
  await expect(page.getByRole("option", { name, exact: true })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

async function dropPhoto(page: Page): Promise<void> {
  await text(page).evaluate(
    (element, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], "foto.jpg", { type: "image/jpeg" }));
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [...photo],
  );
}

test("a slash offers what may come: a call, a line, a video that asks nothing before a tap, photos side by side", async ({
  page,
  allowErrors,
}) => {
  // After the tap.
  allowErrors(/^request to another machine: https:\/\/www\.youtube-nocookie\.com\/embed\//);
  const title = unique("Blokken");
  await signIn(page, "Redactie", "/admin/artikelen");
  await page.getByRole("button", { name: "Nieuw artikel" }).click();
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inleiding").fill("In het kort wat er aan de hand is.");
  await text(page).click();

  await page.keyboard.type("/");
  const options = page.getByRole("listbox", { name: "Wat komt hier?" }).getByRole("option");
  await expect(text(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await expectNoAxeViolations(page, { atBothWidths: true });
  // A finger that scrolls the list chooses nothing.
  await options.first().dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(text(page)).toHaveText("/");
  await page.keyboard.press("Alt+F10");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(options).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Backspace");
  // A slash in a text is a slash.
  await page.keyboard.type("Nat en/of vochtig.");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Enter");

  const calls = text(page).locator("[data-part=callToAction]");
  await insert(page, "oproep", "Oproep met knop");
  await expect(calls).toHaveCount(1);
  await page.keyboard.press("Backspace");
  await expect(calls).toHaveCount(0);
  await page.keyboard.type("/oproep");
  await options.click();
  await page.keyboard.type("Twijfelt u?");
  // As in a chat: its title is one line.
  await page.keyboard.press("Shift+Enter");
  await expect(calls).toHaveCount(1);
  await page.keyboard.type("Wij kijken gratis.");
  await page.getByRole("combobox", { name: "Waar leidt de knop heen?" }).selectOption("Spoed");
  await page.keyboard.press("Enter");
  await insert(page, "scheid", "Scheidingslijn");
  await insert(page, "video", "Video");
  const link = page.getByLabel("Link van de video");
  await expect(link).toBeFocused();
  await link.fill("https://elders.example/film");
  await expect(page.getByText("Dit is geen video van YouTube of Vimeo.")).toBeVisible();
  await calls.click();
  await saved(page);
  await text(page).locator("[data-video]").click();
  await expect(link).toHaveValue("https://elders.example/film");
  await expect(page.getByText("Dit is geen video van YouTube of Vimeo.")).toBeVisible();
  await link.fill("https://youtu.be/aBcDeFgHiJk?t=3");
  await page.getByLabel("Waar gaat de video over?").fill("Zo vinden wij een lek");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Hieronder voor en na.");
  await expect(text(page)).toContainText("Hieronder voor en na.");

  for (const words of ["Dak vooraf", "Dak erna"]) {
    await dropPhoto(page);
    await expect(page.getByLabel("Wat staat erop?")).toBeFocused();
    await page.keyboard.type(words);
    await page.getByLabel("Breedte").selectOption("Naast elkaar (galerij)");
    await page.getByLabel("Wat staat erop?").press("Enter");
  }
  await saved(page);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByText("Het artikel staat op de website.")).toBeVisible();

  const asked: string[] = [];
  await page.context().route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>speler</title>" });
  });
  await page.goto(`/kennisbank/${title.toLowerCase().replaceAll(" ", "-")}`);
  const article = page.getByRole("article");
  await expect(article.getByText("Twijfelt u?")).toBeVisible();
  await expect(article.getByRole("link", { name: "Laat mij terugbellen" })).toHaveAttribute(
    "href",
    /^\/spoed/,
  );
  await expect(article.getByRole("separator")).toHaveCount(1);
  const [before, after] = await Promise.all(
    ["Dak vooraf", "Dak erna"].map((name) => article.getByRole("img", { name }).boundingBox()),
  );
  expect(before?.y).toBe(after?.y);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0);
  await expectNoAxeViolations(page, { atBothWidths: true });

  const frame = article.locator("iframe");
  await frame.scrollIntoViewIfNeeded();
  const play = frame.contentFrame().getByRole("link", { name: "Speel af: Zo vinden wij een lek" });
  await play.hover();
  await play.focus();
  // Around the frame nothing is drawn.
  await expect(play).toHaveCSS("outline-offset", "-8px");
  expect(asked).toEqual([]);
  await play.click();
  await expect
    .poll(() => asked)
    .toEqual(["https://www.youtube-nocookie.com/embed/aBcDeFgHiJk?autoplay=1&rel=0"]);
});

test("a page of the site is found by its words, and the link is made with the keyboard alone", async ({
  page,
}) => {
  // The text has the focus at once, not a frame later: what is pressed meanwhile would go nowhere.
  await page.addInitScript(() => {
    const frame = requestAnimationFrame;
    window.requestAnimationFrame = (draw) => frame(() => setTimeout(() => frame(draw), 400));
  });
  await signIn(page, "Redactie", "/admin/artikelen");
  await page.getByRole("button", { name: "Nieuw artikel" }).click();
  await text(page).click();
  await page.keyboard.type("Lees ook ");
  await page.keyboard.press("Control+k");
  await page.getByLabel("Link naar").fill("schoorsteen vegen");
  const found = page.getByRole("list", { name: "Pagina’s van deze site" }).getByRole("button");
  await expect(found.first()).toContainText("/schoorsteen/");
  const href = (await found.first().textContent())?.match(/\/\S+$/)?.[0] ?? "";
  await page.keyboard.press("ArrowDown");
  await expect(found.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Link naar")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.getByLabel("Link naar").fill("schoorsteen vegen");
  await expect(found.first()).toContainText(href);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(text(page).getByRole("link")).toHaveAttribute("href", href);
  await page.keyboard.press("Control+k");
  await expect(page.getByLabel("Link naar")).toBeFocused();
  await page.getByLabel("Link naar").fill("geen adres");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Link naar")).toHaveAttribute("aria-invalid", "true");
});
