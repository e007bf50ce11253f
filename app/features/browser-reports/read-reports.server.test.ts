import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { localBindings } from "../../../tests/support/local-bindings";
import { browserChecks } from "./browser-checks.server";
import { purgeBrowserReports, readBrowserReports } from "./read-reports.server";

let local: Awaited<ReturnType<typeof localBindings>>;
beforeAll(async () => {
  local = await localBindings();
});
afterAll(() => local.dispose());
beforeEach(() => local.env.DB.exec("DELETE FROM browser_failures; DELETE FROM browser_vitals"));

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 22, 12, 5);

const failed = (kind: string, detail: string, count: number, ago = 0, template = "home") =>
  local.env.DB.prepare("INSERT INTO browser_failures VALUES (?, ?, ?, ?, ?)")
    .bind(now - (now % hour) - ago, kind, template, detail, count)
    .run();
const measured = (metric: string, upto: number, count: number, { template = "home", ago = 0 } = {}) =>
  local.env.DB.prepare("INSERT INTO browser_vitals VALUES (?, ?, ?, ?, ?)")
    .bind(now - (now % day) - ago, template, metric, upto, count)
    .run();
const states = async (at = now) =>
  Object.fromEntries((await browserChecks(local.env, at)).map(({ name, state }) => [name, state]));

test("without reports nothing is red, and the page says that there is nothing", async () => {
  expect(new Set(Object.values(await states()))).toEqual(new Set(["ok"]));
  expect(await readBrowserReports(local.env.DB, now)).toEqual({
    days: 7,
    speed: [],
    failureDays: 30,
    failures: [],
  });
});

test("missing islands, script errors and own violations of the last hours ring; foreign and old ones do not", async () => {
  await failed("island", "quote-form", 4);
  await failed("island", "quote-form", 50, 2 * hour);
  await failed("script", "TypeError hydrate", 14);
  await failed("csp", "script-src inline", 14);
  await failed("csp-foreign", "script-src extensie", 5000);
  expect(new Set(Object.values(await states()))).toEqual(new Set(["ok"]));
  await failed("island", "search-box", 1, hour);
  await failed("script", "Error reporter", 1);
  await failed("csp", "img-src self", 1);
  expect(await states()).toMatchObject({
    "browser-chunk-missing": "red",
    "browser-script-errors": "red",
    "browser-policy": "red",
    "browser-lcp": "ok",
  });
  const [island] = await browserChecks(local.env, now);
  expect(island?.value).toBe("5 keer, vooral quote-form.");
  expect((await states(now + 2 * hour))["browser-chunk-missing"]).toBe("ok");
});

test("a percentile over its limit rings, of all pages or of one kind, once enough visits were measured", async () => {
  await measured("lcp", 800, 900);
  await measured("lcp", 4000, 99, { template: "article" });
  expect((await states())["browser-lcp"]).toBe("ok");
  await measured("lcp", 6000, 1, { template: "article" });
  const lcp = (await browserChecks(local.env, now)).find(({ name }) => name === "browser-lcp");
  expect(lcp).toMatchObject({ state: "red", value: "3,8 s (Artikel)." });
  await measured("inp", 200, 75);
  await measured("inp", 300, 25);
  expect((await states())["browser-inp"]).toBe("ok");
  expect((await states(now + 9 * day))["browser-lcp"]).toBe("ok");
});

test("the operations page gets speed by kind of page and failures by kind and detail", async () => {
  await measured("lcp", 2500, 4);
  await measured("cls", 150, 4);
  await measured("lcp", 800, 12, { template: "town", ago: day });
  await failed("csp", "script-src inline", 2, 3 * day, "town");
  await failed("csp", "script-src inline", 1, day);
  await failed("script", "TypeError hydrate", 1, 40 * day);
  const { speed, failures } = await readBrowserReports(local.env.DB, now);
  expect(speed.map(({ page, visits, lcp, cls, inp }) => [page, visits, lcp?.text, cls, inp])).toEqual([
    ["Alle pagina’s samen", 16, "0,8 s", { text: "0,14", good: false }, null],
    ["Plaats", 12, "0,7 s", null, null],
    ["Voorpagina", 4, "2,4 s", { text: "0,14", good: false }, null],
  ]);
  expect(failures).toEqual([
    {
      what: "Eigen onderdeel tegengehouden",
      detail: "script-src inline",
      pages: expect.stringMatching(/^(Plaats, Voorpagina|Voorpagina, Plaats)$/),
      count: 3,
      last: "gisteren 13:00",
    },
  ]);
});

test("after thirty days counts are gone", async () => {
  await measured("lcp", 800, 1, { ago: 31 * day });
  await measured("lcp", 800, 1, { ago: 29 * day });
  await failed("island", "quote-form", 1, 31 * day);
  await failed("island", "quote-form", 1, 29 * day);
  await purgeBrowserReports(local.env.DB, now);
  const left = (table: string) => local.env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n");
  expect([await left("browser_vitals"), await left("browser_failures")]).toEqual([1, 1]);
});
