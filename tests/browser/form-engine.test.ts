import type { Page } from "playwright/test";
import { emergencyWalk, formWalks, openForm, pageWalks, walkOf } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { expect, hold, scrolled, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

const walk = (name: string) => {
  const found = formWalks.find((each) => each.name === name);
  if (!found) throw new Error(`There is no walk ${name}.`);
  return found;
};

const block = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.abort("failed"));

for (const chunk of ["form-engine", "later-fields"]) {
  test(`the quote modal without ${chunk} goes to the page with what was chosen and what it is about`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to (load|fetch)/);
    await block(page, chunk);
    const form = await openForm(page, { ...walk("quote modal"), path: "/daken/daklekkage" });
    await form.getByText("Gratis Inspectie").click();
    await form.getByRole("button", { name: "Volgende" }).click();
    await expect(page).toHaveURL(/\/gratis-offerte\?(?=.*serviceType=inspectie)/);
    await expect(page.locator("main").getByRole("radio", { name: /Gratis Inspectie/ })).toBeChecked();
  });
}

for (const chunk of ["form-engine", "floating-steps"]) {
  for (const name of ["quote widget", "service menu"]) {
    test(`the ${name} without ${chunk} goes to the page with the service that was tapped`, async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/Failed to (load|fetch)/);
      await block(page, chunk);
      const form = await openForm(page, walk(name));
      await form.getByRole("button", { name: "Daklekkage" }).click();
      await expect(page).toHaveURL(/\/gratis-offerte\?(?=.*dienst=daklekkage)/);
    });
  }
}

for (const each of [...pageWalks, walk("membership modal")]) {
  test(`the ${each.name} without its engine is sent by the browser, with all that was entered`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to (load|fetch)/);
    await block(page, "form-engine");
    const form = await openForm(page, each);
    const photo = await drawPhoto(page, "dak.jpg", { width: 600, height: 400 });
    await each.fill(form, each.photos === "none" ? undefined : [photo]);
    const post = page.waitForRequest(
      (request) => request.method() === "POST" && request.isNavigationRequest(),
    );
    await form.getByRole("button", { name: each.button }).click();
    const body = (await post).postDataBuffer()?.toString("latin1") ?? "";
    expect(body).toContain("test@voorbeeld.example");
    if (each.photos !== "none") expect(body).toContain('filename="dak.jpg"');
    await expect(confirmationIn(page)).toContainText(REFERENCE);
  });
}

test("a page without its engine is not sent by the browser before it is complete", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to (load|fetch)/);
  await block(page, "form-engine");
  await page.goto("/contact");
  const form = page.locator("#formulier form[method=post]");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await form.getByLabel("Uw vraag of bericht").fill("Mijn goot lekt bij de hoek van het huis.");
  await form.getByRole("button", { name: "Bericht versturen" }).click();
  await expect(form.getByLabel("Voornaam")).toBeFocused();
  expect(posts.filter((url) => !url.includes("/api/browser-report"))).toEqual([]);
  await expect(form.getByLabel("Uw vraag of bericht")).toHaveValue(/Mijn goot/);
});

test("a tap while the engine is on its way is seen, waits for it and loses nothing", async ({ page }) => {
  const release = await hold(page, "**/assets/form-engine-*.js");
  const form = await openForm(page, walk("quote modal"));
  await form.getByText("Spoedservice").click();
  const next = form.getByRole("button", { name: "Volgende" });
  await next.click();
  await expect(next).toHaveAttribute("data-felt");
  await expect(next).toHaveAttribute("aria-busy", "true");
  release();
  await expect(form.getByRole("heading", { name: "Project Details" })).toBeFocused();
  await form.getByRole("button", { name: "Vorige" }).click();
  await expect(form.getByRole("radio", { name: /Spoedservice/ })).toBeChecked();
  await expect(next).not.toHaveAttribute("data-felt");
  await expect(next).not.toHaveAttribute("aria-busy");
});

test("what is entered in a page while the engine is on its way stays, and is sent and kept", async ({
  page,
}) => {
  const each = walk("quote page");
  const release = await hold(page, "**/assets/form-engine-*.js");
  const form = await openForm(page, each);
  const photo = await drawPhoto(page, "dak.jpg", { width: 600, height: 400 });
  await each.fill(form, [photo]);
  await form.getByLabel("Het is dringend").check();
  await expect(form).not.toHaveAttribute("novalidate");
  release();
  await expect(form).toHaveAttribute("novalidate");
  await expect(form.getByText("Concept bewaard op dit toestel.")).toBeVisible();
  await expect(form.getByRole("radio", { name: /Gratis Inspectie/ })).toBeChecked();
  await expect(form.getByLabel("Het is dringend")).toBeChecked();
  await expect(form.getByLabel("E-mailadres")).toHaveValue("test@voorbeeld.example");
  await expect(form.getByText("dak.jpg", { exact: true })).toBeVisible();
  await form.getByRole("button", { name: each.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
});

test("boxes that are ticked while the engine is on its way count together", async ({ page }) => {
  const release = await hold(page, "**/assets/form-engine-*.js");
  const form = await openForm(page, walk("membership modal"));
  await form.getByRole("checkbox", { name: /Comfort Plus/ }).check();
  await form.getByRole("checkbox", { name: /Premium Care/ }).check();
  release();
  await form.getByRole("button", { name: "Aanvraag versturen" }).click();
  await expect(form.getByRole("alert").first()).not.toContainText("lidmaatschapstype");
  await expect(form.getByRole("checkbox", { name: /Comfort Plus/ })).toBeChecked();
  await expect(form.getByRole("checkbox", { name: /Premium Care/ })).toBeChecked();
});

for (const walk of [...formWalks, emergencyWalk])
  for (const [what, chunk] of [
    ["its engine", "form-engine"],
    ["what makes it listen", "hydrate"],
  ] as const)
    test(`${walk.name}: with the line gone before ${what} came, what was entered stays and it says why`, async ({
      page,
      context,
      allowErrors,
    }) => {
      allowErrors(/net::ERR|Failed to load|Failed to fetch/);
      await block(page, chunk);
      const form = await openForm(page, walk);
      const all = !walk.opener || walk.name === "membership modal";
      const first = form.getByRole("button", {
        name: walk.name === "quote modal" ? "Volgende" : "Daklekkage",
      });
      const button = all ? form.getByRole("button", { name: walk.button }) : first;
      const photo = await drawPhoto(page, "dak.jpg", { width: 600, height: 400 });
      if (all) await walk.fill(form, walk.photos === "none" ? undefined : [photo]);
      else await button.focus();
      // What came has been fetched.
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await button.click();
      const said = page
        .getByRole("alert")
        .filter({ hasText: "Geen internetverbinding. Alles blijft staan." });
      await expect(said).toBeFocused();
      await scrolled(page);
      await expect(said).toBeInViewport({ ratio: 0.9 });
      await expect(button).toBeVisible();
      await context.setOffline(false);
      if (!all) return;
      // A browser may not ask again for code that it could not have: it is sent by the browser itself, whole, as it said.
      await expect(confirmationIn(page)).toContainText(REFERENCE);
    });

test("what waits for a line goes on waiting whatever is tapped beside it, and says so when a change stops it", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/net::ERR|Failed to load|Failed to fetch/);
  await page.clock.install();
  await block(page, "form-engine");
  const walk = walkOf("contact page");
  const form = await openForm(page, walk);
  await walk.fill(form);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const button = form.getByRole("button", { name: walk.button });
  await button.click();
  const said = page.getByRole("alert").filter({ hasText: "Geen internetverbinding. Alles blijft staan." });
  await expect(said).toBeFocused();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(said).toBeVisible();

  const name = form.getByLabel("Voornaam");
  await name.press("End");
  await page.keyboard.type("j");
  await expect(page.getByRole("alert").filter({ hasText: "U wijzigt iets." })).toBeVisible();
  await context.setOffline(false);
  // It asked for the line each second.
  await page.clock.runFor(5_000);
  await page.evaluate(() => fetch("/healthz"));
  await page.keyboard.type("e");
  await expect(name).toHaveValue("Testje");
  await button.click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
});
