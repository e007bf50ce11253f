import { checkValue, type Problem } from "~/content/records/read-stored";
import { type PlacedLink, pageProblems, unknownLinks } from "~/content/views/page-problems";
import type { StoredRecord } from "./record-store.server";

type Checked = { value: unknown; problems?: undefined } | { value?: undefined; problems: Problem[] };

/**
 * What may be published, or what prevents it. More than what visitors are shown is checked by: what another page says, or
 * a page that goes, takes nothing off the site that was right when it was published.
 */
export async function checkRecord(
  db: D1Database,
  { type, key, content }: Pick<StoredRecord, "type" | "key" | "content">,
): Promise<Checked> {
  const { value, problems = [] } = checkValue(type, content);
  const all = [
    ...problems,
    ...(await brokenLinks(db, unknownLinks(content))),
    ...(problems.length === 0 ? pageProblems(type, key, value) : []),
  ];
  return all.length === 0 ? { value } : { problems: all };
}

/** Those that lead to no article and no project of the office either. */
async function brokenLinks(db: D1Database, links: PlacedLink[]): Promise<Problem[]> {
  if (links.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT value AS path FROM json_each(?) WHERE
         EXISTS (SELECT 1 FROM articles WHERE live_slug = substr(value, 13) AND value LIKE '/kennisbank/%')
         OR EXISTS (SELECT 1 FROM content_records
           WHERE type = 'project' AND key = substr(value, 17) AND value LIKE '/onze-projecten/%' AND live_revision IS NOT NULL)`,
    )
    .bind(JSON.stringify(links.map(({ to }) => to)))
    .all<{ path: string }>();
  const found = new Set(results.map(({ path }) => path));
  return links
    .filter(({ to }) => !found.has(to) && !to.startsWith("/media/"))
    .map(({ path, to }) => ({ path, message: `De pagina ${to} bestaat niet` }));
}
