import type { Page } from "playwright/test";
import { signIn, unique } from "../support/admin-pages.ts";
import { expect, test } from "../support/page.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Tekst van het artikel" });
const saved = (page: Page) => expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();

async function newArticle(page: Page, title: string): Promise<void> {
  await signIn(page, "Redactie", "/admin/artikelen");
  await page.getByRole("button", { name: "Nieuw artikel" }).click();
  await expect(text(page)).toBeVisible();
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await saved(page);
}

test("an address of several words can be typed key by key", async ({ page }) => {
  await newArticle(page, unique("Adres"));
  const address = page.getByLabel("Webadres");
  await address.fill("");
  await address.pressSequentially("Dak & goot-lek ");
  await address.blur();
  await expect(address).toHaveValue("dak-goot-lek");
  await saved(page);
  await page.reload();
  await expect(address).toHaveValue("dak-goot-lek");
});

test("what is pasted stays whole and is saved; what is too long is said beside it, and keeps it from visitors", async ({
  page,
  allowErrors,
}) => {
  // A refused publication.
  allowErrors(/422/);
  await newArticle(page, unique("Lang"));
  await text(page).fill("Een alinea.");
  const letter = "De pannen op de noord-west-kant zijn poreus geworden, en de nok ligt los. "
    .repeat(10)
    .trim();
  const said = page.getByText(`Hoogstens 600 tekens; dit zijn er ${letter.length}`, { exact: true });
  const lead = page.getByLabel("Inleiding");
  await lead.focus();
  // As a paste, and not as `fill`: that does not ask what the field lets in.
  await page.keyboard.insertText(letter);
  await expect(said).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(lead).toHaveValue(letter);
  const publish = page.getByRole("button", { name: "Publiceren" });
  await publish.click();
  // The list of what is checked says it too.
  await expect(page.getByRole("alert").filter({ hasText: "De inleiding is te lang." })).toBeVisible();
  await lead.fill(letter.slice(0, 590));
  await expect(said).toHaveCount(0);
  await publish.click();
  await expect(page.getByText("Het artikel staat op de website.")).toBeVisible();
});

test("who merges two texts can also take over the own title and introduction", async ({
  page,
  context,
  allowErrors,
}) => {
  // A stale save.
  allowErrors(/409/);
  const title = unique("Samen");
  await newArticle(page, title);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(text(other)).toBeVisible();
  await other.waitForLoadState("networkidle");
  await other.getByLabel("Inleiding").fill("Uit het andere venster.");
  await saved(other);

  await page.getByLabel("Inleiding").fill("Uit dit venster.");
  await expect(page.getByRole("heading", { name: /^Intussen hebt u zelf/ })).toBeVisible();
  await page.getByRole("button", { name: "Samenvoegen" }).click();
  const mine = page.getByRole("region", { name: "Uw tekst" });
  await expect(mine.getByRole("heading", { name: "Uw tekst" })).toBeFocused();
  await expect(page.getByLabel("Inleiding")).toHaveValue("Uit het andere venster.");
  const row = mine.getByRole("listitem").filter({ hasText: "Uit dit venster." });
  await row.getByRole("button", { name: "Overnemen" }).click();
  await expect(page.getByLabel("Inleiding")).toHaveValue("Uit dit venster.");
  await expect(row).toHaveCount(0);
  await saved(page);
});

test("what a plan says of another year names the hour, and pictures that stay behind are told of", async ({
  page,
}) => {
  await newArticle(page, unique("Plan"));
  await text(page).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<p>Uit Word</p><p><img src="file:///C:/dak.png"></p><table><tr><td><p>Cel</p></td></tr></table>',
    );
    clipboardData.setData("text/plain", "Uit Word");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(text(page)).toContainText("Uit Word");
  await expect(text(page).getByRole("cell")).toHaveText("Cel");
  await expect(page.getByText(/^De afbeeldingen in wat u plakte komen niet mee/)).toBeVisible();

  await page.getByLabel("Inleiding").fill("In het kort.");
  await saved(page);
  const year = new Date().getFullYear() + 1;
  await page.getByRole("button", { name: "Inplannen" }).click();
  await page.getByLabel("Plaatsen op").fill(`${year}-05-04T09:30`);
  await page.getByRole("form", { name: "Inplannen" }).getByRole("button", { name: "Inplannen" }).click();
  await expect(page.getByText(`Wordt geplaatst 4 mei ${year} 09:30.`)).toBeVisible();
});
