import { randomInt } from "node:crypto";
import { type BrowserContext, test as base, expect, type Page } from "playwright/test";
import { violationsOf } from "./axe.ts";

export { expect };

type Fixtures = {
  /** Expected console errors, such as a 404. */
  allowErrors: (...patterns: RegExp[]) => void;
};

/** Origin of the Access stand-in, which serves /admin. */
export const adminUrl = process.env.ADMIN_URL ?? "";

/**
 * Playwright's `test`, failing on console errors (including CSP violations and hydration mismatches),
 * uncaught exceptions and requests to other machines. Every test has its own address, so that tests do not
 * share a rate limit.
 */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": visitorAddress() });
    await use(context);
  },
  allowErrors: [
    async ({ context }, use) => {
      const problems = watch(context);
      const allowed: RegExp[] = [];
      await use((...patterns) => {
        allowed.push(...patterns);
      });
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects the problems on all pages of a context. */
export function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`exception: ${error.error().message}`));
  context.on("request", (request) => {
    if (leavesThisMachine(request.url())) problems.push(`request to another machine: ${request.url()}`);
  });
  return problems;
}

function leavesThisMachine(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) && !["127.0.0.1", "localhost"].includes(hostname);
}

/** A documentation address (RFC 3849); IPv6, because the limit counts per /64. */
function visitorAddress(): string {
  const group = () => randomInt(0x10000).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

/** Holds requests to an address until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits for the boot script. Taps on islands and openers before it are taken when it comes. */
export async function booted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__early === null);
}

type AxeOptions = {
  except?: string[];
  /** Asked at the width of a phone and at that of a desk, where a test runs at one of them. */
  atBothWidths?: boolean;
  /** Selector of the part to check; the whole page is slower. */
  within?: string;
};

/** As `expectNoAxeViolations`, and no overflow at the widths of a phone and a desk. */
export async function expectGoodForm(page: Page, within: string): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error("a window without a size");
  const inDialog = await page.locator(within).evaluate((element) => element.closest("dialog") !== null);
  // A tall window keeps sticky bars off a form in a page.
  const height = inDialog ? size.height : 6000;
  for (const width of size.width < 1000 ? [1440, size.width] : [390, size.width]) {
    await page.setViewportSize({ width, height });
    const wide = await page.locator(within).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wide, `pixels out of sight at ${width}`).toBe(0);
  }
  await expectNoAxeViolations(page, { within });
  expect(
    await page.locator(within).evaluate(unreadErrors),
    "fields whose error is not read out with them",
  ).toEqual([]);
  await page.setViewportSize(size);
}

/** Axe looks at no description that is not there. */
function unreadErrors(form: Element): string[] {
  const wrong = [...form.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")];
  return wrong
    .filter((control) => {
      const described = control.getAttribute("aria-describedby")?.split(" ") ?? [];
      return !described.some(
        (id) => /-(error|problems)$/.test(id) && document.getElementById(id)?.textContent,
      );
    })
    .map(({ name, outerHTML }) => name || outerHTML);
}

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** WCAG 2.2 AA and axe's best practices. */
export async function expectNoAxeViolations(
  page: Page,
  { except = [], within = "html", atBothWidths = false }: AxeOptions = {},
): Promise<void> {
  const size = page.viewportSize();
  if (atBothWidths && size) {
    await page.setViewportSize({ ...size, width: size.width < 1000 ? 1440 : 390 });
    await expectNoAxeViolations(page, { except, within });
    await page.setViewportSize(size);
  }
  await settled(page);
  await withoutTransitions(page, true);
  const violations = await violationsOf(page, within, { type: "tag", values: STANDARDS }, except);
  await withoutTransitions(page, false);
  const found: string[] = [];
  for (const { id, help, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (id !== "target-size" || (await isSmall(page, target.join(" "))))
        found.push(`${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`);
  expect(found).toEqual([]);
}

/** Until the page stands where it scrolls to: what is seen on the way may be gone there. */
export async function scrolled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [top, since] = [scrollY, performance.now()];
        (function look() {
          if (scrollY !== top) [top, since] = [scrollY, performance.now()];
          if (performance.now() - since > 300) resolve();
          else requestAnimationFrame(look);
        })();
      }),
  );
}

/** Half way through a transition, as of a button from under the pointer, colours have no contrast. What goes on is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000);
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    return Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), patience]).then(
      () => {},
    );
  });
}

/**
 * While axe looks, a smooth scroll may bring a button to the pointer or away from it: its colours change at once then,
 * not by way of a moment in which text and ground are alike.
 */
async function withoutTransitions(page: Page, without: boolean): Promise<void> {
  await page.evaluate((without) => {
    if (!without) {
      document.adoptedStyleSheets.pop();
      return;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  }, without);
}

/** Half behind a bar that stays, any target looks small: what counts is its size in the middle of the window. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  // At once: on a busy machine a smooth one is still under way when axe looks.
  await page
    .locator(target)
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const violations = await violationsOf(page, target, { type: "rule", values: ["target-size"] });
  return violations.length > 0;
}
