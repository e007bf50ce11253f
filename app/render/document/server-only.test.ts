import { expect, test } from "vitest";
import { isPending, serverOnly } from "./server-only";

test("can be read by name, and has nothing to enumerate", () => {
  const { title, list } = serverOnly({ title: "Daken", list: [1, 2] });
  expect([title, list]).toEqual(["Daken", [1, 2]]);
  expect(JSON.stringify(serverOnly({ title: "Daken" }))).toBe("{}");
});

test("tells whether something has yet to come, hidden or not", () => {
  expect(isPending({ title: "Daken" })).toBe(false);
  expect(isPending({ profile: Promise.resolve(1) })).toBe(true);
  expect(isPending(serverOnly({ profile: Promise.resolve(1) }))).toBe(true);
  expect(isPending(null)).toBe(false);
});
