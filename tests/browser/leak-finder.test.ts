import { expect, expectNoAxeViolations, test } from "../support/page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("every wet place in the drawing is a target for a thumb, and none lies over another", async ({
  page,
  isMobile,
}) => {
  await page.setViewportSize(isMobile ? { width: 320, height: 568 } : { width: 1440, height: 900 });
  await page.goto("/waar-lekt-het");
  const boxes = await page.locator(".leak .hit").evaluateAll((hits) =>
    hits.map((hit) => {
      const { x, y, width, height } = hit.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width, height };
    }),
  );
  expect(boxes).toHaveLength(9);
  const { width: window } = page.viewportSize() ?? { width: 0 };
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThan(12);
    expect(box.x).toBeLessThan(window - 12);
    for (const other of boxes.slice(index + 1))
      expect(Math.hypot(box.x - other.x, box.y - other.y)).toBeGreaterThanOrEqual(44);
  }
});

test("by keyboard alone, from the drawing to causes and a form that knows the answers", async ({ page }) => {
  await page.goto("/waar-lekt-het");
  const dormer = page.getByRole("link", { name: "4 Dakkapel", exact: true });
  await dormer.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/waar-lekt-het\/dakkapel$/);
  await page.getByRole("radio", { name: "Langs de zijwand" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?waar=langs-de-zijwand&wanneer=#oorzaken$/);
  const causes = page.getByRole("region", { name: "Dit is het waarschijnlijk" });
  await expect(causes.getByRole("heading", { level: 3 })).toHaveText(["Het lood naast de zijwang"]);
  await expect(page.getByRole("radio", { name: "Langs de zijwand" })).toBeChecked();
  await expect(page.getByRole("link", { name: "Laat mij terugbellen" })).toHaveAttribute(
    "href",
    "/spoed?dienst=daklekkage&answer.leak-place=dakkapel&answer.leak-spot=langs-de-zijwand",
  );
  // From under the bar at the top, where the anchor left the questions.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectNoAxeViolations(page);
});

test("what was pointed at later takes the place of what was pointed at before, draft or not @phone", async ({
  page,
}) => {
  const brought = page.locator("#quote-dialog").getByRole("group", { name: "Dit gaat mee met uw aanvraag" });
  const ask = async (path: string) => {
    await page.goto(path);
    await page.getByRole("link", { name: "Gratis inspectie aanvragen" }).click();
  };
  await ask("/waar-lekt-het/dakraam?waar=hoek-van-het-raam&wanneer=bij-wind");
  await page.locator("#quote-dialog").getByRole("button", { name: "Volgende" }).click();
  await expect(brought).toContainText("Een druppel in de hoek van het raam");
  await page.locator("#quote-dialog").getByLabel("Adres van het werk").fill("Dorpsstraat 1, Best");
  await expect(page.getByText("Concept bewaard")).toBeVisible();
  await ask("/waar-lekt-het/muurvoet");
  await expect(page.locator("#quote-dialog").getByText("Uw concept is teruggezet.")).toBeVisible();
  await expect(brought.getByRole("checkbox")).toHaveCount(1);
  await expectNoAxeViolations(page, { within: "#quote-dialog" });
  const place = brought.getByLabel("Onder aan de muur");
  await place.press("Space");
  await expect(place).not.toBeChecked();
  await expect(page.getByText("Concept bewaard")).toBeVisible();
  // What was taken away stays away, in another form too.
  await page.goto("/gratis-offerte?dienst=daklekkage");
  await expect(page.getByText("Uw concept is teruggezet.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Is het dak plat of schuin?" })).toBeVisible();
  await expect(page.getByText("Dit gaat mee met uw aanvraag")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list, the questions and the causes work @phone", async ({ page }) => {
    await page.goto("/waar-lekt-het");
    await page.getByRole("link", { name: "In de serre of onder de overkapping", exact: true }).click();
    await page.getByLabel("Onder het glas of de plaat").check();
    await page.getByLabel("Ook als het droog is").check();
    await page.getByRole("button", { name: "Toon de oorzaken" }).click();
    await expect(page.locator("#oorzaken h3")).toHaveText(["Condens tegen koud glas"]);
  });
});
