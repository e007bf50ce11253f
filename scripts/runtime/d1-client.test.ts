import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localBindings } from "../../tests/support/local-bindings";
import { d1Client } from "./d1-client";

const { env, dispose } = await localBindings({ last: "0000" });
afterAll(dispose);
const { DB } = env;
beforeAll(() => DB.exec("CREATE TABLE kept (id TEXT PRIMARY KEY, n REAL, raw BLOB) STRICT"));

test("what is written is what is read, in each way of asking", async () => {
  const insert = DB.prepare("INSERT INTO kept VALUES (?, ?, ?)");
  const nasty = `O'Brien "x"\n\t€ 🏠`;
  const { meta } = await insert.bind(nasty, 1.5, new Uint8Array([0, 255]).buffer).run();
  expect(meta.changes).toBe(1);
  const all = DB.prepare("SELECT * FROM kept WHERE id = ?").bind(nasty);
  expect((await all.all()).results).toEqual([{ id: nasty, n: 1.5, raw: [0, 255] }]);
  expect(await all.first()).toEqual({ id: nasty, n: 1.5, raw: [0, 255] });
  expect(await all.first("n")).toBe(1.5);
  expect(await all.raw()).toEqual([[nasty, 1.5, [0, 255]]]);
  expect(await all.bind("nobody").first()).toBeNull();
});

test("a batch is one transaction, and an error is that of the database", async () => {
  const insert = (id: string) => DB.prepare("INSERT INTO kept (id) VALUES (?)").bind(id);
  await expect(DB.batch([insert("a"), insert("b"), insert("a")])).rejects.toThrow("UNIQUE constraint failed");
  expect(await DB.prepare("SELECT 1 FROM kept WHERE id IN ('a', 'b')").first()).toBeNull();
  await expect(DB.prepare("SELECT 1 AS one").first("none")).rejects.toThrow("D1_COLUMN_NOTFOUND");
  expect(() => DB.prepare("SELECT ?").bind(undefined)).toThrow("D1_TYPE_ERROR");
  expect(() => DB.prepare("SELECT ?").bind({})).toThrow("D1_TYPE_ERROR");
});

test("a question to a connection that was closed meanwhile is asked on another, and no other fault twice", async () => {
  const runtime = (...faults: object[]) => {
    let asked = 0;
    const dispatchFetch = async () => {
      const fault = faults[asked++];
      if (fault) throw new TypeError("fetch failed", fault);
      return Response.json({ result: { n: asked } });
    };
    return { db: d1Client({ dispatchFetch } as unknown as Miniflare, "DB"), count: () => asked };
  };
  const closed = { cause: { code: "UND_ERR_SOCKET" } };
  const stalled = runtime(closed);
  expect(await stalled.db.prepare("SELECT 1").first()).toEqual({ n: 2 });
  const gone = runtime(closed, closed);
  await expect(gone.db.prepare("SELECT 1").first()).rejects.toThrow("fetch failed");
  expect(gone.count()).toBe(2);
  const refused = runtime({ cause: { code: "ECONNREFUSED" } });
  await expect(refused.db.prepare("SELECT 1").first()).rejects.toThrow("fetch failed");
  expect(refused.count()).toBe(1);
});
