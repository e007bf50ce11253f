import { afterAll, beforeAll, expect, test } from "vitest";
import { seedArticles } from "../support/article-rows.ts";
import { builtWorker } from "../support/built-worker.ts";

let site: Awaited<ReturnType<typeof builtWorker>>;
type Answer = Awaited<ReturnType<typeof site.get>>;
const small: Record<string, Answer> = {};
const large: Record<string, Answer> = {};

const middle = "/kennisbank?pagina=dw-500";
const paths = [
  "/api/search-index",
  "/zoeken?q=lood",
  "/zoeken?q=dak+7",
  "/zoeken?q=xqzzw",
  "/feed.xml",
  "/sitemap.xml?deel=0",
  "/sitemap.xml?deel=1",
  "/kennisbank",
  "/kennisbank?categorie=gevels",
  middle,
  "/kennisbank/dak-501",
];

beforeAll(async () => {
  // No page cache.
  site = await builtWorker(() => ({ PAGE_MEMORY_MB: "0" }));
  await site.get("/");
  await seedArticles(site.db, 1, 1_000);
  for (const path of [...paths, "/sitemap.xml"]) small[path] = await site.get(path);
  await seedArticles(site.db, 1_001, 10_000);
  for (const path of [...paths, "/sitemap.xml"]) large[path] = await site.get(path);
}, 300_000);
afterAll(() => site?.dispose());

test.each(paths)("%s costs with 10,000 articles what it costs with 1,000", (path) => {
  const [before, after] = [small[path] as Answer, large[path] as Answer];
  expect(after.status).toBe(200);
  expect(after.asked.trips).toBe(1);
  expect(after.asked.queries).toBe(before.asked.queries);
  expect(after.asked.rows).toBeLessThanOrEqual(1.5 * before.asked.rows + 2);
  // The numbers of the articles, and so their counts, have one digit more.
  expect(after.body.length).toBeLessThanOrEqual(1.05 * before.body.length);
});

test("what is listed are the newest, the pages behind them lead to the others, and search finds each", async () => {
  expect(large["/kennisbank"]?.body).toContain("/kennisbank/dak-10000");
  expect(large["/feed.xml"]?.body).toContain("/kennisbank/dak-10000");
  expect(large["/api/search-index"]?.body).toContain("/kennisbank/dak-10000");
  expect((await site.get("/zoeken?q=dak+4321")).body).toContain("/kennisbank/dak-4321");
  expect(large[middle]?.body).toContain("/kennisbank/dak-499");
});

test("a thousand articles are one sitemap, ten thousand an index of files that hold each of them once", async () => {
  expect(small["/sitemap.xml"]?.body.match(/<loc>[^<]*\/kennisbank\/dak-\d/g)).toHaveLength(1_000);
  const index = large["/sitemap.xml"] as Answer;
  expect(index.asked).toMatchObject({ trips: 1 });
  expect(index.asked.rows).toBeLessThanOrEqual(1_010);
  const files = [...index.body.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, file = ""]) => file);
  expect(files).toHaveLength(11);
  const found = new Set<string>();
  for (const file of files) {
    const { body } = await site.get(file);
    for (const [, place = ""] of body.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      expect(found.has(place), place).toBe(false);
      found.add(place);
    }
  }
  expect([...found].filter((place) => /\/dak-\d/.test(place))).toHaveLength(10_000);
  expect((await site.get("/sitemap.xml?deel=11")).status).toBe(404);
  expect((await site.get("/sitemap.xml?deel=x")).status).toBe(404);
});
