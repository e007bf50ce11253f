import { listedPages, siteOrigin } from "~/content/index.server";
import { publishedAddresses } from "~/features/articles/published.server";
import { dayOf } from "~/lib/dutch-date";
import { sitemapXml } from "~/lib/sitemap";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const managed = await publishedAddresses(env.DB);
  const pages = managed.map(({ slug, liveAt }) => ({ path: paths.article(slug), updated: dayOf(liveAt) }));
  const xml = sitemapXml(siteOrigin(env), [...listedPages(), ...pages]);
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
