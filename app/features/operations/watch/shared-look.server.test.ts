import { afterEach, expect, test, vi } from "vitest";
import { sharedLook } from "./shared-look.server";

afterEach(() => vi.useRealTimers());

const env = {} as Env;
const ctx = { waitUntil: () => {} };

test("a storm of questions is one look, kept for ten seconds", async () => {
  let looks = 0;
  const ask = sharedLook(async () => ({ look: ++looks }));
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(env, ctx, 0)));
  expect(new Set(answers.map(({ look }) => look))).toEqual(new Set([1]));
  expect(await ask(env, ctx, 9_999)).toEqual({ look: 1 });
  expect(await ask(env, ctx, 10_000)).toEqual({ look: 2 });
});

test("a look that failed is not kept, and one that was cut off is not waited for", async () => {
  vi.useFakeTimers();
  const looks = [
    () => Promise.reject(new Error("weg")),
    () => new Promise<never>(() => {}),
    async () => ({ look: 3 }),
  ];
  const ask = sharedLook<{ look: number }>(() => looks.shift()?.() ?? Promise.reject(new Error("none left")));
  await expect(ask(env, ctx, 0)).rejects.toThrow("weg");
  void ask(env, ctx, 1);
  const later = ask(env, ctx, 2);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await later).toEqual({ look: 3 });
  expect(await ask(env, ctx, 3)).toEqual({ look: 3 });
});
