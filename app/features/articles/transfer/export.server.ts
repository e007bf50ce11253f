import { makeZip } from "client-zip";
import { contentOf } from "~/features/articles/model/article-content";
import { toMarkdown } from "~/features/articles/model/markdown-export";
import { streamOf } from "~/lib/bytes/stream-of";

export type ArticleExportRow = {
  id: number;
  builtIn: string | null;
  state: string;
  /** Of an article of the site: the office went back to its text, or never changed it. */
  original: 0 | 1;
  draft: string;
  title: string;
  slug: string;
  liveSlug: string | null;
  live: string | null;
  /** Ms. */
  publishedAt: number | null;
};

/** All articles, read in pages. */
export async function* articleRows(db: D1Database): AsyncGenerator<ArticleExportRow> {
  for (let last = 0; ; ) {
    const { results } = await db
      .prepare(
        `SELECT a.id, a.built_in AS builtIn, a.state, a.draft, a.title, a.slug, a.live_slug AS liveSlug, r.content AS live,
           a.published_at AS publishedAt,
           a.built_in IS NOT NULL AND a.live_revision IS NULL AND a.hidden = 0 AND a.live_version IS a.version AS original
         FROM articles a
         LEFT JOIN article_revisions r ON r.id = a.live_revision WHERE a.id > ? ORDER BY a.id LIMIT 50`,
      )
      .bind(last)
      .all<ArticleExportRow>();
    yield* results;
    const end = results.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** All articles as one JSON document: the draft, and the live version where there is one. */
export function exportJson(db: D1Database): ReadableStream<Uint8Array> {
  async function* parts() {
    let comma = "";
    yield '{"articles":[';
    for await (const { id, state, draft, liveSlug, live } of articleRows(db)) {
      const article = { id, state, liveSlug, draft: JSON.parse(draft), live: live && JSON.parse(live) };
      yield `${comma}\n${JSON.stringify(article)}`;
      comma = ",";
    }
    yield "\n]}\n";
  }
  return streamOf(parts());
}

/** All drafts as Markdown, a file each, in one zip. */
export function exportMarkdown(db: D1Database): ReadableStream<Uint8Array> {
  async function* files() {
    for await (const { id, draft } of articleRows(db)) {
      const content = contentOf(draft);
      const name = `${String(id).padStart(5, "0")}-${content.slug || "zonder-adres"}.md`;
      yield { name, input: toMarkdown(content) };
    }
  }
  return makeZip(files());
}
