import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { builtWorker } from "../support/built-worker.ts";
import { seedProject, takeOff } from "../support/project-rows.ts";

const roof = "dakrenovatie-best";
const painted = Array.from({ length: 14 }, (_, n) => `schilder-veldhoven-${n + 1}`);
const withoutProjects = [
  "/",
  "/daken",
  "/daken/dakrenovatie",
  "/nl/best",
  "/nl/best/daklekkage",
  "/onze-projecten",
];
const before: Record<string, string> = {};

let site: Awaited<ReturnType<typeof builtWorker>>;
beforeAll(async () => {
  site = await builtWorker();
  for (const path of withoutProjects) before[path] = bare((await site.get(path)).body);
  // One after the other: the last is the newest of them.
  for (const [n, key] of painted.entries()) {
    const finished = `2025-05-${String(n + 1).padStart(2, "0")}`;
    await seedProject(site.db, key, { service: "onderhoud/schilder", town: "veldhoven", finished });
  }
  await seedProject(site.db, roof);
  await shows("/onze-projecten", roof);
});
afterAll(() => site?.dispose());

/** Without what differs from answer to answer: nonces, keys and times of forms. */
const bare = (html: string) =>
  html
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, "")
    .replace(/\d{13}-[\da-f]{8}/g, "");

/** Until the isolate shows (or no longer shows) what was changed last; with the cookie of who changed it. */
async function shows(path: string, text: string, shown = true): Promise<void> {
  const n = await site.db.prepare("SELECT n FROM content_generation").first<number>("n");
  const Cookie = `content-generation=${n}`;
  await vi.waitFor(async () => expect((await site.get(path, { Cookie })).body.includes(text)).toBe(shown), {
    timeout: 20_000,
    interval: 300,
  });
}

const projectsIn = (html: string) => [
  ...new Set([...html.matchAll(/href="\/onze-projecten\/([a-z0-9-]+)"/g)].map(([, key]) => key)),
];

test("a project has a page of its own: facts, photos, what was done, head and structured data", async () => {
  const { status, body, asked } = await site.get(`/onze-projecten/${roof}`);
  expect(status).toBe(200);
  expect(asked.trips).toBe(2);
  for (const part of [
    "Opgeleverd in maart 2026, na 3 weken werk. Het huis is uit 1936.",
    "18.000 tot 22.000 euro, inclusief btw",
    'href="/daken/dakrenovatie"',
    'href="/nl/best"',
    "Op zolder drupte het",
    "Het beschot is hersteld",
    "Lood van 18 pond",
    "<blockquote",
    'alt="Vóór: dakrenovatie in Best, foto 2"',
    'alt="Pannen met mos en een gebroken nokvorst"',
    'type="range"',
    'id="hoort-tekening',
    "/gratis-offerte?dienst=dakrenovatie",
    '"@type":"CreativeWork"',
    '"contentUrl":"https://',
    'property="og:image" content="https://',
    "/media/00112233445566a1/social.jpg",
  ])
    expect(body, part).toContain(part);
  expect(body).not.toMatch(/toestemming|consent|2026-03-20|20 maart/i);
  // The whole series, in the order of the work, after the two on top and the first of all beside the drawing.
  const shown = [...body.matchAll(/<img [^>]*src="\/media\/\w{13}(\w{3})\//g)].map(([, id]) => id);
  expect(shown).toEqual(["6b1", "6a2", "6b1", "6b1", "6b2", "6d1", "6a1", "6a2"]);
  const pictures = [...body.matchAll(/<img [^>]*src="\/media\/[^>]*>/g)].map(([tag]) => tag);
  expect(pictures.filter((tag) => !tag.includes('loading="lazy"'))).toHaveLength(1);
  for (const tag of pictures) expect(tag).toMatch(/(?=.* width="1600")(?=.* height="1200")(?=.* sizes=")/);
  const report = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(body);
  expect(
    report.results
      .flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
      .filter((line) => /attribute-misuse|element-permitted|duplicate|close-order|wcag/.test(line)),
  ).toEqual([]);
});

test("it leads to others like it, and is kept until something is published", async () => {
  const first = await site.get("/onze-projecten/schilder-veldhoven-1");
  expect(projectsIn(first.body)).toEqual([
    "schilder-veldhoven-14",
    "schilder-veldhoven-13",
    "schilder-veldhoven-12",
  ]);
  const again = await site.get("/onze-projecten/schilder-veldhoven-1");
  expect(again).toMatchObject({ cache: "hit", asked: { trips: 0 } });
  for (const key of ["bestaat-niet", "Hoofdletter!", "a".repeat(90)])
    expect((await site.get(`/onze-projecten/${key}`)).status, key).toBe(404);
});

test("the list shows the newest twelve, and the next page the others", async () => {
  const { body, asked } = await site.get("/onze-projecten");
  expect(asked.trips).toBeLessThanOrEqual(2);
  expect(projectsIn(body)).toEqual([roof, ...painted.toReversed().slice(0, 11)]);
  const older = /href="(\/onze-projecten\?na=[^"#]+)[^"]*"[^>]*>Oudere projecten/.exec(body)?.[1] ?? "";
  const next = await site.get(older);
  expect(projectsIn(next.body)).toEqual(painted.toReversed().slice(11));
  expect(next.body).toContain("Naar de nieuwste projecten");
  expect(next.body).not.toContain("Oudere projecten");
  expect((await site.get(older)).cache).toBe("hit");
});

test("filters are links to what would be found, the current one is marked, and all are one page to search engines", async () => {
  const { body } = await site.get("/onze-projecten?soort=onderhoud");
  expect(projectsIn(body)).toHaveLength(12);
  expect(projectsIn(body)).not.toContain(roof);
  expect(body).toMatch(/aria-current="page"[^>]*>Onderhoud</);
  expect(body).toContain('href="/onze-projecten?soort=onderhoud&amp;plaats=veldhoven#opgeleverd"');
  expect(body).not.toContain("plaats=best#");
  expect(body).not.toContain("soort=bouwen");
  expect(body).toMatch(/rel="canonical" href="[^"?]*\/onze-projecten"/);
  const both = await site.get("/onze-projecten?soort=daken&plaats=best");
  expect(projectsIn(both.body)).toEqual([roof]);
  for (const all of ["?plaats=best#opgeleverd", "?soort=daken#opgeleverd"])
    expect(both.body).toContain(`href="/onze-projecten${all}"`);
  expect((await site.get("/onze-projecten?plaats=best&soort=daken&utm_source=x")).cache).toBe("hit");
});

test.each([
  ["/onze-projecten?soort=daken&plaats=veldhoven", 200],
  ["/onze-projecten?soort=tuinen", 404],
  ["/onze-projecten?plaats=parijs", 404],
])("%s says kindly that there is nothing, and leads back", async (path, expected) => {
  const { status, body } = await site.get(path);
  expect(status).toBe(expected);
  expect(projectsIn(body)).toEqual([]);
  expect(body).toContain("Hier staat nog niets bij");
  expect(body).toContain('href="/onze-projecten#opgeleverd"');
});

test.each([
  ["/", [roof, "schilder-veldhoven-14", "schilder-veldhoven-13"]],
  ["/daken", [roof]],
  ["/daken/dakrenovatie", [roof]],
  ["/onderhoud/schilder", ["schilder-veldhoven-14", "schilder-veldhoven-13", "schilder-veldhoven-12"]],
  ["/nl/best", [roof, "schilder-veldhoven-14", "schilder-veldhoven-13"]],
  ["/nl/veldhoven/daklekkage", [roof]],
  ["/daken/daklekkage", []],
  ["/be/lommel", []],
])(
  "%s shows up to three projects that belong there, for one question to the database",
  async (path, expected) => {
    const fresh = await site.get(`${path}?pagina=fris`);
    expect(projectsIn(fresh.body)).toEqual(expected);
    expect(fresh.asked.trips).toBe(1);
    expect((await site.get(`${path}?pagina=fris`)).asked.trips).toBe(0);
  },
);

test("in another town a card says how far away the work was", async () => {
  expect((await site.get("/nl/veldhoven/daklekkage")).body).toMatch(/In Best, \d+ km verderop/);
  const { body } = await site.get("/nl/best");
  expect(body).toContain("Wat wij in en bij Best deden");
  expect(body).toMatch(/In Veldhoven, \d+ km verderop/);
  expect(body).not.toContain("In Best,");
});

test("projects stand in the sitemap with their day, and are found by search and in its box", async () => {
  const { body } = await site.get("/sitemap.xml");
  expect(body).toMatch(/\/onze-projecten\/dakrenovatie-best<\/loc><lastmod>\d{4}-\d\d-\d\d</);
  expect(body.match(/\/onze-projecten\//g)).toHaveLength(15);
  for (const path of ["/api/search-index", "/zoeken?q=dakrenovatie+in+best"])
    expect((await site.get(path)).body, path).toContain("/onze-projecten/dakrenovatie-best");
});

test("projects stand in the feed among the articles, each with the day of its delivery", async () => {
  const { body } = await site.get("/feed.xml");
  const items = [...body.matchAll(/<item>.*?<\/item>/g)].map(([item]) => item);
  const own = items.filter((item) => item.includes("/onze-projecten/"));
  expect(own).toHaveLength(15);
  expect(own.find((item) => item.includes("/dakrenovatie-best<"))).toMatch(
    /<title>Dakrenovatie in Best<\/title>.*<pubDate>\w{3}, \d\d \w{3} \d{4} .*<category>Onze projecten<\/category><description>Dakrenovatie in Best\. Opgeleverd in /,
  );
  expect(body).toContain("<title>Kennisbank en projecten van ");
  const days = items.map((item) => Date.parse(/<pubDate>(.*)<\/pubDate>/.exec(item)?.[1] ?? ""));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test("what is published last is seen by who published it, and gone when it is taken off", async () => {
  await seedProject(site.db, roof, { title: "Pannendak uit 1936 vernieuwd" });
  await shows(`/onze-projecten/${roof}`, "Pannendak uit 1936 vernieuwd");
  expect((await site.get("/onze-projecten")).body).toContain("Pannendak uit 1936 vernieuwd");
  await takeOff(site.db, roof);
  await shows("/onze-projecten", roof, false);
  expect((await site.get(`/onze-projecten/${roof}`)).status).toBe(404);
});

test("without projects every page is what it was before there were any, and asks for none", async () => {
  for (const key of painted) await takeOff(site.db, key);
  await shows("/onze-projecten", "Opgeleverd werk", false);
  for (const path of withoutProjects) {
    const page = await site.get(path);
    expect(bare(page.body), path).toBe(before[path]);
    expect(page.asked.trips, path).toBe(0);
  }
  expect((await site.get("/onze-projecten/iets")).asked.trips).toBe(0);
});
