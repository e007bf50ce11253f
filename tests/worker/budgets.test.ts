import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../scripts/cli/run.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { templates } from "../support/templates.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** Bytes in kB (1000 bytes), not times: those are measured by `npm run bench`. */
const kilobytes = (bytes: number) => bytes / 1000;

/** kB of HTML, raw and compressed, and elements: the present size and some room for text. */
const budgets: Record<string, [raw: number, compressed: number, elements: number]> = {
  home: [79, 20.3, 1000],
  "division hub": [48, 12.5, 630],
  service: [53, 14.6, 715],
  town: [45, 12.6, 585],
  "town service": [40, 11.0, 520],
  "region hub": [43.5, 12.2, 625],
  "local page": [41, 11.4, 590],
  locations: [43, 9.9, 635],
  "knowledge index": [38.2, 9.6, 520],
  article: [51, 14.9, 690],
  "leak finder": [48, 13.9, 560],
  "leak place": [45, 12.0, 630],
  "quote page": [33.2, 9.1, 505],
  contact: [55, 13.7, 765],
  membership: [59, 13.5, 815],
  projects: [64, 18.7, 805],
  reviews: [24, 7.2, 400],
  "about the company": [26, 7.5, 405],
  "legal page": [34.6, 9.4, 515],
  "search with hits": [21, 6.0, 320],
  "search without hits": [18, 5.4, 295],
  "not found": [14, 4.3, 225],
};

test.each(Object.entries(templates))("the HTML of %s (%s) stays within its budget", async (name, path) => {
  const answered = await (await fetch(server.url + path)).text();
  // Another one each time, which packs some bytes better or worse.
  const nonce = / nonce="([^"]+)"/.exec(answered)?.[1] ?? "";
  const html = answered.replaceAll(nonce, "abcdefghijklmnopqrstuvwx");
  const [raw, compressed, elements] = budgets[name] ?? [0, 0, 0];
  const bytes = (text: string) => kilobytes(Buffer.byteLength(text));
  const packed = (text: string) => kilobytes(gzipSync(text, { level: 9 }).length);
  expect(bytes(html)).toBeLessThan(raw);
  expect(packed(html)).toBeLessThan(compressed);
  const started = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").match(/<[a-z]/gi) ?? [];
  expect(started.length).toBeLessThan(elements);
  // Attributes and scripts that only script needs.
  const bare = html
    .replace(
      / data-(?:island|props|prefix|when|dialog|subject|body|failed|open-now|animate-in-view)="[^"]*"/g,
      "",
    )
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "");
  // The contact page hands its form all choices; the others need 1.2 to 4.2 kB, much the same on each page.
  expect(bytes(html) - bytes(bare)).toBeLessThan(name === "contact" ? 6.7 : 4.6);
  expect(packed(html) - packed(bare)).toBeLessThan(name === "contact" ? 1.7 : 1.5);
});

test("the data of no public page are written out for a client router that it does not have", async () => {
  for (const [name, path] of Object.entries(templates)) {
    const { pathname, search } = new URL(path, server.url);
    const answer = await fetch(`${server.url}${pathname === "/" ? "/_root" : pathname}.data${search}`);
    expect((await answer.text()).length, name).toBeLessThan(250);
  }
});

const assets = join(projectFolder, "build/client/assets");

/** A script and its static imports. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const imports = readFileSync(join(assets, name), "utf8").matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
  for (const [, imported = ""] of imports) withImports(imported, found);
  return found;
}

/** In kB, for scripts named without their hash. */
function scriptKilobytes(...starts: string[]): number {
  const found = new Set<string>();
  for (const start of starts) {
    const name = readdirSync(assets).find((file) => new RegExp(`^${start}-\\w{7}\\.js$`).test(file));
    if (!name) throw new Error(`There is no script ${start}.`);
    withImports(name, found);
  }
  const sizes = [...found].map((name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length);
  return kilobytes(sizes.reduce((sum, size) => sum + size, 0));
}

test("a first view fetches less than 4.8 kB of script, and a measured one as much again when it is idle", () => {
  expect(scriptKilobytes("entry.client")).toBeLessThan(4.8);
  expect(scriptKilobytes("entry.client", "reporter")).toBeLessThan(2 * 4.8);
});

// Loaded when a form opens: in steps the first of them, else all its fields. A tenth of room: each script names others with
// their hashes, which compress some bytes better or worse from build to build.
test.each([
  ["quote-form", 84.9],
  ["quote-widget", 82.8],
  ["service-menu", 83.2],
  ["membership-form", 86.4],
  ["contact-form", 86.9],
  ["membership-page", 85.9],
  ["quote-page", 89],
] as const)("all script after %s was opened, first view included, stays under %d kB", (form, budget) => {
  expect(scriptKilobytes("entry.client", "hydrate", form)).toBeLessThan(budget);
});

test("no script has a style sheet fetched along with another: the wrapper of import() knows scripts only", () => {
  const lists = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => /\bm\.f=\[([^\]]*)\]/.exec(readFileSync(join(assets, name), "utf8"))?.[1] ?? []);
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.join()).not.toContain(".css");
});

test("what has the rest fetched while the code of a form is on its way takes less than 1 kB", () => {
  const needed = scriptKilobytes("entry.client", "hydrate");
  expect(scriptKilobytes("entry.client", "hydrate", "form-ahead") - needed).toBeLessThan(1);
});

test("what a form fetches while its first step is filled in stays under 17.9 kB, and rules come with the first key", () => {
  const first = scriptKilobytes("entry.client", "hydrate", "quote-form");
  expect(scriptKilobytes("entry.client", "hydrate", "quote-form", "form-engine") - first).toBeLessThan(17.9);
});

test("one stylesheet and three fonts, small enough for the first seconds of a slow phone", () => {
  const files = readdirSync(assets);
  const firstFonts = files.filter((name) => name.endsWith(".woff2") && !/-(more|extended)-/.test(name));
  expect(firstFonts).toHaveLength(3);
  expect(
    firstFonts.reduce((sum, name) => sum + kilobytes(readFileSync(join(assets, name)).length), 0),
  ).toBeLessThan(26);
});

test("every page has one sheet in its head, and those with the map its own before the map", async () => {
  const packed = (path: string) =>
    kilobytes(gzipSync(readFileSync(join(projectFolder, "build/client", path)), { level: 9 }).length);
  for (const [name, path] of Object.entries(templates)) {
    const [head = "", body = ""] = (await (await fetch(server.url + path)).text()).split("</head>");
    const sheets = (html: string) =>
      [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, file = ""]) => file);
    const [sheet = "", ...others] = sheets(head);
    expect(others, name).toEqual([]);
    expect(packed(sheet), name).toBeLessThan(20.9);
    const own = sheets(body);
    expect(own.length, name).toBe(body.includes("service-map-sheet") ? 1 : 0);
    for (const file of own) expect(packed(file)).toBeLessThan(3.1);
  }
});

test("the sheet of public pages styles all that they show, and nothing that only the office has", async () => {
  const folder = join(projectFolder, "build/client/assets");
  const sheet = (name: string) =>
    readFileSync(
      join(folder, readdirSync(folder).find((file) => new RegExp(`^${name}-.*\\.css$`).test(file)) ?? ""),
      "utf8",
    );
  const [site, admin] = [sheet("site"), sheet("admin")];
  const styled = (css: string, name: string) => css.includes(`.${name.replace(/[^\w-]/g, "\\$&")}`);
  for (const path of Object.values(templates)) {
    const html = await (await fetch(server.url + path)).text();
    const names = new Set(
      [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = ""]) =>
        list.replaceAll("&amp;", "&").split(" "),
      ),
    );
    const lost = [...names].filter((name) => !styled(site, name) && styled(admin, name));
    expect(lost, path).toEqual([]);
  }
  expect(site.length).toBeLessThan(0.92 * admin.length);
});
