import { spawn } from "node:child_process";
import puppeteer, { type BrowserContext, type ElementHandle, type KeyInput } from "puppeteer-core";
import { started } from "./started.ts";
import { desktop, type Engine, type Size, type Tab, watched } from "./tab.ts";

/** In ms. Two seconds do on an idle machine; with cold disks and the other engines beside it, thirty did not. */
const STARTING = 90_000;

/** Drives a Firefox as its makers or a distribution ship it, over WebDriver BiDi. */
export async function startFirefox(executablePath: string, from: string): Promise<Engine> {
  const launch = () =>
    puppeteer.launch({
      browser: "firefox",
      executablePath,
      env: { ...process.env, TZ: "Europe/Amsterdam", MOZ_CRASHREPORTER_DISABLE: "1" },
      extraPrefsFirefox: { "intl.accept_languages": "nl-NL, nl" },
      timeout: STARTING,
    });
  const browser = await started("Firefox", launch);
  // Its group ends with us even when we are killed.
  const group = browser.process()?.pid ?? 0;
  const lifeline = spawn("/bin/sh", ["-c", `cat; kill -s KILL -- -${group}`], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  lifeline.on("error", () => {});
  return {
    description: `firefox ${(await browser.version()).replace(/^firefox\//i, "")}, ${from}`,
    async open(viewport = desktop) {
      const context = await browser.createBrowserContext();
      return openTab(context, viewport);
    },
    async stop() {
      await browser.close();
      lifeline.stdin.end();
    },
  };
}

async function openTab(context: BrowserContext, viewport: Size): Promise<Tab> {
  const page = await context.newPage();
  await page.setViewport(viewport);
  const tab: Tab = {
    goto: async (address) => void (await page.goto(address)),
    async reload() {
      await page.bringToFront();
      await page.reload();
    },
    // Its own commands wait for a load, which a page that was kept in memory does not tell of.
    back: () => page.evaluate("history.back()") as Promise<never>,
    forward: () => page.evaluate("history.forward()") as Promise<never>,
    evaluate: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<never>,
    async clickAt(x, y) {
      await page.bringToFront();
      await page.mouse.click(x, y);
    },
    async press(name) {
      const keys = name.split("+") as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    async wheel(x, y, pixels) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: pixels });
    },
    async chooseFiles(input, paths) {
      const element = (await page.waitForSelector(input)) as ElementHandle<HTMLInputElement>;
      await element.uploadFile(...paths);
    },
    another: () => openTab(context, viewport),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
  return watched(tab, "firefox");
}
