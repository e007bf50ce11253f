import { currentCompany, siteOrigin } from "~/content/index.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/security-txt";

const VALID_DAYS = 180;

/** Where somebody who found a hole can tell us (RFC 9116). */
export function loader({ context }: Route.LoaderArgs): Response {
  const origin = siteOrigin(context.get(bindings).env);
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString().slice(0, 10);
  const lines = [
    `Contact: mailto:${currentCompany().email}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: nl, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
