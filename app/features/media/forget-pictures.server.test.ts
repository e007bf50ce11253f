import { afterAll, beforeAll, expect, test } from "vitest";
import { localBindings } from "~tests/support/local-bindings";
import { forgetPictures } from "./forget-pictures.server";

let env: Env;
let dispose: () => Promise<void>;
beforeAll(async () => {
  ({ env, dispose } = await localBindings());
});
afterAll(() => dispose());

const idOf = (n: number) => `00112233445566a${n}`;

async function inLibrary(n: number) {
  await env.UPLOADS.put(`media/${idOf(n)}/480.jpg`, "x");
  await env.DB.batch([
    env.DB.prepare("INSERT INTO media VALUES (?, ?, 'foto', '', 480, 480, 1, ?, 0, 'anna')").bind(
      n,
      idOf(n),
      `h${n}`,
    ),
    env.DB.prepare("INSERT INTO media_search (rowid, name, alt) VALUES (?, 'foto', '')").bind(n),
    env.DB.prepare("INSERT INTO pictures_to_forget VALUES (?)").bind(idOf(n)),
  ]);
}

test("what visitors do not see goes with its files, also after a run that was cut off; what they see stays", async () => {
  for (const n of [1, 2, 3, 4]) await inLibrary(n);
  await env.DB.exec(
    `INSERT INTO content_records (id, type, key, state, save_id, draft, shape, title, created_at, updated_at, updated_by)
     VALUES (7, 'project', 'dak', 'changed', '', '{}', 1, 'Dak', 0, 0, 'anna')`.replaceAll("\n", " "),
  );
  await env.DB.exec(
    `INSERT INTO content_tags (tag, live, record_id) VALUES ('media:${idOf(1)}', 1, 7), ('media:${idOf(2)}', 0, 7)`,
  );
  // Cut off after its row, before its files.
  await env.DB.exec("DELETE FROM media WHERE n = 4");
  await env.DB.exec("DELETE FROM media_search WHERE rowid = 4");
  await forgetPictures(env);
  const rows = await env.DB.prepare("SELECT id FROM media").all();
  expect(rows.results).toEqual([{ id: idOf(1) }]);
  expect((await env.UPLOADS.list()).objects.map(({ key }) => key)).toEqual([`media/${idOf(1)}/480.jpg`]);
  expect((await env.DB.prepare("SELECT rowid FROM media_search").all()).results).toHaveLength(1);
  expect((await env.DB.prepare("SELECT * FROM pictures_to_forget").all()).results).toEqual([]);
});
