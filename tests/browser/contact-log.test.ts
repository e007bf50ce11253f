import type { Page } from "playwright/test";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";

const log = (page: Page) => page.getByRole("form", { name: "Contact noteren" });
const thread = (page: Page) => page.getByRole("region", { name: "Gesprek" });
const step = (page: Page) => page.getByRole("list", { name: "Voortgang" }).locator("[aria-current=step]");

async function openLead(page: Page): Promise<string> {
  const name = unique("Contact");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Jan ${name}` })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return name;
}

/** Follows a link out of the browser without one. */
async function follow(page: Page, name: string): Promise<void> {
  await page.evaluate(() =>
    addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (link && !link.href.startsWith(location.origin)) event.preventDefault();
    }),
  );
  await page.getByRole("link", { name, exact: true }).click();
}

test("call and log are two presses, with what was said in the same step", async ({ page }) => {
  await openLead(page);
  await follow(page, "Bellen");
  const asked = page.getByRole("form", { name: "Hebt u gebeld?" });
  const reached = asked.getByRole("button", { name: "Gebeld: bereikt" });
  await expect(reached).toBeInViewport();
  await expectNoAxeViolations(page);
  await asked.getByLabel("Wat is er gezegd?").fill("Komt dinsdag langs.");
  await reached.click();
  await expect(page.getByText("Genoteerd: gebeld en bereikt.")).toBeVisible();
  await expect(asked).toHaveCount(0);
  await expect(log(page).getByLabel("Wat is er gezegd?")).toHaveValue("");
  await expect(thread(page)).toContainText("Komt dinsdag langs.");
  await expect(step(page)).toHaveText("In gesprek");
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await page.getByRole("status").getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("Ongedaan gemaakt.")).toBeVisible();
  await expect(thread(page)).not.toContainText("Komt dinsdag langs.");
  await expect(step(page)).toHaveText("Nieuw");
  // Without calling first, and nobody answers.
  await log(page).getByRole("button", { name: "Voicemail" }).click();
  await expect(page.getByText("Genoteerd: voicemail ingesproken.")).toBeVisible();
  await expect(page.getByText("beloofd vóór")).toBeVisible();
});

test("Enter says nothing; a look at what is new takes no confirmation away, and what is typed meanwhile stays", async ({
  page,
}) => {
  await openLead(page);
  const told: string[] = [];
  page.on("request", (request) => {
    const said = request.method() === "POST" && new URLSearchParams(request.postData() ?? "").get("said");
    if (said) told.push(said);
  });
  const note = log(page).getByLabel("Wat is er gezegd?");
  await note.fill("Voorgelezen.");
  await note.press("Enter");
  // What comes after the post is held until the page has asked whether there is anything new, as there is.
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === "GET") await looked;
    await route.continue();
  });
  const load = page.waitForRequest(
    (request) => request.method() === "GET" && request.url().includes(".data"),
  );
  await log(page).getByRole("button", { name: "Voicemail" }).click();
  await load;
  const stand = page.waitForResponse((response) => response.url().endsWith("/stand"));
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await (await stand).finished();
  await note.fill("Belt zelf terug.");
  goOn();
  await expect(page.getByText("Genoteerd: voicemail ingesproken.")).toBeVisible();
  await expect(thread(page)).toContainText("Voorgelezen.");
  await expect(page.getByText("beloofd vóór")).toBeVisible();
  await expect(note).toHaveValue("Belt zelf terug.");
  expect(told).toEqual(["voicemail"]);
});

test("who comes back from WhatsApp is asked, over a reload too, and may say no", async ({ page }) => {
  await openLead(page);
  await follow(page, "WhatsApp");
  const asked = page.getByRole("form", { name: "WhatsApp gestuurd?" });
  await expect(asked.getByRole("button", { name: "Ja, gestuurd" })).toBeInViewport();
  await page.reload();
  await asked.getByRole("button", { name: "Nee" }).click();
  await expect(log(page)).toBeFocused();
  await page.reload();
  await expect(log(page)).toBeVisible();
  await page.getByLabel("Tekst van het antwoord").fill("Dinsdag om 9 uur.");
  await follow(page, "Open in WhatsApp");
  await asked.getByRole("button", { name: "Ja, gestuurd" }).click();
  await expect(page.getByText("Genoteerd: WhatsApp gestuurd.")).toBeVisible();
  await expect(thread(page)).toContainText("Dinsdag om 9 uur.");
  await expect(page.getByText("beloofd vóór")).toHaveCount(0);
  await page.getByRole("status").getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("beloofd vóór")).toBeVisible();
  await follow(page, "Open in mail");
  await expect(page.getByRole("form", { name: "Mail gestuurd?" })).toBeVisible();
});

test("without script a call is noted with what was said", async ({ page, browser }) => {
  const name = await openLead(page);
  const path = new URL(page.url()).pathname;
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "nl-NL" });
  const plain = await context.newPage();
  await plain.goto(adminUrl + path);
  await plain.getByRole("button", { name: /^Beheer/ }).click();
  await expect(plain.getByRole("heading", { level: 1, name: `Jan ${name}` })).toBeVisible();
  await log(plain).getByLabel("Wat is er gezegd?").fill("Zonder script.");
  await log(plain).getByRole("button", { name: "Geen gehoor" }).click();
  await expect(plain.getByText("Genoteerd: geen gehoor.")).toBeVisible();
  await expect(thread(plain)).toContainText("Zonder script.");
  await context.close();
});
