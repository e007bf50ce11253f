import type { Page } from "playwright/test";
import { layoutProblems } from "../support/layout-problems.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { templates } from "../support/templates.ts";

/** Scales the text without the window's breakpoints, which is harder than browser zoom. */
async function setTextSize(page: Page, percent: number) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

// Without smooth scrolling, positions are final.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [template, path] of Object.entries(templates)) {
  test(`${template}: ${path} has one h1, one main and no accessibility violation, loses nothing at 320 px or with text of 200 %, and the keyboard reaches everything`, async ({
    page,
    isMobile,
    allowErrors,
  }) => {
    // A hundred stops of the keyboard, and axe.
    test.slow();
    if (template === "not found") allowErrors(/404/);
    await page.goto(path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("main")).toHaveCount(1);
    await expectNoAxeViolations(page);

    await page.evaluate(() => document.fonts.ready);
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    if (isMobile) {
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await layoutProblems(page), "at 320 px").toEqual([]);
      await page.setViewportSize(size);
    } else await page.setViewportSize({ width: 1280, height: 900 });
    await setTextSize(page, 200);
    expect(await layoutProblems(page), "with text of 200 %").toEqual([]);

    await page.setViewportSize(size);
    await setTextSize(page, 100);
    const { reached, hidden } = await walk(page);
    expect(hidden).toEqual([]);
    expect(await notReached(page)).toEqual([]);
    expect(reached).toBeGreaterThan(20);
  });
}

test("the page that thanks is as good as the others", async ({ page, baseURL }) => {
  const answer = await page.request.post("/api/service-request", {
    headers: { Accept: "text/html", Origin: baseURL ?? "" },
    maxRedirects: 0,
    multipart: {
      form: "page",
      serviceType: "inspectie",
      address: "Voorbeeldstraat 1, Eindhoven",
      projectDescription: "Natte plek naast de schoorsteen.",
      firstName: "Test",
      lastName: "Voorbeeld",
      email: "test@voorbeeld.example",
      phone: "0612345678",
      privacy: "true",
    },
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bedankt voor uw aanvraag");
  await expect(page.locator("main")).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await layoutProblems(page)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [template, path] of Object.entries(templates)) {
    test(`${path} has its menu, a search box and no control that does nothing @phone`, async ({
      page,
      allowErrors,
    }) => {
      if (template === "not found") allowErrors(/404/);
      await page.goto(path);
      const menu = page.getByRole("link", { name: "Menu", exact: true });
      if (await menu.isVisible()) await expect(menu).toHaveAttribute("href", "#site-nav");
      const footer = page.getByRole("contentinfo");
      for (const name of ["Kennisbank", "Gratis offerte", "Contact", "Totaal Dak Specialist"])
        await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
      await expect(footer.getByRole("searchbox")).toBeVisible();
      await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
      const openers = await page
        .locator("a[data-dialog]")
        .evaluateAll((all) => all.map((el) => el.getAttribute("href")));
      expect(
        openers.filter(
          (href) =>
            !/^\/(gratis-offerte|contact|zorgeloos-wonen)|^#(site-nav|diensten-links)$/.test(href ?? ""),
        ),
      ).toEqual([]);
      for (const button of await page.locator("button:visible:not([popovertarget])").all()) {
        await expect(button).toHaveAttribute("type", "submit");
        expect(await button.evaluate((el: HTMLButtonElement) => el.form?.getAttribute("action"))).toMatch(
          /^\//,
        );
      }
    });
  }

  for (const path of ["/", "/locaties", "/contact"]) {
    test(`${path} names all towns of the map as links @phone`, async ({ page }) => {
      await page.goto(path);
      for (const fold of await page.locator("main .fold > summary:visible").all()) await fold.click();
      for (const town of ["Eindhoven", "Valkenswaard", "Sint-Huibrechts-Lille", "Neerpelt"])
        await expect(
          page.getByRole("main").getByRole("link", { name: town, exact: true }).first(),
        ).toBeVisible();
    });
  }
});

/** Presses Tab through the page and checks every stop. */
async function walk(page: Page) {
  const hidden: string[] = [];
  let reached = 0;
  for (; reached < 400; reached++) {
    await page.keyboard.press("Tab");
    let stop = await page.evaluate(judgeStop);
    // An island that hydrates may drop the focus; the next Tab continues from there.
    if (stop === null) {
      await page.keyboard.press("Tab");
      stop = await page.evaluate(judgeStop);
    }
    if (stop === null) break;
    if (stop !== "") hidden.push(stop);
  }
  return { reached, hidden };
}

/** Null past the last stop, "" when the stop is good, else the problem. Runs in the page. */
function judgeStop(): string | null {
  const el = document.activeElement as HTMLElement | null;
  if (!el || el === document.body || el.dataset.reached !== undefined) return null;
  el.dataset.reached = "";
  // An address field is replaced on focus: the same stop.
  const { dataset } = document.documentElement;
  if (el.id) dataset.reachedIds = `${dataset.reachedIds ?? ""} ${el.id}`;
  // A hidden input shows its outline on its label.
  const label = (el as HTMLInputElement).labels?.[0];
  const seen = label && (label.contains(el) || el.clientWidth < 2) ? label : el;
  const name = `${el.tagName} “${(el.getAttribute("aria-label") ?? el.innerText ?? el.id).slice(0, 40)}”`;
  const box = seen.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return `${name} has no size`;
  if (box.bottom < 1 || box.top > innerHeight - 1) return `${name} is outside the window`;
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
  const free = points.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top !== null && (seen.contains(top) || top.contains(seen));
  });
  if (!free) return `${name} is covered`;
  const outlined = [el, seen, el.nextElementSibling, ...seen.querySelectorAll("*")].some(
    (part) => part && (getComputedStyle(part).outlineStyle !== "none" || strokes(part)),
  );
  const after = getComputedStyle(el, "::after").outlineStyle !== "none";
  return outlined || after ? "" : `${name} shows no focus`;

  function strokes(part: Element): boolean {
    return part instanceof SVGElement && part.matches(".hit") && getComputedStyle(part).stroke !== "none";
  }
}

/** Focusable elements that were not reached; a radio group is one stop. */
function notReached(page: Page) {
  return page.evaluate(() => {
    const controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const missed: string[] = [];
    const ids = new Set(document.documentElement.dataset.reachedIds?.split(" "));
    for (const el of document.querySelectorAll<HTMLInputElement>(controls)) {
      if (
        ids.has(el.id) ||
        el.dataset.reached !== undefined ||
        el.tabIndex < 0 ||
        el.disabled ||
        el.closest("[inert]")
      )
        continue;
      if (
        !el.checkVisibility({ visibilityProperty: true }) ||
        el.closest("details:not([open]) > :not(summary)")
      )
        continue;
      const group = el.type === "radio" && el.name ? `input[name="${el.name}"][data-reached]` : "";
      if (group && document.querySelector(group)) continue;
      missed.push(`${el.tagName} “${(el.innerText ?? el.id).slice(0, 40)}” ${el.id}`);
    }
    return missed;
  });
}
