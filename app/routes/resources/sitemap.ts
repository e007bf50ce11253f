import { data } from "react-router";
import { listedPages, siteOrigin } from "~/content/index.server";
import { publishedAddresses } from "~/features/articles/public/published.server";
import { liveKeys } from "~/features/records/live/listed-records.server";
import { sitemapIndexXml, sitemapXml } from "~/features/seo/sitemap";
import { dayOf } from "~/lib/text/dutch-date";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/sitemap";

/** What fits beside the fixed pages in one file. */
const projectsInIt = { offset: 0, limit: 5_000 };

/** One file, until the articles of the office need more: then an index of files, `?deel=0` with the fixed pages and the projects. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const origin = siteOrigin(env);
  const asked = url.searchParams.get("deel");
  if (asked !== null && !/^\d{1,5}$/.test(asked)) throw data(null, { status: 404 });
  const part = Number(asked ?? 1);
  const { addresses, parts } = await publishedAddresses(env.DB, part);
  if (part > Math.max(parts, 1)) throw data(null, { status: 404 });
  if (asked === null && parts > 1) {
    const files = Array.from({ length: parts + 1 }, (_, n) => `/sitemap.xml?deel=${n}`);
    return xml(sitemapIndexXml(origin, files));
  }
  const articles = addresses.map(({ slug, liveAt }) => ({
    path: paths.article(slug),
    updated: dayOf(liveAt),
  }));
  const others = asked === null || part === 0 ? [...listedPages(), ...(await projects(env.DB))] : [];
  return xml(sitemapXml(origin, [...others, ...articles]));
}

async function projects(db: D1Database) {
  const found = await liveKeys(db, "project", projectsInIt);
  return found.map(({ key, liveAt }) => ({ path: paths.project(key), updated: dayOf(liveAt) }));
}

const xml = (body: string) =>
  new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
