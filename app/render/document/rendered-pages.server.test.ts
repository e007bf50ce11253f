import { expect, test } from "vitest";
import { newPageTokens } from "~/platform/cache/page-tokens";
import { isPending, renderWhenChanged } from "./rendered-pages.server";

const page = (text: string) => new TextEncoder().encode(text);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const notAgain = () => {
  throw new Error("Rendered again.");
};

test("a page whose data stayed the same is not rendered again, and has the tokens of its own visitor", () => {
  const [first, second] = [newPageTokens(1_760_000_000_000), newPageTokens(1_760_000_000_001)];
  const html = ({ nonce, formKey, formTime }: typeof first) => `é ${nonce} ${formKey} ${formTime} ${nonce}`;
  const render = () => page(html(first));
  expect(text(renderWhenChanged("/a", { town: "Best" }, first, render))).toBe(html(first));
  expect(text(renderWhenChanged("/a", { town: "Best" }, second, notAgain))).toBe(html(second));
});

test("other data or another path is rendered anew, also where only a list of a Map or a Set changed", () => {
  const tokens = newPageTokens(1_760_000_000_000);
  const shown = (path: string, data: object, name: string) =>
    text(renderWhenChanged(path, { data }, tokens, () => page(name)));
  expect(shown("/b", { of: new Map([[1, 2]]) }, "one")).toBe("one");
  expect(shown("/b", { of: new Map([[1, 3]]) }, "two")).toBe("two");
  expect(shown("/b", { of: new Set([1]) }, "three")).toBe("three");
  expect(shown("/c", { of: new Set([1]) }, "four")).toBe("four");
});

test.each<[string, () => unknown, () => unknown]>([
  ["a moment", () => new Date(1), () => new Date(2)],
  ["a list that is longer", () => [1], () => [1, 2]],
  ["a list that is shorter", () => [1, 2], () => [1]],
  ["a list instead of a record", () => ({}), () => []],
  ["a name that is new", () => ({ a: 1 }), () => ({ a: 1, b: undefined })],
  ["a name that is gone", () => ({ a: 1, b: 2 }), () => ({ a: 1 })],
  ["another order", () => ({ a: 1, b: 1 }), () => ({ b: 1, a: 1 })],
  ["nothing", () => ({}), () => null],
  ["something deep inside", () => ({ a: [{ b: ["c"] }] }), () => ({ a: [{ b: ["d"] }] })],
])("%s is a change, and the same again is none", (what, before, after) => {
  const tokens = newPageTokens(1_760_000_000_000);
  const shown = (data: unknown, render: () => Uint8Array<ArrayBuffer>) =>
    text(renderWhenChanged(`/changed/${what}`, { data: { of: data } }, tokens, render));
  shown(before(), () => page("before"));
  const changed = after();
  expect(shown(changed, () => page("after"))).toBe("after");
  expect(shown(changed instanceof Date ? changed : after(), notAgain)).toBe("after");
});

test("tells whether something has yet to come", () => {
  expect(isPending({ home: { title: "Daken" }, missing: null })).toBe(false);
  expect(isPending({ home: { profile: Promise.resolve(1) } })).toBe(true);
});
