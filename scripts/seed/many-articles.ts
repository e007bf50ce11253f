import { chunk, numbers, pick, type SeedDatabase } from "./made-up.ts";

const year = 365 * 24 * 60 * 60 * 1000;

const parts = ["Dakgoot", "Loodslab", "Nokvorst", "Schoorsteen", "Dakkapel", "Gevel", "Plat dak", "Dakraam"];
const questions = ["schoonmaken", "vervangen", "controleren", "isoleren", "laten nakijken", "na een storm"];
const towns = ["Eindhoven", "Nuenen", "Veldhoven", "Best", "Son", "Waalre", "Geldrop", "Helmond"];
/** Every category of the site, in its words. */
const categories = [
  "daken",
  "isolatie-en-energie",
  "dakgoten",
  "dakkapellen",
  "schoorstenen",
  "gevels",
  "onderhoud",
  "verzekering",
];

const text = (words: string) => ({ type: "text", text: words });
const paragraph = (words: string) => ({ type: "paragraph", content: [text(words)] });
const body = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [text("Wat u ziet")] },
    paragraph("Lood wordt grijs, dan wit, en scheurt waar het gebogen is."),
    {
      type: "callout",
      attrs: { tone: "warning" },
      content: [paragraph("Blijf van het dak af zolang het nat is.")],
    },
    { type: "heading", attrs: { level: 2 }, content: [text("Wat u zelf kunt doen")] },
    paragraph("Kijk vanaf de grond met een verrekijker, en maak een foto van wat u ziet."),
  ],
};
const draft = {
  excerpt: "Zo ziet u vanaf de grond of het tijd is, en wat het kost om te wachten.",
  cover: null,
  seoTitle: "",
  seoDescription: "",
  relatedServices: ["daken/daklekkage"],
  body,
};

/**
 * Writes `count` made-up articles of the past two years into a database without any: the same mix of states and
 * categories at every size, six in ten of them live, each with two revisions and one in ten with an earlier address.
 */
export async function seedManyArticles(
  db: SeedDatabase,
  count: number,
  writers: string[],
  now = new Date(),
): Promise<void> {
  const lists = JSON.stringify({ parts, questions, towns, categories, writers, draft });
  const start = now.getTime() - 2 * year - 86_400_000;
  for (let first = 1; first <= count; first += chunk) {
    const last = Math.min(first + chunk - 1, count);
    await db
      .prepare(insertArticles)
      .bind(first, last, lists, start, (2 * year) / count)
      .run();
    for (const sql of [insertRevisions, markLive, insertRedirects, insertSearch, insertLive]) {
      await db.prepare(sql).bind(first, last).run();
    }
  }
  await db.prepare(insertCounts).bind(0).run();
}

/** Six in ten are live; one in ten has changes that are not. */
const state = `CASE n % 10 WHEN 0 THEN 'draft' WHEN 1 THEN 'draft' WHEN 2 THEN 'scheduled' WHEN 3 THEN 'binned'
  WHEN 4 THEN 'changed' ELSE 'published' END`;
const live = "n % 10 > 3";
const title = `${pick("parts", 7)} || ' ' || ${pick("questions", 5)} || ' in ' || ${pick("towns", 13)} || ', deel ' || n`;

const insertArticles = `WITH RECURSIVE ${numbers}, made AS (
    SELECT n, CAST(?4 + n * ?5 AS INTEGER) AS at, ${state} AS state, ${title} AS title, 'voorbeeld-' || n AS slug,
      ${pick("categories", 11)} AS category, ${pick("writers", 3)} AS writer FROM numbers)
  INSERT INTO articles (id, state, save_id, draft, title, slug, category, created_at, updated_at, updated_by, publish_at)
  SELECT n, state, 'seed-' || n, json_set(json_extract(?3, '$.draft'), '$.title', title, '$.slug', slug,
    '$.category', category), title, slug, category, at, at + 60000, writer,
    CASE WHEN state = 'scheduled' THEN 4000000000000 + n END
  FROM made`;

const insertRevisions = `WITH RECURSIVE ${numbers}, kinds (k, kind) AS (VALUES (0, 'saved'), (1, 'published'))
  INSERT INTO article_revisions (id, article_id, kind, version, started_at, at, actor, title, excerpt, words, content)
  SELECT n * 2 + k, n, CASE WHEN ${live} THEN kind ELSE 'saved' END, 1, created_at, created_at + k, updated_by, title,
    json_extract(draft, '$.excerpt'), 60, draft
  FROM numbers CROSS JOIN kinds CROSS JOIN articles ON articles.id = n`;

const markLive = `UPDATE articles SET live_revision = id * 2 + 1, live_version = 1, live_slug = slug,
    live_category = category, published_at = created_at, live_at = updated_at
  WHERE id BETWEEN ?1 AND ?2 AND id % 10 > 3`;

const insertRedirects = `INSERT INTO redirects (slug, article_id, at)
  SELECT 'eerder-' || id, id, created_at FROM articles WHERE id BETWEEN ?1 AND ?2 AND id % 10 = 7`;

const searched =
  "'Zo ziet u vanaf de grond of het tijd is. Lood wordt grijs en scheurt. ' || printf('Dossier%06d.', id)";
const insertSearch = `INSERT INTO article_search (rowid, title, body, facets)
  SELECT id, title, ${searched}, 'state' || state || ' cat' || replace(category, '-', '') ||
    CASE state WHEN 'binned' THEN '' ELSE ' kept' END
  FROM articles WHERE id BETWEEN ?1 AND ?2`;
const insertLive = `INSERT INTO article_live_search (rowid, title, body)
  SELECT id, title, ${searched} FROM articles WHERE id BETWEEN ?1 AND ?2 AND live_revision IS NOT NULL`;

const insertCounts = `INSERT INTO article_counts (category, n)
  SELECT live_category, count(*) FROM articles WHERE live_revision > ? GROUP BY live_category`;
