import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { localBindings } from "~tests/support/local-bindings";
import {
  contentGeneration,
  forgetGeneration,
  generationState,
  knownGeneration,
  raiseGeneration,
  showOwnChange,
} from "./content-generation.server";

let env: Env;
let dispose: () => Promise<void>;
beforeAll(async () => {
  ({ env, dispose } = await localBindings());
});
afterAll(() => dispose());
beforeEach(() => forgetGeneration());

function asker(cookie?: string) {
  let queries = 0;
  const behind: Promise<unknown>[] = [];
  const db = new Proxy(env.DB, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name === "prepare") queries++;
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  const request = new Request("https://huis.example/", cookie ? { headers: { Cookie: cookie } } : {});
  return {
    at: (now: number) => contentGeneration(db, request, now, (work) => behind.push(work)),
    settled: () => Promise.all(behind),
    queries: () => queries,
  };
}

test("an isolate asks once, then not for thirty seconds, then beside the request", async () => {
  const isolate = asker();
  const first = await isolate.at(1_000_000);
  await raiseGeneration(env.DB).run();
  expect(await isolate.at(1_029_999)).toBe(first);
  expect(isolate.queries()).toBe(1);
  expect(await isolate.at(1_030_000)).toBe(first);
  expect(isolate.queries()).toBe(2);
  expect(await isolate.at(1_030_001)).toBe(first);
  await isolate.settled();
  expect(isolate.queries()).toBe(2);
  expect(await isolate.at(1_030_002)).toBe(first + 1);
});

test("one that has not asked for 55 seconds waits for the answer", async () => {
  const isolate = asker();
  const first = await isolate.at(1_000_000);
  await raiseGeneration(env.DB).run();
  expect(await isolate.at(1_055_000)).toBe(first + 1);
});

test("a question beside the request is asked again after five seconds, not before", async () => {
  await asker().at(1_000_000);
  let asked = 0;
  const first = () => {
    asked++;
    return new Promise(() => {});
  };
  const silent = { prepare: () => ({ first }) } as unknown as D1Database;
  const at = (now: number) => contentGeneration(silent, new Request("https://huis.example/"), now, () => {});
  for (const now of [1_030_000, 1_034_999]) await at(now);
  expect(asked).toBe(1);
  await at(1_035_000);
  expect(asked).toBe(2);
});

test("a cookie of the generation that is known asks for nothing", async () => {
  const first = await asker().at(1_000_000);
  const author = asker(`content-generation=${first}`);
  await author.at(1_001_000);
  expect(author.queries()).toBe(0);
  const ahead = asker(`content-generation=${first + 1}`);
  await ahead.at(1_000_999);
  expect(ahead.queries()).toBe(0);
  await ahead.at(1_001_000);
  expect(ahead.queries()).toBe(1);
});

test("a database that cannot be asked is told to the log", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const fails = { prepare: () => ({ first: async () => Promise.reject(new Error("weg")) }) };
  await contentGeneration(
    fails as unknown as D1Database,
    new Request("https://huis.example/"),
    1_000_000,
    () => {},
  );
  expect(JSON.parse(warn.mock.lastCall?.[0])).toMatchObject({ event: "generation.unknown" });
});

test("the author of a change sees it at once, here and in another isolate", async () => {
  const isolate = asker();
  const first = await isolate.at(1_000_000);
  await raiseGeneration(env.DB).run();
  const cookie = await showOwnChange(env.DB, 1_002_000, true);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  expect(await isolate.at(1_002_001)).toBe(first + 1);

  forgetGeneration();
  await env.DB.prepare("UPDATE content_generation SET n = n - 1").run();
  const other = asker(cookie.split(";")[0]);
  expect(await other.at(1_000_000)).toBe(first);
  await raiseGeneration(env.DB).run();
  expect(await other.at(1_000_900)).toBe(first);
  expect(await other.at(1_001_000)).toBe(first + 1);
});

test("an answer that never came counts for nothing: the minute runs on from the last one that did", async () => {
  const isolate = asker();
  const first = await isolate.at(1_000_000);
  await raiseGeneration(env.DB).run();
  const broken = { prepare: () => ({ first: async () => Promise.reject(new Error("lost")) }) };
  const request = new Request("https://huis.example/");
  const behind: Promise<unknown>[] = [];
  await contentGeneration(broken as unknown as D1Database, request, 1_040_000, (work) => behind.push(work));
  await Promise.all(behind);
  expect(await isolate.at(1_056_000)).toBe(first + 1);
});

test("a database that fails costs no page, and is not asked by every request", async () => {
  const isolate = asker();
  await isolate.at(1_000_000);
  let calls = 0;
  const broken = {
    prepare() {
      calls++;
      throw new Error("D1_ERROR: Network connection lost.");
    },
  } as unknown as D1Database;
  const request = new Request("https://huis.example/");
  const ask = (now: number) => contentGeneration(broken, request, now, () => {});
  const known = await isolate.at(1_000_001);
  for (let now = 1_060_000; now < 1_064_000; now += 100) expect(await ask(now)).toBe(known);
  expect(calls).toBe(1);
});

test("what is known is known for a minute, and nothing before the first answer", async () => {
  expect(generationState()).toEqual({ n: 0, readAt: null });
  expect(knownGeneration(1_000_000)).toBeNull();
  const n = await asker().at(1_000_000);
  expect(generationState()).toEqual({ n, readAt: 1_000_000 });
  expect(knownGeneration(1_059_999)).toBe(n);
  expect(knownGeneration(1_060_000)).toBeNull();
});

test("an own change is believed from a whole number in a cookie of that name alone", async () => {
  await asker().at(1_000_000);
  await raiseGeneration(env.DB).run();
  const asked = async (cookie: string, at = 1_002_000) => {
    const isolate = asker(cookie);
    await isolate.at(at);
    return isolate.queries();
  };
  for (const cookie of [
    ...[
      "content-generation=",
      "content-generation=x9999",
      "xcontent-generation=9999",
      "a=;xcontent-generation=9999",
    ],
    ...["content-generation=9999x", `content-generation=${"9".repeat(13)}`, "content-generation=0", "a=1"],
  ]) {
    expect(await asked(cookie), cookie).toBe(0);
  }
  expect(await asked("a=1;content-generation=9999; b=2")).toBe(1);
  expect(await asked("a=1;  content-generation=123456789012", 1_004_000)).toBe(1);
});

test("the cookie of a change is for secure connections only where the site is on one", async () => {
  expect(await showOwnChange(env.DB, 1_000_000, false)).toMatch(
    /^content-generation=\d+; Path=\/; Max-Age=120; HttpOnly; SameSite=Lax$/,
  );
});
