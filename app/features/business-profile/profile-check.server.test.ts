import { afterAll, beforeEach, expect, test } from "vitest";
import { localBindings } from "~tests/support/local-bindings";
import { forgetProfiles, loadProfile, placesConfig } from "./profile.server";
import { profileCheck } from "./profile-check.server";

const { env: bare, dispose } = await localBindings();
afterAll(dispose);
beforeEach(forgetProfiles);

const env = { ...bare, PLACES_KEY: "sleutel", PLACES_ID: "ChIJ0123456789abc" } as unknown as Env;
const start = Date.UTC(2026, 10, 21, 10, 0);
const found = async (each: Env, at = start) => (await profileCheck(each, at))[0];

async function load(fetch: () => Promise<Response>, at: number) {
  const later: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  await loadProfile({ kv: env.CACHE, fetch, now: new Date(at), waitUntil }, placesConfig(env));
  await Promise.all(later);
}

test("a profile that is not configured is off, one that nobody needed is in order", async () => {
  expect(await found(bare)).toMatchObject({ state: "off" });
  expect(await found(env)).toMatchObject({ state: "ok", value: "Het laatste uur niet nodig geweest." });
});

test("a profile that cannot be fetched, while none is kept, is red until it can", async () => {
  await load(async () => new Response(null, { status: 500 }), start);
  expect(await found(env)).toMatchObject({
    state: "red",
    value: expect.stringContaining("ingebouwde profiel"),
  });
  const place = { id: "ChIJ0123456789abc", displayName: { text: "Bouwer" } };
  await load(async () => Response.json(place), start + 60_000);
  expect(await found(env, start + 60_000)).toMatchObject({
    state: "ok",
    value: expect.stringMatching(/^Opgehaald: \S+ /),
  });
});
