import type { RequestListener } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { company } from "~/content/site/company";
import { localBindings } from "~tests/support/local-bindings";
import { type StubServer, stubServer } from "~tests/support/stub-server";
import { profileOf, sampleReviews } from "./built-in-profile";
import {
  configuredPlaceId,
  forgetProfiles,
  googleProfile,
  loadProfile,
  type ProfileResources,
  placesConfig,
} from "./profile.server";

const builtInProfile = profileOf(company);

let kv: KVNamespace;
let dispose: () => Promise<void>;
let google: StubServer;
const background: Promise<unknown>[] = [];

beforeAll(async () => {
  const local = await localBindings();
  kv = local.env.CACHE;
  dispose = local.dispose;
  google = await stubServer(place("Van Google"));
}, 30_000);

afterAll(async () => {
  await google.close();
  await dispose();
});

afterEach(async () => {
  await settle();
  forgetProfiles();
  for (const { name } of (await kv.list()).keys) await kv.delete(name);
  google.requests.length = 0;
  google.answer(place("Van Google"));
});

const start = Date.parse("2026-11-20T12:00:00Z");
const minute = 60_000;

function place(name: string, ratings: number[] = [5, 4, 3]): RequestListener {
  const reviews = ratings.map((rating) => ({
    rating,
    authorAttribution: { displayName: "A." },
    text: { text: "…" },
  }));
  return (_, response) => {
    response.end(JSON.stringify({ displayName: { text: name }, rating: 4.6, userRatingCount: 80, reviews }));
  };
}

function down(status = 500): RequestListener {
  return (_, response) => {
    response.writeHead(status).end();
  };
}

function resources(now: number, overrides: Partial<ProfileResources> = {}): ProfileResources {
  return {
    kv,
    fetch,
    now: new Date(now),
    waitUntil: (work) => void background.push(work),
    ...overrides,
  };
}

async function settle(): Promise<void> {
  while (background.length > 0) await background.pop();
}

function config() {
  return { placeId: "ChIJvoorbeeld", url: google.origin, key: "sleutel" };
}

async function nameAt(now: number, overrides?: Partial<ProfileResources>): Promise<string> {
  return (await loadProfile(resources(now, overrides), config())).profile.name;
}

test("without a key and without an address nobody is asked", async () => {
  const view = await loadProfile(resources(start), placesConfig({ PLACES_ID: "", PLACES_URL: "" }));
  expect(view).toMatchObject({
    profile: builtInProfile,
    source: "built-in",
    stats: { rating: 4.9, totalReviews: 127, recommendPercent: 97, base: null },
  });
  expect(google.requests).toHaveLength(0);
});

test("Google's profile comes with the stats of its own reviews", async () => {
  const view = await loadProfile(resources(start), config());
  expect(view.source).toBe("google");
  expect(view.stats).toEqual({ rating: 4.6, totalReviews: 80, recommendPercent: 67, base: 3 });
  expect(view.reviews).toHaveLength(3);
});

test("a profile without reviews shows labelled examples and the stated percentage", async () => {
  google.answer(place("Van Google", []));
  const view = await loadProfile(resources(start), config());
  expect(view.reviews).toBe(sampleReviews);
  expect(view.reviews.every(({ sample, author_name }) => sample && author_name.startsWith("Voorbeeld"))).toBe(
    true,
  );
  expect(view.stats).toMatchObject({ recommendPercent: 97, base: null });
});

test("for 15 minutes Google is asked once, also by a new isolate", async () => {
  await nameAt(start);
  await settle();
  await nameAt(start + 5 * minute);
  forgetProfiles();
  expect(await nameAt(start + 14 * minute)).toBe("Van Google");
  expect(google.requests).toHaveLength(1);
});

test("after 15 minutes the old profile is served at once while one refresh runs", async () => {
  await nameAt(start);
  const waiting: (() => void)[] = [];
  google.answer((request, response) => void waiting.push(() => place("Nieuw")(request, response)));
  // Google does not answer before all visitors have theirs.
  const names = await Promise.all([1, 2, 3, 4].map(() => nameAt(start + 16 * minute)));
  expect(names).toEqual(Array(4).fill("Van Google"));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  await settle();
  expect(google.requests).toHaveLength(2);
  expect(await nameAt(start + 17 * minute)).toBe("Nieuw");
});

test("up to 60 minutes an old profile is better than none, after that it is the built-in one", async () => {
  await nameAt(start);
  google.answer(down());
  expect(await nameAt(start + 59 * minute)).toBe("Van Google");
  await settle();
  expect(await nameAt(start + 61 * minute)).toBe(builtInProfile.name);
});

test("cold visitors at the same time share one request", async () => {
  google.answer((request, response) => void setTimeout(() => place("Eén")(request, response), 100));
  const names = await Promise.all([1, 2, 3, 4, 5].map(() => nameAt(start)));
  expect(names).toEqual(Array(5).fill("Eén"));
  expect(google.requests).toHaveLength(1);
});

test("a failure is remembered for 30 seconds", async () => {
  google.answer(down());
  expect(await nameAt(start)).toBe(builtInProfile.name);
  google.answer(place("Weer terug"));
  expect(await nameAt(start + 29_000)).toBe(builtInProfile.name);
  expect(google.requests).toHaveLength(1);
  expect(await nameAt(start + 31_000)).toBe("Weer terug");
});

test("the specified words say what failed", async () => {
  google.answer(down(429));
  expect(await googleProfile(resources(start), config())).toEqual({ error: "Google Places API error: 429" });
});

test("a hanging Google costs a cold visitor some seconds and a warm one nothing", async () => {
  await nameAt(start);
  await settle();
  google.answer(() => {});
  const began = performance.now();
  expect(await nameAt(start + 16 * minute)).toBe("Van Google");
  expect(await Promise.race([background[0], "still running"])).toBe("still running");
  forgetProfiles();
  await kv.delete("business-profile ChIJvoorbeeld");
  expect(await nameAt(start + 16 * minute)).toBe(builtInProfile.name);
  expect(performance.now() - began).toBeLessThan(8000);
}, 15_000);

test("KV that throws, hangs or holds rubbish changes nothing", async () => {
  const throwing = {
    ...kv,
    get: () => Promise.reject(new Error("KV weg")),
    put: () => Promise.reject(new Error()),
  };
  const hanging = { ...kv, get: () => new Promise(() => {}), put: () => new Promise(() => {}) };
  for (const broken of [throwing, hanging]) {
    forgetProfiles();
    const began = performance.now();
    expect(await nameAt(start, { kv: broken as unknown as KVNamespace, waitUntil: () => {} })).toBe(
      "Van Google",
    );
    expect(performance.now() - began).toBeLessThan(700);
  }
  for (const rubbish of ["geen json", "7", "null", "[]", '{"fetchedAt":9e15,"profile":{"name":"Onzin"}}']) {
    forgetProfiles();
    await kv.put("business-profile ChIJvoorbeeld", rubbish);
    expect(await nameAt(start), rubbish).toBe("Van Google");
    await settle();
  }
});

test("only a plausible place id is ever configured", () => {
  const settings = { PLACES_URL: "https://places.example", PLACES_KEY: "k" };
  for (const PLACES_ID of ["../../evil", "kort", "a@b.example/pad", "x".repeat(201), "ChIJ vijf zes"]) {
    expect(placesConfig({ ...settings, PLACES_ID }), PLACES_ID).toBeNull();
  }
  expect(placesConfig({ ...settings, PLACES_ID: "ChIJ_echte-id" })?.placeId).toBe("ChIJ_echte-id");
  expect(configuredPlaceId({ PLACES_ID: "" })).toMatch(/^voorbeeld-/);
});
