import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articles } from "~/content/articles/list";
import { localPages } from "~/content/local-pages/list";
import { factType } from "~/content/records/words/fact";
import { services } from "~/content/services/list";
import { towns } from "~/content/towns/list";
import type { Source } from "~/content/types";
import { listedPages } from "~/content/views/page-list";
import { dayOf } from "~/lib/text/dutch-date";

const read = readFileSync("docs/content-checks.md", "utf8");
const pages = [...articles, ...services, ...towns, ...localPages];
const holders: { title: string; sources: readonly Source[] }[] = [
  ...pages,
  ...Object.values(factType.defaults).map(({ name, sources }) => ({ title: name, sources })),
];
const sources = holders.flatMap((page) => page.sources.map((source) => ({ of: page.title, ...source })));
const today = dayOf(Date.now());

test("a source says a day of reading only where docs/content-checks.md tells what was read on it", () => {
  const dated = sources.filter(({ checked }) => checked);
  expect(dated.length).toBeGreaterThan(0);
  for (const { of, url, checked } of dated) {
    const lines = read.split("\n").filter((line) => line.includes(url));
    expect(
      lines.some((line) => line.includes(String(checked))),
      `${of}: ${url}`,
    ).toBe(true);
    expect(String(checked) <= today, url).toBe(true);
  }
});

test("which version was read is said of a reading, never without one", () => {
  for (const { of, url, checked, edition } of sources)
    if (edition) expect(checked, `${of}: ${url}`).toBeTruthy();
});

test("the day of a page is that of its text, however late its sources were read", () => {
  const listed = new Map(listedPages().map(({ path, updated }) => [path, updated]));
  for (const { path, updated } of localPages) expect(listed.get(path)).toBe(updated);
  for (const { slug, updated, published } of articles) {
    expect(listed.get(`/kennisbank/${slug}`)).toBe(updated);
    expect(published <= updated && updated <= today, slug).toBe(true);
  }
  expect(pages.some((one) => one.sources.some(({ checked }) => checked && checked > one.updated))).toBe(true);
  expect(new Set(pages.map(({ updated }) => updated)).size).toBeGreaterThan(2);
});
