import type { Page } from "playwright/test";
import { expect, test } from "../support/page.ts";

const VIEWS = ["Alles", "Regio Eindhoven", "Belgisch-Limburg"];

/** Points of a marker's 24 px target, its middle and all round, where something else would be tapped. */
function covered(page: Page): Promise<string[]> {
  return page.locator(".map-marker:visible").evaluateAll((markers) =>
    markers.flatMap((marker) => {
      const { left, top, width, height } = marker.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      const around = [-11, -5, 0, 5, 11];
      const stolen = around
        .flatMap((dx) => around.map((dy) => document.elementFromPoint(middle.x + dx, middle.y + dy)))
        .filter((hit) => hit?.closest("button") !== marker);
      return stolen.length > 0 ? [`${marker.textContent}: ${stolen.length} of 25`] : [];
    }),
  );
}

for (const width of [390, 1440]) {
  test(`every marker can be tapped, 24 px free, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/locaties", "/contact"]) {
      await page.goto(path);
      // On a phone home folds it; a click or a key would scroll too.
      const fold = page.locator("details:has(.service-map-sheet)");
      await fold.evaluateAll((all) => {
        for (const each of all) (each as HTMLDetailsElement).open = true;
      });
      const sheet = page.locator(".service-map-sheet");
      // In the middle of the screen, where no bar lies over it.
      await sheet.evaluate((map) => map.scrollIntoView({ block: "center", behavior: "instant" }));
      for (const view of VIEWS) {
        await page.getByRole("radio", { name: view }).check({ force: true });
        await expect(sheet.locator(".map-marker:visible").first()).toBeVisible();
        expect(await covered(page), `${path}, ${view}`).toEqual([]);
      }
    }
  });
}

test("the Tab key walks the markers in the order of the lists, wherever they stand", async ({ page }) => {
  await page.goto("/locaties");
  const names = await page.locator(".map-marker").allTextContents();
  expect(names[0]).toBe("Ons werkgebied");
  expect(names.slice(1, 4)).toEqual(["Eindhoven", "Nuenen", "Veldhoven"]);
  expect(names.slice(-4)).toEqual(["Pelt", "Sint-Huibrechts-Lille", "Overpelt", "Neerpelt"]);
  await page.locator(".map-marker").first().focus();
  for (const name of names.slice(1)) {
    await page.keyboard.press("Tab");
    await expect(page.locator(".map-marker:focus")).toHaveText(name);
  }
});
