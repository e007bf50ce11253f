import type { BrowserContext, BrowserType, LaunchOptions } from "playwright";
import { desktop, type Engine, type EngineName, type Tab, watched } from "./tab.ts";

/** Drives a browser that Playwright speaks to: any Chromium, and its own builds of Firefox and WebKit. */
export async function startPlaywright(
  name: EngineName,
  type: BrowserType,
  options: LaunchOptions,
  from: string,
): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    description: `${name} ${browser.version()}, ${from}`,
    async open(viewport = desktop) {
      const context = await browser.newContext({ viewport, locale: "nl-NL", timezoneId: "Europe/Amsterdam" });
      return openTab(context, name);
    },
    stop: () => browser.close(),
  };
}

async function openTab(context: BrowserContext, name: EngineName): Promise<Tab> {
  const page = await context.newPage();
  const tab: Tab = {
    goto: async (address) => void (await page.goto(address)),
    async reload() {
      await page.bringToFront();
      await page.reload();
    },
    back: async () => void (await page.goBack({ waitUntil: "commit" })),
    forward: async () => void (await page.goForward({ waitUntil: "commit" })),
    evaluate: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<never>,
    async clickAt(x, y) {
      await page.bringToFront();
      await page.mouse.click(x, y);
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async wheel(x, y, pixels) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, pixels);
    },
    chooseFiles: (input, paths) => page.locator(input).setInputFiles(paths),
    another: () => openTab(context, name),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
  return watched(tab, name);
}
