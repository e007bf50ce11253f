import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { expect, test } from "../support/page.ts";

test("a photo that cannot be loaded says so in the specified words and keeps its text", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const name = unique("Kapot");
  await sendLead(page, name);
  await signIn(page, "Beheer");
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("button", { name: "Zoeken" }).click();
  await page.route("**/bestanden/1/*", (route) => route.abort());
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  await page.getByRole("link", { name: "Foto 1 van 2 groot bekijken" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("img", { name: "Foto 1", exact: true })).toHaveText("Failed to load image");
  await expect(page.getByRole("img", { name: "Foto 2", exact: true })).toHaveJSProperty("complete", true);
});
