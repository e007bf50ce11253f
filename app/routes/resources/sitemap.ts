import { listedPages, siteOrigin } from "~/content/index.server";
import { sitemapXml } from "~/lib/sitemap";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs): Response {
  const xml = sitemapXml(siteOrigin(context.get(bindings).env), listedPages());
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
