import type { ArticleContent } from "../../app/features/articles/model/article-content.ts";
import type { Document } from "../../app/lib/document.ts";

/** A document of paragraphs. */
export function textDocument(...paragraphs: string[]): Document {
  return {
    type: "doc",
    content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
  };
}

/** Valid for publication. */
export function sampleContent(changes: Partial<ArticleContent> = {}): ArticleContent {
  return {
    title: "Loodslabben vervangen",
    slug: "loodslabben-vervangen",
    category: "daken",
    excerpt: "Een loodslab gaat veertig jaar mee. Zo ziet u of de uwe aan vervanging toe is.",
    cover: null,
    seoTitle: "Loodslabben vervangen: wanneer en hoe",
    seoDescription:
      "Wanneer is een loodslab op, wat kost het om te wachten en wat kunt u zelf veilig nakijken vanaf de grond.",
    lead: "",
    keywords: [],
    relatedServices: ["daken/daklekkage"],
    relatedArticles: [],
    sources: [],
    body: {
      type: "doc",
      content: [
        { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Wat u ziet" }] },
        ...textDocument("Lood wordt grijs, dan wit, en scheurt waar het gebogen is.").content,
      ],
    },
    ...changes,
  };
}
