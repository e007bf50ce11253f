import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { articles } from "../../app/content/articles/list";
import { articlePicture } from "../../app/content/views/related";
import { drawings } from "../../app/drawings/registry";
import { thumbnail } from "../../app/drawings/thumbnail";

const names = articles.map(({ slug }) => articlePicture(slug)?.replace(/^\/tekening\/|\.svg$/g, "") ?? "");

test("every article of the site has a picture of its own, no two alike", () => {
  const pictures = names.map(thumbnail);
  expect(pictures).not.toContain(null);
  expect(new Set(pictures).size).toBe(articles.length);
});

test.each(Object.keys(drawings))("%s is small, stands alone and knows all its pens", (name) => {
  const svg = thumbnail(name) ?? "";
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(3000);
  expect(svg).not.toMatch(/<text|class="(balloon|dot)"|style="/);
  const hatches = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  for (const id of hatches) expect(svg).toContain(`id="${id}"`);
  const [, style = ""] = /<style>(.*?)<\/style>/.exec(svg) ?? [];
  const classes = [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, list = ""]) => list.split(" "));
  // Groups that give their parts no pen of their own.
  const plain = ["draw", "callout", "dim", "start", "end", "face", "x2"];
  for (const one of new Set(classes)) if (!plain.includes(one)) expect(style, one).toContain(`.${one}{`);
});

test("there is none of a figure that does not exist", () => {
  expect(thumbnail("bestaat-niet")).toBeNull();
  expect(thumbnail("constructor")).toBeNull();
});
