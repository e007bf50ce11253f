import { afterAll, expect, test } from "vitest";
import { applyMigrations } from "../../scripts/runtime/migrations.ts";
import { localBindings } from "../support/local-bindings.ts";

const { env, dispose } = await localBindings({ last: "0030~" });
afterAll(dispose);

type Named = { name: string };
const namesOf = async (sql: string) =>
  (await env.DB.prepare(sql).all<Named>()).results.map(({ name }) => name);
const columns = "SELECT name FROM pragma_table_info('outbox') ORDER BY name";
const indexes =
  "SELECT name FROM sqlite_master WHERE tbl_name = 'outbox' AND name NOT LIKE 'sqlite_%' AND type <> 'table' ORDER BY name";

test("the outbox that takes pushes too keeps every column, index and row, in order", async () => {
  const before = { columns: await namesOf(columns), indexes: await namesOf(indexes) };
  const row = `INSERT INTO outbox (id, about, kind, letter, state, due_since, next_at, attempts, last_error, sent_at,
    noticed_at, noticed_by, hold_reason, cap_waived, client, message_id) VALUES `;
  await env.DB.prepare(
    `${row} ('z', 'A', 'erased-mail', 'link', 'failed', 1, 2, 3, 'fout', 4, 5, 'els', 'site', 1, 'hash', 'id'),
      ('a', 'B', 'visitor-mail', 'confirmation', 'held', NULL, 2, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL)`,
  ).run();
  const rows = async () => (await env.DB.prepare("SELECT * FROM outbox ORDER BY rowid").all()).results;
  const kept = await rows();
  await applyMigrations(env.DB, new URL("../../migrations", import.meta.url).pathname, "0031~");
  expect(await namesOf(columns)).toEqual(before.columns);
  expect(await namesOf(indexes)).toEqual(before.indexes);
  expect(await rows()).toEqual(kept);
  await env.DB.prepare(
    "INSERT INTO outbox (id, about, kind, state, next_at) VALUES ('p', 'x', 'push', 'due', 1)",
  ).run();
});
