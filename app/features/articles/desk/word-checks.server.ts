import { unknownWords } from "~/content/records/words/word-problems.server";
import { wordsIn } from "~/content/records/words/words";
import { steadyList } from "~/content/records/words/words-now.server";
import type { Check } from "~/features/articles/model/article-checks";
import type { ArticleContent } from "~/features/articles/model/article-content";
import { nodesOf } from "~/features/articles/model/document-queries";
import { plainText } from "~/lib/document";

const fields: Partial<Record<keyof ArticleContent, Check["field"]>> = {
  ...{ title: "title", cover: "cover", sources: "sources", body: "body" },
  ...{ seoTitle: "seo", seoDescription: "seo", keywords: "seo" },
};

/** Words in braces that nobody knows, or that readers would see as braces. A claim may go off the site, and no article waits for that. */
export function wordChecks(content: ArticleContent): Check[] {
  const unknown = Object.entries(content).flatMap(([name, value]) =>
    textsOf(value).flatMap((text) =>
      unknownWords(text, steadyList()).map((message) => ({
        level: "stop" as const,
        field: fields[name as keyof ArticleContent] ?? ("excerpt" as const),
        text: `${message}.`,
      })),
    ),
  );
  const said = new Set(textsOf(content.body).flatMap(wordsIn));
  const parted = [...nodesOf(content.body)]
    .flatMap((node) => ("content" in node && node.type !== "doc" ? wordsIn(plainText(node)) : []))
    .filter((word) => !said.has(word));
  const broken = [...new Set(parted)].map((word) => ({
    level: "stop" as const,
    field: "body" as const,
    text: `Geef het woord {${word}} van accolade tot accolade dezelfde opmaak.`,
  }));
  return [...unknown, ...broken];
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
