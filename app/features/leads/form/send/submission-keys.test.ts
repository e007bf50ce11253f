import { expect, test } from "vitest";
import { submissionKeys } from "./submission-keys";

test("the same content keeps its key, an edit takes another, and the page's own is used once", async () => {
  const keys = submissionKeys("van-de-pagina");
  expect(await keys.next("a")).toBe("van-de-pagina");
  expect(await keys.next("a")).toBe("van-de-pagina");
  const second = await keys.next("b");
  expect(second).not.toBe("van-de-pagina");
  keys.restore(null);
  expect(await keys.next("c")).not.toBe("van-de-pagina");
});

test("after a crash the same content has the key that it was sent with, and other content another", async () => {
  const before = submissionKeys();
  const key = await before.next("a");
  const after = submissionKeys("van-de-pagina");
  after.restore(before.kept());
  expect(await after.next("a")).toBe(key);
  const other = submissionKeys("van-de-pagina");
  other.restore(before.kept());
  expect([key, "van-de-pagina"]).not.toContain(await other.next("b"));
});

test("what the version before kept in words has its key still, and its words no more", async () => {
  const keys = submissionKeys("van-de-pagina");
  keys.restore({ content: "Jan", key: "van-toen" });
  expect(await keys.next("Jan")).toBe("van-toen");
  expect(keys.kept()?.content).not.toContain("Jan");
});

test("what is kept with a draft does not hold what was sent", async () => {
  const keys = submissionKeys();
  await keys.next('[["firstName","Jan"],["phone","0612345678"]]');
  expect(JSON.stringify(keys.kept())).not.toMatch(/Jan|0612345678/);
});
