import { picturesIn, placesOf } from "~/content/records/fields/picture";
import { checkValue, type Problem } from "~/content/records/read-stored";
import type { RedirectRecord } from "~/content/records/types/redirect";
import { isFixedPage, redirectProblems } from "~/content/site/moved.server";
import { type PlacedLink, pageProblems, unknownLinks } from "~/content/views/page-problems";
import { dayOf } from "~/lib/text/dutch-date";
import { daysToCome } from "./days-to-come";
import type { StoredRecord } from "./record-store.server";

type Checked = { value: unknown; problems?: undefined } | { value?: undefined; problems: Problem[] };

/**
 * What may be published, or what prevents it. More than what visitors are shown is checked by: what another page says, or
 * a page or a photo that goes, takes nothing off the site that was right when it was published.
 */
export async function checkRecord(
  db: D1Database,
  { type, key, content }: Pick<StoredRecord, "type" | "key" | "content">,
): Promise<Checked> {
  const { value, problems = [] } = checkValue(type, content);
  const all = [
    ...problems,
    ...daysToCome(content, dayOf(Date.now())),
    ...(await lostPictures(db, content)),
    ...(await brokenLinks(db, unknownLinks(content))),
    ...(problems.length === 0 ? pageProblems(type, key, value) : []),
    ...(problems.length === 0 && type.name === "redirect"
      ? await redirectProblems(key, value as RedirectRecord, (path) => isPage(db, path))
      : []),
  ];
  return all.length === 0 ? { value } : { problems: all };
}

/** An earlier version may show a photo that was thrown away since. */
async function lostPictures(db: D1Database, content: unknown): Promise<Problem[]> {
  const lost = new Set(await missingPictures(db, picturesIn(content)));
  const message = "Deze foto staat niet meer in de mediabibliotheek. Kies een andere";
  return placesOf(content, lost).map((path) => ({ path, message }));
}

/** Those of these pictures that the media library does not have. */
export async function missingPictures(db: D1Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { results } = await db
    .prepare("SELECT value AS id FROM json_each(?) WHERE value NOT IN (SELECT id FROM media)")
    .bind(JSON.stringify(ids))
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

async function isPage(db: D1Database, to: string): Promise<boolean> {
  return isFixedPage(to) || (await brokenLinks(db, [{ path: "", to }])).length === 0;
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
