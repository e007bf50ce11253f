import { randomInt } from "node:crypto";
import type { Page } from "playwright/test";
import { signIn, unique } from "../support/admin-pages.ts";
import { layoutProblems } from "../support/layout-problems.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";

/** Words that no other test has: all share one quarantine. */
function ownWords(count: number): string {
  const word = () => Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join("");
  return Array.from({ length: count }, word).join(" ");
}

/** Posts suspects with nearly one text, each under another name and number. */
async function sendWave(page: Page, name: string, count: number): Promise<string> {
  const words = ownWords(12);
  for (let n = 1; n <= count; n++) {
    const fields = {
      ...{
        selectedService: "Gratis offerte",
        serviceType: "offerte",
        specialist: "General",
        projectType: "",
      },
      ...{ address: "Kerkstraat 1, 5611 GJ Eindhoven", firstName: `Nr${n}`, lastName: name },
      ...{ projectDescription: `Koop ${words} op http://spam.example/${n}`, website: "x" },
      ...{ email: `${name}${n}@voorbeeld.example`.toLowerCase(), phone: "06 12345678" },
      ...{ contactPreference: "email", urgencyLevel: "normal" },
    };
    const answer = await page.request.post("/api/service-request", { multipart: fields });
    expect(answer.status()).toBe(200);
  }
  return words;
}

const spamButton = "Alle 10 naar spam";

test("ten alike are one row; two clicks put them away, one brings them back", async ({ page }) => {
  const name = unique("Golf");
  const words = await sendWave(page, name, 10);
  await signIn(page, "Beheer", "/admin/aanvragen");
  await page.getByRole("link", { name: "Quarantaine" }).click();
  const group = page.getByRole("article").filter({ hasText: words });
  await expect(group.getByRole("heading")).toHaveText("10 aanvragen die op elkaar lijken");
  await expect(group).toContainText("Vulde een veld in dat voor bezoekers onzichtbaar is");
  // They stand in that row alone.
  await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(1);
  await expect(group.getByRole("link", { name: `Nr3 ${name}` })).toBeHidden();
  await group.getByText("Bekijk alle 10").click();
  await expect(group.getByRole("link", { name: `Nr3 ${name}` })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await layoutProblems(page)).toEqual([]);

  await group.getByRole("button", { name: spamButton }).click();
  await expect(page.getByRole("status").getByText("10 aanvragen naar spam.")).toBeVisible();
  await expect(group).toHaveCount(0);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(group.getByRole("button", { name: spamButton })).toBeVisible();

  // By keyboard, and then they are found in the list of spam.
  await group.getByRole("button", { name: spamButton }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("10 aanvragen naar spam.")).toBeVisible();
  await page.getByRole("link", { name: "Spam", exact: true }).click();
  // Several of them are released together, and stand here again once that is undone.
  for (const n of [1, 2]) await page.getByRole("checkbox", { name: `Nr${n} ${name}` }).check();
  await page.getByRole("button", { name: "Vrijgeven" }).click();
  await expect(page.getByRole("status").getByText("2 aanvragen vrijgegeven.")).toBeVisible();
  await expect(page.getByRole("link", { name: `Nr2 ${name}` })).toHaveCount(0);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByRole("link", { name: `Nr2 ${name}` })).toBeVisible();
  await page.getByRole("link", { name: `Nr3 ${name}` }).click();
  await expect(page.getByRole("heading", { name: "Bij spam" })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Misbruikscore/ })).toContainText("Een link in de tekst");
  await expect(page.getByText("Bij spam gezet").first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Vrijgeven" }).click();
  await expect(page.getByRole("status").getByText("De aanvraag is vrijgegeven.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Naar spam" })).toBeVisible();
});

test("a pattern that is held back is shown with what it stopped, and can be stopped", async ({ page }) => {
  const name = unique("Patroon");
  const words = await sendWave(page, name, 3);
  await signIn(page, "Beheer", "/admin/aanvragen?list=quarantaine");
  const part = page.getByRole("article").filter({ hasText: words });
  await part.getByRole("button", { name: "Houd dit patroon tegen (hoogstens 24 uur)" }).click();
  await expect(page.getByRole("status").getByText("Dit patroon wordt tegengehouden tot ")).toBeVisible();
  const pattern = part.filter({ has: page.getByRole("heading", { name: /^Tegengehouden patroon/ }) });
  await expect(pattern).toContainText("nog 24 uur, 0 aanvragen tegengehouden");
  await expect(part.getByRole("button", { name: "Houd dit patroon tegen" })).toHaveCount(0);
  const late = { projectDescription: `Koop ${words} op http://spam.example/99` };
  const answer = await page.request.post("/api/service-request", {
    multipart: {
      ...{
        selectedService: "Gratis offerte",
        serviceType: "offerte",
        specialist: "General",
        projectType: "",
      },
      ...{ address: "Kerkstraat 1, 5611 GJ Eindhoven", firstName: "Laat", lastName: name, ...late },
      ...{ email: `${name}@voorbeeld.example`.toLowerCase(), phone: "06 12345678" },
      ...{ contactPreference: "email", urgencyLevel: "normal" },
    },
  });
  expect(await answer.json()).toMatchObject({ success: true, reference: expect.any(String) });
  await page.goto(`${adminUrl}/admin/aanvragen?list=quarantaine`);
  await expect(pattern).toContainText("1 aanvraag tegengehouden");
  // It stands where the office looks, with those that it is like.
  await expect(part.getByRole("link", { name: `Laat ${name}` })).toBeVisible();
  await expectNoAxeViolations(page);
  await pattern.getByRole("button", { name: "Stop met tegenhouden" }).click();
  await expect(page.getByRole("status").getByText("niet meer tegengehouden")).toBeVisible();
  await expect(pattern).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the row goes to spam and comes back by plain forms", async ({ page }) => {
    const name = unique("Kaal");
    const words = await sendWave(page, name, 3);
    await page.goto(`${adminUrl}/admin/aanvragen?list=quarantaine`);
    await page.getByRole("button", { name: /^Beheer/ }).click();
    const group = page.getByRole("article").filter({ hasText: words });
    await group.getByRole("button", { name: "Alle 3 naar spam" }).click();
    await expect(page.getByText("3 aanvragen naar spam.")).toBeVisible();
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect(group.getByRole("button", { name: "Alle 3 naar spam" })).toBeVisible();
  });
});
