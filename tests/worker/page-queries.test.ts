import { afterAll, beforeAll, expect, test } from "vitest";
import { seedArticles } from "../support/article-rows.ts";
import { builtWorker } from "../support/built-worker.ts";
import { templates } from "../support/templates.ts";

let site: Awaited<ReturnType<typeof builtWorker>>;
let firstEver: Awaited<ReturnType<typeof site.get>>;
beforeAll(async () => {
  site = await builtWorker();
  await seedArticles(site.db, 1, 60);
  firstEver = await site.get("/");
});
afterAll(() => site?.dispose());

/** Round trips to D1 for an uncached page; content/ needs none. */
const trips: Record<string, number> = {
  "/kennisbank": 1,
  "/kennisbank?categorie=daken": 1,
  "/kennisbank/dak-1": 1,
  "/zoeken?q=dakgoot": 1,
  "/zoeken?q=xqzzw": 1,
};
const pages = [...Object.values(templates), "/kennisbank?categorie=daken", "/kennisbank/dak-1"];

test("a new isolate asks for the content generation, what the office changed and the settings first, and not again", async () => {
  expect(firstEver.asked).toMatchObject({ trips: 3, queries: 4 });
  expect((await site.get("/locaties")).asked.trips).toBe(0);
});

test.each(pages)("%s asks D1 once at most, and nothing when it is kept", async (path) => {
  const first = await site.get(path);
  expect(first.status).toBe(path === templates["not found"] ? 404 : 200);
  if (first.cache !== "hit") expect(first.asked.trips).toBe(trips[path] ?? 0);
  const again = await site.get(path);
  const kept = first.status === 200 && !path.includes("?q=");
  expect(again.asked.trips).toBe(kept ? 0 : (trips[path] ?? 0));
  if (kept) expect(again.cache).toBe("hit");
});
