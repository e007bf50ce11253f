import { siteOrigin } from "~/content/index.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/robots";

/** Personal pages are not named here: they say noindex themselves, and a list would only point at them. */
export function loader({ context }: Route.LoaderArgs): Response {
  const origin = siteOrigin(context.get(bindings).env);
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
