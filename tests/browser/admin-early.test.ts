import type { Page } from "playwright/test";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, hold, test } from "../support/page.ts";

/** Opens a page of /admin whose code does not come before the returned function is called. */
async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, "**/assets/hydrate-admin-*.js");
  await page.goto(address, { waitUntil: "commit" });
  return release;
}

test("a text that is chosen and changed before the code is there is the one that is sent", async ({
  page,
}) => {
  const name = unique("Vroeg");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  await expect(page.getByLabel("Voorbeeldtekst")).toBeVisible();
  const release = await openWithoutCode(page, page.url());
  await page.getByLabel("Voorbeeldtekst").selectOption({ index: 1 });
  await page.getByLabel("Notitie").fill("Belt morgen terug.");
  release();
  await expect(page.getByLabel("Tekst van het antwoord")).not.toHaveValue(/Wij komen graag kijken/);
  await expect(page.getByLabel("Voorbeeldtekst")).toHaveValue("Niet bereikt");
  await expect(page.getByLabel("Notitie")).toHaveValue("Belt morgen terug.");
});

test("an answer that is sent before the code is there is the one that was typed, and an empty one is refused", async ({
  page,
  allowErrors,
}) => {
  // 409: a draft whose page was left before its answer came is saved again.
  allowErrors(/422/, /409/);
  const name = unique("Haast");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  const answer = page.getByLabel("Tekst van het antwoord");
  const send = page.getByRole("button", { name: "Versturen", exact: true });
  const thread = page.getByRole("region", { name: "Gesprek" });
  await expect(answer).toBeVisible();
  let release = await openWithoutCode(page, page.url());
  await answer.fill("");
  await send.click();
  release();
  await expect(page.getByText("Schrijf eerst een antwoord")).toBeVisible();
  await expect(thread.getByRole("listitem")).toHaveCount(1);

  release = await openWithoutCode(page, page.url());
  await answer.fill("Wij bellen u om vier uur.");
  await send.click();
  release();
  await expect(thread.getByRole("listitem").nth(1)).toContainText("Wij bellen u om vier uur.");
});

test("a title that is typed before the code is there is saved, beside the text that was kept on the device", async ({
  page,
  context,
}) => {
  const text = page.getByRole("textbox", { name: "Tekst van het artikel" });
  const saved = () => expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  await signIn(page, "Redactie", "/admin/artikelen");
  await page.getByRole("button", { name: "Nieuw artikel" }).click();
  await expect(text).toBeVisible();
  await page.getByLabel("Titel", { exact: true }).fill(unique("Eerst"));
  await saved();
  // The tab is closed before it could save.
  await page.route("**/admin/api/artikelen/*", (route) => route.abort());
  await text.click();
  await page.keyboard.type("Nog niet opgeslagen.");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("Nog niet opgeslagen.");
  const next = await context.newPage();
  const address = page.url();
  await page.close();
  const title = unique("Vroeg");
  const release = await openWithoutCode(next, address);
  await next.getByLabel("Titel", { exact: true }).fill(title);
  await next.getByRole("button", { name: "Inplannen" }).click();
  release();
  await expect(next.getByLabel("Titel", { exact: true })).toHaveValue(title);
  await expect(next.getByText("Op dit apparaat stond nog tekst")).toBeVisible();
  await expect(next.getByRole("textbox", { name: "Tekst van het artikel" })).toContainText("Nog niet");
  await expect(next.getByRole("button", { name: "Inplannen" }).first()).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(next.getByText("Opgeslagen", { exact: true })).toBeVisible();
  await next.reload();
  await expect(next.getByLabel("Titel", { exact: true })).toHaveValue(title);
  await expect(next.getByRole("textbox", { name: "Tekst van het artikel" })).toContainText("Nog niet");
});

test("a form that is sent before the code is there is sent by that code: refused beside its field, with what was typed", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  const name = unique("Traag");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  const keep = page.getByRole("button", { name: "Notitie bewaren" });
  await expect(keep).toBeVisible();
  let release = await openWithoutCode(page, page.url());
  await keep.click();
  await keep.click();
  // It is seen that the press was felt.
  await expect(keep).toHaveAttribute("data-felt");
  release();
  await expect(page.getByText("Schrijf eerst iets op")).toBeVisible();
  await expect(keep).not.toHaveAttribute("data-felt");

  release = await openWithoutCode(page, page.url());
  await page.getByLabel("Notitie").fill("Belt morgen terug.");
  await keep.click();
  await keep.click();
  release();
  const kept = page.getByRole("listitem").filter({ hasText: "Belt morgen terug." });
  await expect(kept).toHaveCount(1);
  await expect(page.getByLabel("Notitie")).toHaveValue("");

  const typed = { Telefoonnummer: "06 8", Naam: "Jansen", "Wat is er aan de hand?": "De goot lekt." };
  release = await openWithoutCode(page, new URL("/admin/aanvragen/nieuw", page.url()).href);
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Naam", { exact: true }).press("Enter");
  release();
  await expect(page.getByText("Nog niet bewaard: kijk deze punten na")).toBeVisible();
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  // Of a customer nothing stands in an address, which logs and the history keep.
  expect(page.url()).not.toContain("Jansen");
});

test("a button that is pressed again because nothing happened counts once", async ({ page }) => {
  await signIn(page, "Redactie", "/admin/artikelen");
  await page.getByRole("button", { name: "Nieuw artikel" }).click();
  const plan = page.getByRole("button", { name: "Inplannen" }).first();
  await expect(plan).toBeVisible();
  const release = await openWithoutCode(page, page.url());
  await plan.click();
  await plan.click();
  release();
  await expect(plan).toHaveAttribute("aria-expanded", "true");
});

test("where the code cannot be had, what is sent goes without it", async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED|dynamically imported module/);
  const name = unique("Zonder");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  await expect(page.getByLabel("Notitie")).toBeVisible();
  await page.route("**/assets/hydrate-admin-*.js", (route) => route.abort());
  await page.goto(page.url());
  await page.getByLabel("Notitie").fill("Belt morgen terug.");
  await page.getByRole("button", { name: "Notitie bewaren" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Belt morgen terug." })).toHaveCount(1, {
    timeout: 15_000,
  });
});
