import type { Page } from "playwright/test";
import { booted, expect, test } from "../support/page.ts";
import { startServer, type TestServer } from "../support/server.ts";

// One server of their own, because the others' broken pages are counted in the shared one.
test.describe.configure({ mode: "default" });
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
});
test.afterAll(() => server?.stop());

type Failure = { kind: string; template: string; detail: string; count: number };
/** Each test fails on another kind of page. */
const failures = (...templates: string[]) =>
  server.sql<Failure>(
    `SELECT kind, template, detail, count FROM browser_failures
     WHERE template IN (${templates.map(() => "?")}) ORDER BY kind, detail`,
    ...templates,
  );

/** A visitor whose visit is measured: tests are steered by a program, which is none. */
async function asMeasuredVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "webdriver", { value: false });
    Math.random = () => 0;
  });
}

/** Paths of what the page fetches and sends from now on, without what other parts fetch late. */
function requests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
const reporting = (paths: string[]) => paths.filter((path) => /browser-report|reporter/.test(path));

/** Resolves once the reporter has run: who leaves before that tells nothing. */
async function reporterOf(page: Page): Promise<void> {
  const answer = await page.waitForResponse(/\/assets\/reporter-/);
  await page.evaluate((url) => import(url), answer.url());
}

/** Taps the dialog, each tap of 60 ms, until the browser has told of one: it does once it is painted. */
async function tapUntilMeasured(page: Page): Promise<void> {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[];
      if (entries.some((entry) => entry.interactionId)) document.documentElement.dataset.tapped = "";
    }).observe({ type: "event", durationThreshold: 40 });
    addEventListener("pointerup", () => {
      const end = performance.now() + 60;
      while (performance.now() < end);
    });
  });
  await expect(async () => {
    await page.locator("#quote-dialog h2").first().click();
    await page.locator("[data-tapped]").waitFor({ state: "attached", timeout: 1_000 });
  }).toPass();
}

/** Adds a line to one of our own scripts. */
async function breakScript(page: Page, name: string, line: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n${line}` });
  });
}

test("an island whose code is missing is counted, and its link or form still leads on", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404|Failed to (load|fetch)|MIME type/);
  await page.route("**/assets/quote-form-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${server.url}/daken`);
  await page.waitForLoadState("load");
  await page.locator("[data-dialog=quote-dialog]:visible").first().click();
  await expect
    .poll(() => failures("division"), { timeout: 30_000 })
    .toEqual([{ kind: "island", template: "division", detail: "quote-form", count: 1 }]);
});

test("errors of our scripts are counted by name and file when the page is left; of others' nothing is told", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/kanarie/);
  await breakScript(
    page,
    "entry.client",
    `setTimeout(() => { throw new TypeError("kanarie") });
     setTimeout(() => { throw new TypeError("kanarie again") });
     Promise.reject(new RangeError("kanarie"));
     Promise.reject("kanarie");`,
  );
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/browser-report")) sent.push(request.postData() ?? "");
  });
  const reporter = reporterOf(page);
  await page.goto(`${server.url}/nl/eindhoven?naam=kanarie`);
  await reporter;
  await page.evaluate(() => {
    dispatchEvent(
      new ErrorEvent("error", { filename: "chrome-extension://a/assets/x.js", error: new Error() }),
    );
  });
  await page.goto(`${server.url}/contact`);
  await expect
    .poll(() => failures("town", "contact"), { timeout: 30_000 })
    .toEqual([
      { kind: "script", template: "town", detail: "RangeError entry.client", count: 1 },
      { kind: "script", template: "town", detail: "TypeError entry.client", count: 1 },
    ]);
  expect(sent.join()).not.toMatch(/kanarie|naam/);
});

test("an error in the office's pages is counted as the office's", async ({ page, allowErrors }) => {
  allowErrors(/kanarie/);
  await breakScript(page, "hydrate-admin", `setTimeout(() => { throw new TypeError("kanarie") });`);
  await page.goto(`${server.adminUrl}/admin`);
  const reporter = reporterOf(page);
  await page.getByRole("button", { name: /^beheer/i }).click();
  await reporter;
  await page.goto(`${server.url}/contact`);
  await expect
    .poll(() => failures("admin", "contact"), { timeout: 30_000 })
    .toEqual([{ kind: "script", template: "admin", detail: "TypeError hydrate-admin", count: 1 }]);
});

test("what the policy stops is counted", async ({ page, allowErrors }) => {
  allowErrors(/Content Security Policy/);
  await page.goto(`${server.url}/over-ons`);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<img src="data:," alt="" onerror="window.ran = true">');
  });
  await expect
    .poll(() => failures("text"), { timeout: 30_000 })
    .toEqual([{ kind: "csp", template: "text", detail: "script-src-attr inline", count: 1 }]);
});

test("a measured visit tells its vitals once, when the page is left, and nothing before the page is idle", async ({
  page,
}) => {
  await asMeasuredVisitor(page);
  await page.addInitScript(() => {
    const later: IdleRequestCallback[] = [];
    const own = window.requestIdleCallback;
    window.requestIdleCallback = (callback) => later.push(callback);
    Object.assign(window, {
      becomeIdle: () => {
        window.requestIdleCallback = own;
        for (const callback of later) callback({ didTimeout: false, timeRemaining: () => 50 });
      },
    });
  });
  const paths = requests(page);
  await page.goto(`${server.url}/daken`);
  await booted(page);
  await page.waitForLoadState("networkidle");
  expect(reporting(paths)).toEqual([]);

  const reporter = reporterOf(page);
  await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
  await reporter;
  await page.locator("[data-dialog=quote-dialog]:visible").first().click();
  await page.waitForFunction(() => document.querySelector("#quote-dialog form[novalidate]"));
  await tapUntilMeasured(page);
  expect(reporting(paths).filter((path) => path.startsWith("/api/"))).toEqual([]);

  await page.goto(`${server.url}/contact`);
  const kept = () =>
    server.sql<{ metric: string }>(
      "SELECT metric, sum(count) AS count FROM browser_vitals WHERE template = 'division' GROUP BY 1 ORDER BY 1",
    );
  await expect.poll(kept, { timeout: 30_000 }).toEqual([
    { metric: "cls", count: 1 },
    { metric: "inp", count: 1 },
    { metric: "lcp", count: 1 },
  ]);
  expect(await page.context().cookies()).toEqual([]);
});

test("a visit that is not measured and goes well fetches and sends nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "webdriver", { value: false });
    Math.random = () => 0.9;
  });
  const paths = requests(page);
  await page.goto(`${server.url}/daken`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
  await page.goto(`${server.url}/contact`);
  expect(reporting(paths)).toEqual([]);
});

test("a prerendered page reports nothing until it is shown", async ({ page }) => {
  await asMeasuredVisitor(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  const paths = requests(page);
  await page.goto(`${server.url}/daken`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
  expect(reporting(paths)).toEqual([]);
  const reporter = reporterOf(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await reporter;
});
