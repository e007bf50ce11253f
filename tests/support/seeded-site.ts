import { variantFiles } from "../../app/lib/files/media-variants.ts";
import { seedManyLeads } from "../../scripts/seed/many-leads.ts";
import { seedArticles } from "./article-rows.ts";

const dayMs = 24 * 60 * 60 * 1000;
const sinceMidnight = 197 * 60 * 1000;

/**
 * The night before which the requests came in: the next 03:17. The bucket stamps what it is given with the real clock,
 * and of what is younger than the nights that a test lives through it lets nothing go.
 */
export const night = Math.ceil((Date.now() - sinceMidnight) / dayMs) * dayMs + sinceMidnight;

/** A site with so many requests with their files, articles and pictures; every file has content of its own. */
export async function seedSite(env: Env, requests: number): Promise<void> {
  await seedManyLeads(env.DB, requests, ["bas@voorbeeld.example"], new Date(night));
  await seedArticles(env.DB, 1, 20);
  await env.DB.prepare(
    `INSERT INTO media (id, name, alt, width, height, bytes, sha256, created_at, created_by)
     VALUES ('00112233445566aa', 'nok.jpg', 'De nok', 480, 320, 9, 'x', 1, 'bas')`,
  ).run();
  await env.DB.prepare("INSERT INTO media_search (rowid, name, alt) VALUES (1, 'nok', 'nok')").run();
  const { results } = await env.DB.prepare("SELECT object_key AS key FROM lead_files").all<{ key: string }>();
  const keys = [
    ...results.map(({ key }) => key),
    ...variantFiles(480).map((file) => `media/00112233445566aa/${file}`),
  ];
  for (let first = 0; first < keys.length; first += 50)
    await Promise.all(keys.slice(first, first + 50).map((key) => putFile(env.UPLOADS, key)));
}

const contentOf = (key: string) => new TextEncoder().encode(`file ${key} `.repeat(8));

export const putFile = (bucket: R2Bucket, key: string) =>
  bucket.put(key, contentOf(key), { httpMetadata: { contentType: "image/jpeg" } });
