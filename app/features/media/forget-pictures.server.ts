type Stores = { DB: D1Database; UPLOADS: R2Bucket };

/** At once; the rest goes with the next run. */
const MOST = 20;

const seen = `EXISTS (SELECT 1 FROM content_tags WHERE tag = 'media:' || ?1 AND live = 1)
  OR EXISTS (SELECT 1 FROM article_media WHERE media_id = ?1 AND live = 1)`;

/**
 * Takes pictures away whose request was erased, unless visitors see them. Drafts that name one say that it is gone. A run that
 * stops half-way is finished by the next: a picture is forgotten last, after its files.
 */
export async function forgetPictures({ DB, UPLOADS }: Stores): Promise<void> {
  const { results } = await DB.prepare("SELECT media_id AS id FROM pictures_to_forget LIMIT ?")
    .bind(MOST)
    .all<{ id: string }>();
  for (const { id } of results) {
    await DB.batch([
      DB.prepare(
        `DELETE FROM media_search WHERE rowid = (SELECT n FROM media WHERE id = ?1 AND NOT (${seen}))`,
      ).bind(id),
      DB.prepare(`DELETE FROM media WHERE id = ?1 AND NOT (${seen})`).bind(id),
    ]);
    const kept = await DB.prepare("SELECT 1 FROM media WHERE id = ?").bind(id).first();
    if (kept === null) {
      const { objects } = await UPLOADS.list({ prefix: `media/${id}/` });
      if (objects.length > 0) await UPLOADS.delete(objects.map(({ key }) => key));
    }
    await DB.prepare("DELETE FROM pictures_to_forget WHERE media_id = ?").bind(id).run();
  }
}
