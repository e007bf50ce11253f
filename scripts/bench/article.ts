import { sampleContent } from "../../tests/support/article-samples.ts";

export const articlePath = "/kennisbank/artikel-uit-de-database";

const sentence =
  "Kijk na een storm vanaf de grond of er pannen zijn verschoven en of het lood bij de schoorsteen nog strak ligt. ";

/** Puts one published article of about 900 words into an empty database, as the office would write it. */
export function articleStatements(): [sql: string, ...values: (string | number)[]][] {
  const paragraphs = Array.from({ length: 12 }, (_, index) => [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: `Onderdeel ${index + 1}` }] },
    { type: "paragraph", content: [{ type: "text", text: sentence.repeat(4).trim() }] },
  ]).flat();
  const content = sampleContent({
    slug: articlePath.split("/")[2] ?? "",
    body: { type: "doc", content: paragraphs } as ReturnType<typeof sampleContent>["body"],
  });
  const text = JSON.stringify(content);
  const now = 1_760_000_000_000;
  return [
    [
      `INSERT INTO articles (id, state, version, save_id, draft, title, slug, category, created_at, updated_at,
         updated_by, live_revision, live_version, live_slug, live_category, published_at, live_at)
       VALUES (1, 'published', 1, 'bench', ?, ?, ?, ?, ?, ?, 'bench', 1, 1, ?, ?, ?, ?)`,
      ...[
        text,
        content.title,
        content.slug,
        content.category,
        now,
        now,
        content.slug,
        content.category,
        now,
        now,
      ],
    ],
    [
      `INSERT INTO article_revisions (id, article_id, kind, version, started_at, at, actor, title, excerpt, words, content)
       VALUES (1, 1, 'published', 1, ?, ?, 'bench', ?, ?, 900, ?)`,
      ...[now, now, content.title, content.excerpt, text],
    ],
  ];
}
