import { afterAll, beforeAll, expect, test } from "vitest";
import { signToken } from "~/platform/http/signed-token.server";
import { seedArticles } from "~tests/support/article-rows";
import { localBindings } from "~tests/support/local-bindings";
import { endPreviews, openPreview, previewToken } from "./preview-link.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
let id = 0;
beforeAll(async () => {
  await seedArticles(env.DB, 1, 2);
  id = (await env.DB.prepare("SELECT min(id) AS id FROM articles").first<number>("id")) ?? 0;
});

const secret = "a-secret-of-32-characters-or-more";
const now = Date.parse("2026-11-22T12:00:00Z");
const week = 7 * 86_400_000;
const open = (token: string, at = now) => openPreview(env.DB, token, secret, at);

test("a preview link works for seven days, for its own article", async () => {
  const token = (await previewToken(env.DB, id, secret, new Date(now))) ?? "";
  expect(await open(token)).toMatchObject({ id });
  expect(await open(token, now + week - 1)).toMatchObject({ id });
  expect(await open(token, now + week)).toBe("ended");
  expect(await open(`${token}x`)).toBeNull();
  expect(await previewToken(env.DB, id, "", new Date(now))).toBeNull();
});

test("ended links open nothing, those of the version before neither, and a new one does", async () => {
  const before = (await previewToken(env.DB, id, secret, new Date(now))) ?? "";
  const old = await signToken({ article: id, until: now + week }, secret, "preview");
  expect(await open(old)).toMatchObject({ id });
  await endPreviews(env.DB, id);
  expect([await open(before), await open(old)]).toEqual(["ended", "ended"]);
  expect(await open((await previewToken(env.DB, id, secret, new Date(now))) ?? "")).toMatchObject({ id });
});
