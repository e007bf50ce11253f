import type { Page } from "playwright/test";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { weakRings } from "../support/focus-ring.ts";
import { adminUrl, expect, test } from "../support/page.ts";
import { templates } from "../support/templates.ts";

// Without smooth scrolling and transitions, what is seen is final.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The kinds of stops that the pages show and are not measured yet, with what is wrong. */
async function weakOn(page: Page, origin: string, paths: string[], least?: number): Promise<string[]> {
  const known = new Set<string>();
  const weak: string[] = [];
  for (const path of paths) {
    await page.goto(origin + path);
    await page.evaluate(() => document.fonts.ready);
    for (const fault of await weakRings(page, known, "body", least)) weak.push(`${path} ${fault}`);
  }
  expect(known.size).toBeGreaterThan(30);
  return weak;
}

test("every stop of every template has a ring of 3 : 1 on its ground, on all sides", async ({
  page,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/404/);
  expect(await weakOn(page, "", [...Object.values(templates), "/spoed", "/wat-kost-het"])).toEqual([]);
});

test("so have those of every dialog", async ({ page }) => {
  test.slow();
  const known = new Set<string>();
  const weak: string[] = [];
  for (const [path, dialog] of [
    ["/daken", "menu"],
    ["/daken", "quote-dialog"],
    ["/daken", "quote-widget"],
    ["/daken", "service-menu"],
    ["/", "membership-dialog"],
  ] as const) {
    await page.goto(path);
    const opener = page.locator(`a[data-dialog="${dialog}"]:visible`).first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const panel = page.locator("dialog:popover-open");
    // Until its body is there it shows what it waits for.
    await expect(panel.locator("form").first()).toBeVisible();
    for (const fault of await weakRings(page, known, "dialog:popover-open")) weak.push(`${dialog} ${fault}`);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(opener, "the focus goes back to what opened it").toBeFocused();
  }
  expect(weak).toEqual([]);
});

test("in forced colours the ring is an outline of the system's @phone", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  // A line that marks the current page may have the colour of the ring.
  expect(await weakOn(page, "", ["/", "/daken", "/gratis-offerte"], 0)).toEqual([]);
});

test("every stop of the office has the ring too @phone", async ({ page }) => {
  test.slow();
  const name = unique("Ring");
  await sendLead(page, name, { phone: `06${Math.random().toString().slice(2, 10)}` });
  await signIn(page, "Beheer", `/admin/aanvragen?q=${name}`);
  const lead = await page
    .getByRole("link", { name: `Jan ${name}` })
    .first()
    .getAttribute("href");
  const weak = await weakOn(
    page,
    adminUrl,
    [
      `/admin/aanvragen?q=${name}`,
      lead ?? "",
      ...[
        "aanvragen/nieuw",
        "labels",
        "agenda",
        "instellingen",
        "instellingen/collegas",
        "instellingen/dienst",
      ],
      ...["meldingen", "cijfers", "privacy", "werking", "artikelen", "inhoud", "media"],
    ].map((path) => (path.startsWith("/") ? path : `/admin/${path}`)),
  );
  expect(weak).toEqual([]);
});

test("in a row of tabs that scrolls the one with the focus is wholly in sight, with its ring", async ({
  page,
}) => {
  await signIn(page, "Beheer", "/admin/aanvragen");
  const tabs = page.getByRole("navigation", { name: "Lijsten" }).getByRole("link");
  const cut: string[] = [];
  for (const width of [320, 348, 376, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    await tabs.first().focus();
    for (let nth = 0; nth < (await tabs.count()); nth++) {
      await expect(tabs.nth(nth)).toBeFocused();
      const fault = await tabs.nth(nth).evaluate((tab) => {
        const [outer, inner] = [tab.closest("nav"), tab].map((el) => el?.getBoundingClientRect());
        const room = Math.min(
          (inner?.left ?? 0) - (outer?.left ?? 0),
          (outer?.right ?? 0) - (inner?.right ?? 0),
        );
        return room < 5 ? `${tab.textContent}: ${room}` : "";
      });
      if (fault) cut.push(`${width} ${fault}`);
      await page.keyboard.press("Tab");
    }
  }
  expect(cut).toEqual([]);
});
