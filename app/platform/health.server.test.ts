import { afterAll, beforeAll, expect, test } from "vitest";
import { localBindings } from "~tests/support/local-bindings";
import { bindingHealth } from "./health.server";

let env: Env;
let dispose: () => Promise<void>;
beforeAll(async () => {
  ({ env, dispose } = await localBindings());
}, 30_000);
afterAll(() => dispose());

test("working stores are ok", async () => {
  expect(await bindingHealth(env)).toEqual({ database: "ok", files: "ok", cache: "ok" });
});

test("a store that throws or hangs is failing, the others stay ok", async () => {
  const database = {
    prepare: () => {
      throw new Error("D1 weg");
    },
  };
  const files = { head: () => Promise.reject(new Error("R2 weg")) };
  const cache = { get: () => new Promise(() => {}) };
  const broken = (changes: object) => bindingHealth({ ...pick(env), ...changes } as Env);
  expect(await broken({ DB: database })).toEqual({ database: "failing", files: "ok", cache: "ok" });
  expect(await broken({ UPLOADS: files })).toEqual({ database: "ok", files: "failing", cache: "ok" });
  expect(await broken({ CACHE: cache })).toEqual({ database: "ok", files: "ok", cache: "failing" });
}, 15_000);

function pick({ DB, UPLOADS, CACHE }: Env) {
  return { DB, UPLOADS, CACHE };
}
