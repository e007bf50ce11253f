import { sendLead, signIn } from "../support/admin-pages.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";

const ordinary = { selectedService: "Gratis offerte", serviceType: "offerte", urgencyLevel: "normal" };
const consonants = "bdfghjklmnprstvwz";
/** Letters only: what has a figure in it is no name that is typed wrong. */
const surname = () =>
  Array.from({ length: 6 }, () => `${consonants[Math.floor(Math.random() * consonants.length)]}a`).join("");

test("a name with a typing error finds its request below what was found as typed", async ({ page }) => {
  const name = surname();
  await sendLead(page, name, { ...ordinary, email: `${name}@voorbeeld.example` });
  const typed = name.slice(0, 5) + name.slice(6);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${typed}`);
  const like = page.getByRole("region", { name: `Niets gevonden voor ‘${typed}’. Dit lijkt erop:` });
  await expect(like.getByRole("article").filter({ hasText: name })).toHaveCount(1);
  await expectNoAxeViolations(page);

  await sendLead(page, typed, { ...ordinary, email: `${typed}@voorbeeld.example` });
  await page.goto(`${adminUrl}/admin/aanvragen?q=${typed}`);
  await expect(
    page.getByRole("region", { name: "De aanvragen" }).getByRole("article").filter({ hasText: typed }),
  ).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Dit lijkt erop:" }).getByRole("article")).toHaveCount(1);
});
