import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "~/platform/log.server";
import { watched } from "./watched";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

/** A database that only counts what is written to it. */
function countingEnv() {
  const writes: unknown[][] = [];
  const DB = {
    prepare: () => ({ bind: (...values: unknown[]) => values }),
    batch: async (statements: unknown[]) => {
      writes.push(statements);
      return [];
    },
  };
  return { env: { DB } as unknown as Env, writes };
}

const failing = watched({
  async fetch() {
    log("error", "test.failed", { requestId: "a" });
    return new Response();
  },
  async scheduled() {},
  async queue() {},
  async email() {},
});

test("a storm of errors is written once at first and then once in five seconds", async () => {
  const { env, writes } = countingEnv();
  const behind: Promise<unknown>[] = [];
  const ctx = {
    waitUntil: (work: Promise<unknown>) => void behind.push(work),
  } as unknown as ExecutionContext;
  const ask = () => failing.fetch(new Request("https://site.example/") as never, env, ctx);
  await ask();
  await Promise.all(behind.splice(0));
  expect(writes).toHaveLength(1);
  const quiet = vi.spyOn(console, "error").mockReturnValue();
  for (let i = 0; i < 500; i++) await ask();
  quiet.mockRestore();
  expect(behind).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all(behind.splice(0));
  expect(writes).toHaveLength(2);
  const counts = writes.map(([row]) => (row as unknown[])[3]);
  expect(counts).toEqual([1, 500]);
});
