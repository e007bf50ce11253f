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

/** Bytes are counted, never times: `npm run bench` measures those. In kB (1000 bytes). */
const kilobytes = (bytes: number) => bytes / 1000;

test.each([
  ["/", 170, 31],
  ["/daken", 125, 24],
  ["/daken/daklekkage", 125, 24],
  ["/nl/eindhoven", 95, 20],
  ["/nl/eindhoven/daklekkage", 95, 20],
  ["/kennisbank", 110, 20],
  ["/kennisbank/plat-dak", 120, 24],
  ["/gratis-offerte", 80, 16],
])("the HTML of %s stays under %i kB, and %i kB compressed", async (path, raw, compressed) => {
  const html = Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
  expect(kilobytes(html.length)).toBeLessThan(raw);
  expect(kilobytes(gzipSync(html, { level: 9 }).length)).toBeLessThan(compressed);
});

test("the data of no public page are written out for a client router that it does not have", async () => {
  for (const [name, path] of Object.entries(templates)) {
    const { pathname, search } = new URL(path, server.url);
    const answer = await fetch(`${server.url}${pathname === "/" ? "/_root" : pathname}.data${search}`);
    expect((await answer.text()).length, name).toBeLessThan(250);
  }
});

const assets = join(projectFolder, "build/client/assets");

/** A script and all that it imports before it runs, by name. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const imports = readFileSync(join(assets, name), "utf8").matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
  for (const [, imported = ""] of imports) withImports(imported, found);
  return found;
}

/** The same, for several scripts named without their hash, together in kB. */
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

test("a first view fetches less than 5 kB of script", () => {
  expect(scriptKilobytes("entry.client")).toBeLessThan(5);
});

// What an opened form needs from the first view on; its rules and suggestions come with the first key.
test.each(["quote-form", "quote-widget", "service-menu", "membership-form", "contact-form"])(
  "all script after %s was opened, first view included, stays under 108 kB",
  (form) => {
    expect(scriptKilobytes("entry.client", "hydrate-island", form)).toBeLessThan(108);
  },
);

test("one stylesheet and two fonts, small enough for the first seconds of a slow phone", () => {
  const files = readdirSync(assets);
  const size = (extension: string, pack: boolean) =>
    files
      .filter((name) => name.endsWith(extension))
      .map((name) => readFileSync(join(assets, name)))
      .reduce((sum, file) => sum + kilobytes(pack ? gzipSync(file, { level: 9 }).length : file.length), 0);
  expect(files.filter((name) => name.endsWith(".woff2"))).toHaveLength(2);
  expect(size(".woff2", false)).toBeLessThan(56);
  const publicStyles = /href="(\/assets\/[^"]+\.css)"/g;
  return fetch(server.url)
    .then((answer) => answer.text())
    .then((html) => {
      const sheets = [...html.matchAll(publicStyles)].map(([, path]) => path ?? "");
      expect(sheets).toHaveLength(1);
      const sheet = readFileSync(join(projectFolder, "build/client", sheets[0] ?? ""));
      expect(kilobytes(gzipSync(sheet, { level: 9 }).length)).toBeLessThan(20);
    });
});
