import type { Locator, Page } from "playwright/test";
import { test } from "./page.ts";
import { startServer, type TestServer } from "./server.ts";
import { type StandIns, startStandIns } from "./stand-ins.ts";

type AddressServer = { server: TestServer; standIns: StandIns };

/**
 * One server and its stand-in registers for the tests of a file, which run in order: a failure that one sets is
 * over before the next. What it returns can be read in tests only.
 */
export function addressServer(): AddressServer {
  test.describe.configure({ mode: "default" });
  const used = {} as AddressServer;
  test.beforeAll(async () => {
    used.standIns = await startStandIns();
    used.server = await startServer({ vars: used.standIns.vars.addresses });
  });
  test.afterAll(async () => {
    await used.server?.stop();
    await used.standIns?.close();
  });
  test.beforeEach(() => {
    used.standIns.set("pdok", "work");
    used.standIns.set("vlaanderen", "work");
  });
  return used;
}

/** The widget at the step that asks for the address. */
export async function openAddressStep(page: Page, { server }: AddressServer): Promise<Locator> {
  await page.goto(`${server.url}/daken/daklekkage`);
  await page.locator('a[data-dialog="quote-widget"]:visible').click();
  const widget = page.getByRole("dialog", { name: "Offerte aanvragen" });
  await widget.getByRole("button", { name: "Daklekkage" }).click();
  await widget.getByRole("button", { name: "Overslaan" }).click();
  return widget;
}
