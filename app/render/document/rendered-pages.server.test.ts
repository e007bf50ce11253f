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

test("tells whether something has yet to come", () => {
  expect(isPending({ home: { title: "Daken" }, missing: null })).toBe(false);
  expect(isPending({ home: { profile: Promise.resolve(1) } })).toBe(true);
});
