import type { Locator, Page } from "playwright/test";
import { addressServer, openAddressStep } from "../support/address-server.ts";
import { booted, expect, expectNoAxeViolations, hold, test } from "../support/page.ts";

const site = addressServer();

const EINDHOVEN = { latitude: 51.44161, longitude: 5.46972 };

const openAddress = (page: Page) => openAddressStep(page, site);

/** Whether the whole of a part can be seen, and is not under another. */
const isWhole = (part: Locator) =>
  part.evaluate((el) => {
    const { left, top, right, bottom, width } = el.getBoundingClientRect();
    const at = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
    return (
      top >= 0 &&
      left >= 0 &&
      right <= innerWidth &&
      bottom <= innerHeight &&
      at.every((hit) => el.contains(hit))
    );
  });

for (const [width, height] of [
  [390, 430],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} the field and its suggestions are seen, and each field that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const widget = await openAddress(page);
    const address = widget.getByLabel("Adres", { exact: true });
    await address.tap();
    await expect(address).toHaveRole("combobox");
    await expect.poll(() => isWhole(address)).toBe(true);
    await address.pressSequentially("voorbeeldstraat 12");
    const options = widget.locator("[data-suggestion]");
    await expect(options).toHaveCount(2);
    await expect.poll(() => isWhole(address)).toBe(true);
    for (const option of await options.all()) expect(await isWhole(option)).toBe(true);
    await options.first().tap();
    await expect(address).toHaveValue("Voorbeeldstraat 12, 5611 AA Eindhoven");
    await widget.getByLabel("Projectbeschrijving").fill("Natte plek naast de schoorsteen.");
    await widget.getByRole("button", { name: "Naar contactgegevens" }).tap();
    for (const label of ["Voornaam", "Achternaam", "E-mailadres", "Telefoonnummer", "Prioriteit"]) {
      const field = widget.getByLabel(label, { exact: true });
      await field.focus();
      await expect.poll(() => isWhole(field), label).toBe(true);
    }
  });
}

for (const path of ["/contact", "/gratis-offerte", "/spoed", "/zorgeloos-wonen"]) {
  test(`on ${path} two suggestions are seen above the bar in every low window, and are tapped`, async ({
    page,
  }) => {
    await page.goto(`${site.server.url}${path}`);
    await booted(page);
    const address = page.locator("main input[name=address]");
    for (const [width, height] of [
      [390, 430],
      [844, 390],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await address.fill("");
      await expect(address).toHaveRole("combobox");
      // As low as it may be: right above the bar.
      await address.evaluate((el) => {
        const bar = document.querySelector(".contact-bar")?.getBoundingClientRect();
        scrollBy({ top: el.getBoundingClientRect().bottom - (bar?.top ?? 0) + 4, behavior: "instant" });
      });
      await address.pressSequentially("voorbeeldstraat 12");
      const options = page.locator("[data-suggestion]");
      await expect(options).toHaveCount(2);
      const parts = [address, page.locator("[data-address-suggestions]"), ...(await options.all())];
      await expect
        .poll(() => Promise.all(parts.map(isWhole)), `${width} × ${height}`)
        .toEqual([true, true, true, true]);
      await options.last().tap();
      await expect(address).not.toHaveValue("voorbeeldstraat 12");
    }
  });
}

test("'Mijn locatie' asks the device at that tap only, and fills in the address that lies there", async ({
  page,
}) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(EINDHOVEN);
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset.asked = "";
      ask(...args);
    };
  });
  const widget = await openAddress(page);
  const address = widget.getByLabel("Adres", { exact: true });
  await address.fill("V");
  await expect(page.locator("html")).not.toHaveAttribute("data-asked");
  const posted = page.waitForRequest(/\/api\/adres/);
  await widget.getByRole("button", { name: "Mijn locatie" }).tap();
  await expect(address).toHaveValue("Voorbeeldstraat 1, 5611 AA Eindhoven");
  expect(new URL((await posted).url()).search).toBe("");
  await expect(widget.getByText("Ingevuld. Controleer het huisnummer.")).toBeVisible();
  await expectNoAxeViolations(page, { within: "#quote-widget" });
  await widget.getByLabel("Projectbeschrijving").fill("Natte plek naast de schoorsteen.");
  await widget.getByRole("button", { name: "Naar contactgegevens" }).tap();
  await widget.getByRole("button", { name: "Terug" }).tap();
  await expect(address).toHaveValue("Voorbeeldstraat 1, 5611 AA Eindhoven");
});

test("the place is filled in after the input with suggestions came meanwhile, but never over what was typed meanwhile", async ({
  page,
}) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(EINDHOVEN);
  const releaseInput = await hold(page, "**/assets/address-input*.js");
  const releaseAnswer = await hold(page, "**/api/adres");
  const widget = await openAddress(page);
  const address = widget.getByLabel("Adres", { exact: true });
  await address.fill("V");
  const button = widget.getByRole("button", { name: "Mijn locatie" });
  const asked = page.waitForRequest("**/api/adres");
  await button.tap();
  await asked;
  releaseInput();
  await expect(address).toHaveRole("combobox");
  releaseAnswer();
  await expect(address).toHaveValue("Voorbeeldstraat 1, 5611 AA Eindhoven");
  const releaseNext = await hold(page, "**/api/adres");
  const askedAgain = page.waitForRequest("**/api/adres");
  await button.tap();
  await askedAgain;
  await address.fill("Zelf getypt 3");
  releaseNext();
  await expect(widget.getByText("Locatie zoeken...")).toBeHidden();
  await expect(address).toHaveValue("Zelf getypt 3");
});

test("a device that may not tell, and a place without an address, are said in words", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/Geolocation|permission/i);
  const widget = await openAddress(page);
  const button = widget.getByRole("button", { name: "Mijn locatie" });
  await context.clearPermissions();
  await button.tap();
  await expect(widget.getByText("Uw browser mag uw locatie niet delen. Typ het adres zelf.")).toBeVisible();
  await context.grantPermissions(["geolocation"]);
  for (const place of [
    { latitude: 53.2, longitude: 5.1 },
    { latitude: 40.4, longitude: -3.7 },
  ]) {
    await context.setGeolocation(place);
    await button.tap();
    await expect(
      widget.getByText("Bij deze plek vinden wij geen adres in Nederland of België."),
    ).toBeVisible();
  }
  site.standIns.set("pdok", "fail");
  await context.setGeolocation(EINDHOVEN);
  await button.tap();
  await expect(widget.getByText("Het adres opzoeken lukt nu niet. Typ het adres zelf.")).toBeVisible();
});
