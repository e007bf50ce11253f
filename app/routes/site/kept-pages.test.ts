import { RouterContextProvider } from "react-router";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtInSettings, type OfficeSettings } from "~/content/site/office-settings";
import { saveSetting } from "~/features/settings/settings.server";
import { bindings } from "~/platform/bindings.server";
import { CACHE_HEADER, ownLifetime } from "~/platform/cache/stored-page.server";
import { localBindings } from "~tests/support/local-bindings";
import * as contact from "./contact";
import * as emergency from "./emergency";
import * as home from "./home";
import * as layout from "./layout";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => env.DB.prepare("DELETE FROM settings").run());
afterEach(() => vi.useRealTimers());

const pages = { "/": home, "/contact": contact, "/spoed": emergency };
type Path = keyof typeof pages;

/** What a page and the layout around it say at `now`: their texts, and their headers. */
async function shownAt(now: string, path: Path) {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const context = new RouterContextProvider();
  context.set(bindings, { env, ctx: { waitUntil: () => {} } } as never);
  const args = { url: new URL(path, "https://site.example"), context } as never;
  const [around, page] = await Promise.all([layout.loader(args), pages[path].loader(args)]);
  const none = new Headers();
  const parentHeaders = layout.headers({ loaderHeaders: new Headers(around.init?.headers) });
  const loaderHeaders = new Headers(page.init?.headers);
  return {
    text: JSON.stringify([around.data, page.data]),
    headers: pages[path].headers({ parentHeaders, loaderHeaders, actionHeaders: none }),
    /** Of a page that says nothing of its own. */
    otherPage: ownLifetime({ parentHeaders, loaderHeaders: none }),
  };
}

const until = (moment: string) => `300 ${Date.parse(moment)}`;

async function notice(end: string) {
  const value = { ...builtInSettings.notice, on: true, text: "Storm: bel ons", until: end };
  await saveSetting(env.DB, { name: "notice", value, version: 0 }, { email: "", now: new Date() });
}

const opens = "2026-11-23T08:00:00+01:00";

test.each(Object.keys(pages) as Path[])(
  "%s is kept no longer than what it says about the opening is true",
  async (path) => {
    const { text, headers } = await shownAt("2026-11-23T07:58:00+01:00", path);
    expect(text).toContain("gesloten, opent vandaag 08:00");
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get(CACHE_HEADER)).toBe(until(opens));
  },
);

test.each(Object.keys(pages) as Path[])(
  "%s is kept no longer than the notice over it stands, nor than its own end when that comes first",
  async (path) => {
    await notice("2026-11-22");
    const { text, headers } = await shownAt("2026-11-22T23:58:00+01:00", path);
    expect(text).toContain("Storm: bel ons");
    expect(headers.get(CACHE_HEADER)).toBe(until("2026-11-23T00:00:00+01:00"));
    await env.DB.prepare("DELETE FROM settings").run();
    await notice("2026-11-23");
    expect((await shownAt("2026-11-23T07:58:00+01:00", path)).headers.get(CACHE_HEADER)).toBe(until(opens));
  },
);

test("every other page is kept until the notice over it ends, or what its header says of the phone", async () => {
  const closes = until("2026-11-23T17:00:00+01:00");
  const day = await shownAt("2026-11-23T16:58:00+01:00", "/");
  expect(day.text).toContain("nu open tot 17:00");
  expect(day.otherPage.get(CACHE_HEADER)).toBe(closes);
  const { otherPage } = await shownAt("2026-11-22T23:58:00+01:00", "/");
  expect(otherPage.get(CACHE_HEADER)).toBe(until(opens));
  await notice("");
  expect((await shownAt("2026-11-22T23:58:00+01:00", "/")).otherPage.get(CACHE_HEADER)).toBe(until(opens));
  await env.DB.prepare("DELETE FROM settings").run();
  await notice("2026-11-22");
  const shown = await shownAt("2026-11-22T23:58:00+01:00", "/");
  expect(shown.otherPage.get(CACHE_HEADER)).toBe(until("2026-11-23T00:00:00+01:00"));
  const over = await shownAt("2026-11-23T00:00:00+01:00", "/");
  expect(over.text).not.toContain("Storm: bel ons");
  expect(over.otherPage.get(CACHE_HEADER)).toBe(until(opens));
});

test("the contact page names closed days no longer than they last", async () => {
  const closures = [{ from: "2026-11-19", until: "2026-11-21", reason: "Bedrijfsuitje" }];
  const value: OfficeSettings["hours"] = { ...builtInSettings.hours, closures };
  await saveSetting(env.DB, { name: "hours", value, version: 0 }, { email: "", now: new Date() });
  const { text, headers } = await shownAt("2026-11-21T23:58:00+01:00", "/contact");
  expect(text).toContain("Bedrijfsuitje");
  expect(headers.get(CACHE_HEADER)).toBe(until("2026-11-22T00:00:00+01:00"));
  const over = await shownAt("2026-11-22T00:00:00+01:00", "/contact");
  expect(over.text).not.toContain("Bedrijfsuitje");
});
