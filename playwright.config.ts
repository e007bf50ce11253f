import { defineConfig } from "playwright/test";
import { browserArgs, findBrowser } from "./tests/support/browser.ts";

const browser = await findBrowser();

// The user agents are those of ordinary browsers: to a crawler, and to "HeadlessChrome" as such, the server
// sends pages only when they are complete.
const version = "Chrome/153.0.0.0";
const desktopAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${version} Safari/537.36`;
const phoneAgent = `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ${version} Mobile Safari/537.36`;

/**
 * What happens to a request, a draft or an article is the same at every width: these run at one, and so do tests of
 * other files whose title ends with @phone. How things look at both is asked in the others, and by `expectGoodForm`, axe
 * `atBothWidths` and the office's day, which change the width themselves.
 */
const files = (names: string) => names.split(/\s+/).map((name) => `**/${name}.test.ts`);
const onPhone =
  files(`address address-on-phone browser-reports by-hand changed-file contact contact-log content dialog-body drafts
  emergency file-names filled-in-silence follow-up-questions form-corrections form-engine form-states form-truth
  form-walks help-at-once inbox-search labels large-text lead-project line-cut map-targets membership nearest-town
  new-project old-tab one-draft one-lead outcome own-review page-texts page-watch panel-back phone-question
  picture quote-modal record-editor review sending site-articles slow-storage stale-drafts texts-of-the-site
  toasts turnstile two-tabs-send visitor-lead visitor-message waiting weak-line while-sending`);
const atDesk =
  files(`admin admin-early admin-line article-blocks article-fields articles cut-words inbox inbox-keys inbox-views
  keyboard keys-in-sight lead-answer lead-drafts live-list main-pages more-contrast notifications office-day
  office-tasks operations presence print quarantine urgent-day visits`);

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/support/global-setup.ts",
  forbidOnly: true,
  // Nothing here takes that long; a busy machine may.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  reporter: process.env.CI ? "list" : [["list"], ["html", { open: "never" }]],
  use: {
    // Set by the global setup, before the processes start that run the tests.
    baseURL: process.env.SITE_URL,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browser.executablePath,
      // What a page sends while it is left goes out with the browser's own agent, not with that of its context.
      args: [...browserArgs, `--user-agent=${desktopAgent}`],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: atDesk,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: phoneAgent },
    },
    {
      name: "desktop",
      testIgnore: onPhone,
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, userAgent: desktopAgent },
    },
  ],
});
