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

/** kB of HTML, raw and compressed: the present size and some room for text. */
const budgets: Record<string, [raw: number, compressed: number]> = {
  home: [138, 26.6],
  "division hub": [72, 15.2],
  service: [78, 17.5],
  town: [62, 15],
  "town service": [58, 12.8],
  "region hub": [52, 12.2],
  "local page": [52, 12.2],
  locations: [76, 13.6],
  "knowledge index": [53, 11.8],
  article: [67, 17.1],
  "quote page": [42, 9.9],
  contact: [93, 17.3],
  membership: [89, 16.2],
  projects: [90, 22],
  "about the company": [41, 9.5],
  "legal page": [48, 11.3],
  "search with hits": [34, 7.8],
  "search without hits": [31, 7.2],
  "not found": [19, 5],
};

test.each(Object.entries(templates))("the HTML of %s (%s) stays within its budget", async (name, path) => {
  const html = await (await fetch(server.url + path)).text();
  const [raw, compressed] = budgets[name] ?? [0, 0];
  const bytes = (text: string) => kilobytes(Buffer.byteLength(text));
  const packed = (text: string) => kilobytes(gzipSync(text, { level: 9 }).length);
  expect(bytes(html)).toBeLessThan(raw);
  expect(packed(html)).toBeLessThan(compressed);
  // Attributes and scripts that only script needs.
  const bare = html
    .replace(/ data-(?:island|props|prefix|when|dialog|subject|open-now|animate-in-view)="[^"]*"/g, "")
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "");
  expect(bytes(html) / bytes(bare)).toBeLessThan(1.13);
  expect(packed(html) / packed(bare)).toBeLessThan(1.18);
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
    const name = readdirSync(assets).find((file) => new RegExp(`^${start}-[\\w-]{8}\\.js$`).test(file));
    if (!name) throw new Error(`There is no script ${start}.`);
    withImports(name, found);
  }
  const sizes = [...found].map((name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length);
  return kilobytes(sizes.reduce((sum, size) => sum + size, 0));
}

test("a first view fetches less than 4.6 kB of script, and a measured one as much again when it is idle", () => {
  expect(scriptKilobytes("entry.client")).toBeLessThan(4.6);
  expect(scriptKilobytes("entry.client", "reporter")).toBeLessThan(2 * 4.6);
});

// Loaded when a form opens: in steps the first of them, else all its fields.
test.each([
  ["quote-form", 84],
  ["quote-widget", 83],
  ["service-menu", 83.5],
  ["membership-form", 86.5],
  ["contact-form", 86.5],
  ["membership-page", 86.5],
  ["quote-page", 88.5],
] as const)("all script after %s was opened, first view included, stays under %d kB", (form, budget) => {
  expect(scriptKilobytes("entry.client", "hydrate", form)).toBeLessThan(budget);
});

test("what a form fetches while its first step is filled in stays under 17 kB, and rules come with the first key", () => {
  const first = scriptKilobytes("entry.client", "hydrate", "quote-form");
  expect(scriptKilobytes("entry.client", "hydrate", "quote-form", "form-engine") - first).toBeLessThan(17);
});

test("one stylesheet and three fonts, small enough for the first seconds of a slow phone", () => {
  const files = readdirSync(assets);
  const firstFonts = files.filter((name) => name.endsWith(".woff2") && !/-(more|extended)-/.test(name));
  expect(firstFonts).toHaveLength(3);
  expect(
    firstFonts.reduce((sum, name) => sum + kilobytes(readFileSync(join(assets, name)).length), 0),
  ).toBeLessThan(26);
  const publicStyles = /href="(\/assets\/[^"]+\.css)"/g;
  return fetch(server.url)
    .then((answer) => answer.text())
    .then((html) => {
      const sheets = [...html.matchAll(publicStyles)].map(([, path]) => path ?? "");
      expect(sheets).toHaveLength(1);
      const sheet = readFileSync(join(projectFolder, "build/client", sheets[0] ?? ""));
      expect(kilobytes(gzipSync(sheet, { level: 9 }).length)).toBeLessThan(21.5);
    });
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
