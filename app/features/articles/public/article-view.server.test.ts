import { expect, test } from "vitest";
import { carriedArticles } from "~/content/index.server";
import { carriedContent } from "~/features/articles/model/carried-content.server";
import { sampleContent } from "~tests/support/article-samples";
import { articleView } from "./article-view.server";

const days = { published: "2026-11-20", updated: "2026-11-21" } as const;

test("an article has its own title and introduction for search engines, or else those that readers see", () => {
  const content = sampleContent({ title: "Lood", excerpt: "Over lood.", seoTitle: "", seoDescription: "" });
  expect(articleView(content, days, []).article).toMatchObject({
    ...{ title: "Lood", lead: "Over lood.", slug: content.slug, ...days },
    meta: { title: "Lood", description: "Over lood." },
  });
  const own = { ...content, seoTitle: "Loodslabben", seoDescription: "Wanneer ze op zijn." };
  const meta = { title: "Loodslabben", description: "Wanneer ze op zijn." };
  expect(articleView(own, days, []).article).toMatchObject({ title: "Lood", lead: "Over lood.", meta });
});

test("a cover is also the picture for social networks", () => {
  const cover = { media: "00112233445566aa", alt: "Een dak", width: 1600, height: 900 };
  expect(articleView(sampleContent({ cover }), days, []).image).toContain("/media/00112233445566aa/");
  expect(articleView(sampleContent({ cover: null }), days, []).image).toBeUndefined();
});

test("what an article of the site says is worked out once, with words in it too, so that it need not be compared", () => {
  const withWords = carriedArticles().filter((article) => /\{[a-z]/.test(JSON.stringify(article)));
  expect(withWords.length).toBeGreaterThan(3);
  for (const article of carriedArticles()) {
    const [first, second] = [1, 2].map(() => articleView(carriedContent(article), days, []).sections);
    expect(second, article.slug).toBe(first);
  }
});
