import { expect, test } from "vitest";
import { keepLast } from "./keep-last";

test("the same arguments give the same record; another one, or one that was there before, a new one", () => {
  const [a, b] = [{}, {}];
  const pair = keepLast((left: object, right: number) => ({ left, right }));
  const first = pair(a, 1);
  expect(first).toEqual({ left: a, right: 1 });
  expect(pair(a, 1)).toBe(first);
  expect(pair(b, 1).left).toBe(b);
  expect(pair(b, Number.NaN)).toBe(pair(b, Number.NaN));
  expect(pair(a, 1)).not.toBe(first);
});

test("nothing is kept of what could not be made", () => {
  let broken = true;
  const made = keepLast((_: string) => {
    if (broken) throw new Error("not now");
    return 1;
  });
  expect(() => made("a")).toThrow("not now");
  broken = false;
  expect(made("a")).toBe(1);
});
