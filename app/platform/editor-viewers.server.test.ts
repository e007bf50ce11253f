import { afterAll, expect, test } from "vitest";
import { countedDb } from "~tests/support/counted-db";
import { localBindings } from "~tests/support/local-bindings";
import { closeEditor, openEditor } from "./editor-viewers.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

const [sanne, kees, place] = [
  "sanne@bedrijf.example",
  "kees@bedrijf.example",
  "/admin/inhoud/town/best",
] as const;
const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000);

test("a colleague is in an editor from the moment that she opens it until she leaves it", async () => {
  expect(await openEditor(env.DB, place, sanne, at(0))).toEqual([]);
  expect(await openEditor(env.DB, place, kees, at(3))).toEqual([sanne]);
  expect(await openEditor(env.DB, place, sanne, at(8))).toEqual([kees]);
  expect(await openEditor(env.DB, "/admin/inhoud/town/geldrop", kees, at(8))).toEqual([]);
  await closeEditor(env.DB, place, sanne);
  expect(await openEditor(env.DB, place, kees, at(9))).toEqual([]);
});

test("a window that crashed says nothing more: after 25 seconds nobody is said to be there, and later no row is left", async () => {
  await openEditor(env.DB, place, sanne, at(100));
  expect(await openEditor(env.DB, place, kees, at(124))).toEqual([sanne]);
  expect(await openEditor(env.DB, place, kees, at(125))).toEqual([]);
  await openEditor(env.DB, place, kees, at(161));
  const { db, take } = countedDb(env.DB);
  await openEditor(db, place, kees, at(169));
  expect(take().queries).toBe(3);
  const rows = await env.DB.prepare("SELECT employee FROM editor_viewers").all<{ employee: string }>();
  expect(rows.results.map(({ employee }) => employee)).toEqual([kees]);
});
