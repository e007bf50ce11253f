import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listedPages } from "../../app/content/views/page-list.ts";
import routes from "../../app/routes.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { specifiedPaths } from "../support/specified-paths.ts";

/** Aliases: they serve the page and name the main address as canonical. */
const ALIASES: Record<string, string> = {
  "/offerte": "/gratis-offerte",
  "/zorgeloos-wonen1": "/zorgeloos-wonen",
  "/eindhoven": "/nl/eindhoven",
  "/nuenen": "/nl/nuenen",
  "/veldhoven": "/nl/veldhoven",
  "/best": "/nl/best",
  "/lommel": "/be/lommel",
  "/be/limburg": "/be",
  "/be/": "/be",
};

type RouteEntry = { path?: string; index?: boolean; file: string; children?: RouteEntry[] };

/** Route patterns of all public pages. */
function publicRoutes(entries = routes as RouteEntry[], parent = ""): string[] {
  return entries
    .filter(({ file }) => /^routes\/(site|knowledge)\//.test(file))
    .flatMap(({ path, children }) => {
      const address = path ? `${parent}/${path}` : parent;
      return children ? publicRoutes(children, address) : [address || "/"];
    });
}

type Page = { path: string; status: number; html: string };

let server: TestServer;
const pages = new Map<string, Page>();

async function visit(path: string): Promise<Page> {
  const answer = await fetch(server.url + path, { redirect: "manual" });
  return { path, status: answer.status, html: await answer.text() };
}

const attribute = (text: string) => text.replaceAll("&amp;", "&");

/** Links of a page to this site, without query and fragment. */
function linksOf({ html }: Page): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
    .map((match) => attribute(match[1] ?? ""))
    .filter((href) => href.startsWith("/") && !href.startsWith("//"))
    .map((href) => href.replace(/[?#].*$/, ""));
}

beforeAll(async () => {
  server = await startServer();
  const waiting = ["/"];
  const seen = new Set(waiting);
  while (waiting.length > 0) {
    const batch = await Promise.all(waiting.splice(0, 4).map(visit));
    for (const page of batch) {
      pages.set(page.path, page);
      for (const link of page.status === 200 ? linksOf(page) : []) {
        if (!seen.has(link) && !/\.\w+$/.test(link)) {
          seen.add(link);
          waiting.push(link);
        }
      }
    }
  }
}, 180_000);
afterAll(() => server.stop());

const found = () => [...pages.values()].filter(({ status }) => status === 200);
const first = (page: Page, pattern: RegExp) => pattern.exec(page.html)?.[1] ?? "";

test("a visitor who follows links from the front page finds every path of the specification", () => {
  expect(specifiedPaths.filter((path) => pages.get(path)?.status !== 200)).toEqual([]);
});

test("every page that content makes is found by links, and every page without parameters that the routes make", () => {
  const listed = listedPages().map(({ path }) => path);
  expect(listed.filter((path) => pages.get(path)?.status !== 200)).toEqual([]);
  // The last is there once there are prices.
  const others = new Set(["/zoeken", ...Object.keys(ALIASES), "/wat-kost-het"]);
  const fixed = publicRoutes().filter((path) => !/[:*]/.test(path) && !others.has(path));
  expect(fixed).toEqual(expect.arrayContaining(["/", "/daken", "/be", "/contact", "/kennisbank"]));
  expect(fixed.filter((path) => pages.get(path)?.status !== 200)).toEqual([]);
  // Every found page is known.
  const known = new Set([...listed, ...fixed, ...others]);
  expect(
    found()
      .map(({ path }) => path)
      .filter((path) => !known.has(path)),
  ).toEqual([]);
});

test("no link is broken, and none leads by a redirect", () => {
  const others = [...pages.values()].filter(({ status }) => status !== 200);
  expect(others.map(({ path, status }) => `${path} ${status}`)).toEqual([]);
});

/** What the page itself says: without header, footer and the way back to the pages above it. */
function bodyOf({ path, status, html }: Page): Page {
  const [, main = ""] = /<main[ >]([\s\S]*)<\/main>/.exec(html) ?? [];
  return { path, status, html: main.replace(/<nav[ >][\s\S]*?<\/nav>/g, "") };
}

/** What nobody looks for while he reads: the header and the footer of every page lead there. */
const OF_HEADER_AND_FOOTER = ["/", "/cookiebeleid", "/disclaimer", "/toegankelijkheid"];

test("the text of at least two other pages leads to every page that search engines may show", () => {
  const from = new Map<string, Set<string>>();
  const shown = found().filter(
    ({ html, path }) => !/name="robots" content="noindex/.test(html) && !Object.keys(ALIASES).includes(path),
  );
  for (const page of shown) {
    for (const to of linksOf(bodyOf(page)))
      if (to !== page.path) from.set(to, (from.get(to) ?? new Set()).add(page.path));
  }
  const few = shown.flatMap(({ path }) => {
    if (OF_HEADER_AND_FOOTER.includes(path)) return [];
    const sources = [...(from.get(path) ?? [])];
    return sources.length < 2 ? [`${path}: ${sources.join(", ") || "none"}`] : [];
  });
  expect(shown.length).toBeGreaterThan(155);
  expect(few).toEqual([]);
});

test("no link is dead and every fragment has its target", () => {
  const dead: string[] = [];
  for (const { path, html } of found()) {
    for (const [, target = ""] of html.matchAll(/<a [^>]*href="#([^"]*)"/g)) {
      if (target === "" || !html.includes(`id="${target}"`)) dead.push(`${path}#${target}`);
    }
  }
  expect(dead).toEqual([]);
});

test("every page has one h1, one main, a title of 15 to 65 characters and a description of 70 to 165", () => {
  const decode = (text: string) =>
    text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
  const wrong: string[] = [];
  for (const page of found()) {
    const title = decode(first(page, /<title>([^<]*)<\/title>/));
    const description = decode(first(page, /<meta name="description" content="([^"]*)"/));
    const counts = [/<h1[ >]/g, /<main[ >]/g].map((pattern) => [...page.html.matchAll(pattern)].length);
    if (counts.join() !== "1,1") wrong.push(`${page.path}: ${counts} h1 and main`);
    if (title.length < 15 || title.length > 65) wrong.push(`${page.path}: title of ${title.length}`);
    const indexed = !/<meta name="robots" content="noindex/.test(page.html);
    if (indexed && (description.length < 70 || description.length > 165)) {
      wrong.push(`${page.path}: description of ${description.length}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("every page is shared with a picture that is there, and says what it shows", async () => {
  const pictures = new Set<string>();
  for (const page of found()) {
    if (/<meta name="robots" content="noindex/.test(page.html)) continue;
    const [picture, alt] = ["og:image", "og:image:alt"].map((name) =>
      first(page, new RegExp(`<meta property="${name}" content="([^"]+)"`)),
    );
    expect([page.path, picture, alt]).toEqual([
      page.path,
      expect.stringMatching(/^https:.+\.jpg$/),
      expect.stringMatching(/.{15}/),
    ]);
    pictures.add(new URL(picture ?? "").pathname);
  }
  expect(pictures.size).toBeGreaterThan(20);
  for (const path of pictures) {
    const answer = await fetch(server.url + path);
    expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([path, 200, "image/jpeg"]);
    await answer.arrayBuffer();
  }
});

test("no two pages share a title or a description", () => {
  for (const pattern of [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/]) {
    const owners = new Map<string, string>();
    const doubles: string[] = [];
    for (const page of found()) {
      // An alias shows its main page, whose canonical link says so.
      if (!first(page, /rel="canonical" href="([^"]*)"/).endsWith(page.path)) continue;
      const text = first(page, pattern);
      const owner = owners.get(text);
      if (owner) doubles.push(`${owner} and ${page.path}: ${text}`);
      owners.set(text, page.path);
    }
    expect(doubles).toEqual([]);
  }
});

test.each(Object.entries(ALIASES))(
  "%s shows the page of %s and names it as canonical",
  async (alias, main) => {
    const page = await visit(alias);
    expect(page.status).toBe(200);
    expect(first(page, /rel="canonical" href="([^"]*)"/)).toMatch(new RegExp(`[a-z]${main}$`));
  },
);

type Node = { "@type": string | string[]; "@id": string };

test("structured data parse, refer to the company by one id and say nothing of a rating", () => {
  const ids = new Set<string>();
  for (const { path, html } of found()) {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
    const nodes = blocks.flatMap(([, text = ""]) => (JSON.parse(text) as { "@graph": Node[] })["@graph"]);
    const companies = nodes.filter((node) => node["@type"].includes("RoofingContractor"));
    if (!/name="robots" content="noindex/.test(html)) expect([path, companies.length]).toEqual([path, 1]);
    for (const { "@id": id } of companies) ids.add(id);
    expect(JSON.stringify(nodes).includes("aggregateRating"), path).toBe(false);
  }
  expect(ids.size).toBe(1);
});

test("every page is valid HTML", { timeout: 120_000 }, async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React writes attributes and void elements in its own way.
      "attr-quotes": "off",
      "doctype-style": "off",
      "void-style": "off",
      "no-inline-style": "off",
      "long-title": "off",
      // Streamed pages carry React's own scripts; SVG parts are links.
      "script-type": "off",
      "no-redundant-role": "off",
      "prefer-native-element": "off",
      "valid-id": "off",
      "tel-non-breaking": "off",
      "require-sri": "off",
      "no-trailing-whitespace": "off",
    },
  });
  const wrong = new Set<string>();
  for (const { path, html } of found()) {
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages)
        wrong.add(`${ruleId}: ${message} (${path} ${selector})`);
    }
  }
  expect([...wrong].slice(0, 12)).toEqual([]);
});
