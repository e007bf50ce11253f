import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

test("how a request ended is said on its page and counts in the figures", async ({ page, allowErrors }) => {
  // 422: an amount that can be read in two ways.
  allowErrors(/422/);
  const [lost, won] = [unique("Verloren"), unique("Gewonnen")];
  const town = unique("Dorp");
  for (const name of [lost, won])
    await sendLead(page, name, { city: town, email: `${name}@voorbeeld.example` });
  await signIn(page, "Beheer", `/admin/aanvragen?q=${lost}`);
  const said = (words: string) => expect(page.getByRole("status").getByText(words)).toBeVisible();

  await page.getByRole("article").filter({ hasText: lost }).getByRole("link", { name: /^Jan/ }).click();
  await page.getByRole("button", { name: "Verloren", exact: true }).click();
  const why = page.getByRole("group", { name: "Waarom verloren?" });
  await why.getByRole("button", { name: "Te duur" }).click();
  await said("Verloren: Te duur.");
  await expect(why.getByRole("button", { name: "Te duur" })).toHaveAttribute("aria-pressed", "true");
  await expectNoAxeViolations(page);
  await page.getByRole("status").getByRole("button", { name: "Ongedaan maken" }).click();
  await said("Ongedaan gemaakt.");
  await expect(why.getByRole("button", { name: "Te duur" })).toHaveAttribute("aria-pressed", "false");

  await page.goto(page.url().replace(/\/admin\/.*/, `/admin/aanvragen?q=${won}`));
  await page.waitForLoadState("networkidle");
  await page.getByRole("article").filter({ hasText: won }).getByRole("link", { name: /^Jan/ }).click();
  await page.getByRole("button", { name: "Gebeld: bereikt" }).click();
  await said("Genoteerd: gebeld en bereikt.");
  await page.getByRole("button", { name: "Gewonnen", exact: true }).click();
  const amount = page.getByRole("textbox", { name: /Gewonnen voor, in euro zonder btw/ });
  await amount.fill("12.50");
  await amount.press("Enter");
  await expect(page.getByText("Schrijf een bedrag in euro, bijvoorbeeld 12.500 of 1.250,50")).toBeVisible();
  await expect(amount).toHaveValue("12.50");
  await amount.fill("12.500");
  await amount.press("Enter");
  await said("Gewonnen voor € 12.500 zonder btw.");
  await expectNoAxeViolations(page);

  await page.getByRole("navigation", { name: "Beheer" }).getByRole("link", { name: "Cijfers" }).click();
  const earned = page.getByRole("region", { name: "Per plaats" }).getByRole("row").filter({ hasText: town });
  await expect(earned).toContainText(/2\s*1\s*12\.500/);
  await page.getByRole("link", { name: "Per maand" }).click();
  await expect(page.getByRole("region", { name: "Cijfers per maand" })).toBeVisible();
  await expectNoAxeViolations(page);
});
