import { expect, test } from "vitest";
import { submissionKeys } from "./submission-keys";

test("the same content keeps its key, an edit takes another, and the page's own is used once", () => {
  const keys = submissionKeys("van-de-pagina");
  expect(keys.next("a")).toBe("van-de-pagina");
  expect(keys.next("a")).toBe("van-de-pagina");
  const second = keys.next("b");
  expect(second).not.toBe("van-de-pagina");
  keys.restore(null);
  expect(keys.next("c")).not.toBe("van-de-pagina");
});

test("after a crash the same content has the key that it was sent with, and other content another", () => {
  const before = submissionKeys();
  const key = before.next("a");
  const after = submissionKeys("van-de-pagina");
  after.restore(before.kept());
  expect(after.next("a")).toBe(key);
  const other = submissionKeys("van-de-pagina");
  other.restore(before.kept());
  expect([key, "van-de-pagina"]).not.toContain(other.next("b"));
});
