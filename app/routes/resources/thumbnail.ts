import { thumbnail } from "~/drawings/thumbnail";
import type { Route } from "./+types/thumbnail";

/** The drawing of an article as a picture for lists. It changes with the code only. */
export function loader({ params }: Route.LoaderArgs): Response {
  const svg = params.file.endsWith(".svg") ? thumbnail(params.file.slice(0, -".svg".length)) : null;
  if (svg === null) throw new Response(null, { status: 404 });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
      // Its pens are a style within it.
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    },
  });
}
