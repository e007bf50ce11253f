import type { RecordFile } from "~/content/records/record-file";
import { contentOf, mediaOf } from "~/features/articles/model/article-content";
import { sameJson } from "~/lib/same-json";
import { type ArticleExportRow, articleRows } from "./export.server";

/** Version of what a file of an article holds. A value of another one is refused, not guessed at. */
export const ARTICLE_SHAPE = 1;

type ExportedArticles = {
  records: { type: "article"; key: string; file: RecordFile }[];
  /** Articles that cannot be written, and why. */
  left: string[];
  /** Ids of the pictures that they show: those stay in the media library. */
  pictures: string[];
};

/**
 * The articles that the office wrote or changed, named by their address. What went back to the text of the site, or into
 * the bin, is no change any more. Of several drafts for one address the first is written, and none beside a live article.
 */
export async function exportArticles(db: D1Database): Promise<ExportedArticles> {
  const rows: ArticleExportRow[] = [];
  for await (const row of articleRows(db)) if (row.state !== "binned" && !row.original) rows.push(row);
  const addressed = rows.toSorted((a, b) => Number(addressOf(a) === null) - Number(addressOf(b) === null));
  const taken = new Set<string>();
  const exported: ExportedArticles = { records: [], left: [], pictures: [] };
  const pictures = new Set<string>();
  for (const row of addressed) {
    const key = addressOf(row) ?? row.slug;
    const named = `article ${row.id} (${row.title || "no title"})`;
    if (key === "") exported.left.push(`${named}: it has no address yet`);
    else if (taken.has(key)) exported.left.push(`${named}: another article has the address ${key}`);
    else {
      taken.add(key);
      const file = fileOf(row);
      exported.records.push({ type: "article", key, file: file.file });
      for (const id of file.pictures) pictures.add(id);
    }
  }
  exported.pictures = [...pictures];
  return exported;
}

/** Where visitors find it, or would: null for a draft of the office, of which the address may still change. */
const addressOf = ({ builtIn, liveSlug }: ArticleExportRow) => builtIn ?? liveSlug;

function fileOf(row: ArticleExportRow): { file: RecordFile; pictures: string[] } {
  const draft = contentOf(row.draft);
  const live = row.live === null ? undefined : contentOf(row.live);
  const since = row.builtIn === null && row.publishedAt !== null ? new Date(row.publishedAt) : null;
  return {
    file: {
      shape: ARTICLE_SHAPE,
      ...(since && { published: since.toISOString() }),
      ...(live && { live }),
      ...(!(live && sameJson(live, draft)) && { draft }),
    },
    pictures: [draft, ...(live ? [live] : [])].flatMap(mediaOf),
  };
}
