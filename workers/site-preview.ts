import { withRecords } from "~/content/records/current.server";
import { shapeOf } from "~/content/records/record-type";
import { openPreview } from "~/features/records/desk/preview-link.server";
import { contentWith } from "~/features/records/live/site-content.server";
import { paths } from "~/paths";
import type { PageTokens } from "~/platform/cache/page-tokens";
import { responseKind } from "./request-kind";

type Render = (request: Request, tokens: PageTokens) => Promise<Response>;

/**
 * The site with a draft in it, for who has the link: its own pages under the link's address, so that one can walk
 * through. Kept by no cache and no search engine. Null for an address that is none of these.
 */
export async function sitePreview(request: Request, env: Env, render: Render, tokens: PageTokens) {
  const url = new URL(request.url);
  const [, token, path = "/"] = /^\/voorbeeld-site\/([\w.~-]{1,600})(\/.*)?$/.exec(url.pathname) ?? [];
  // Pages alone: neither the office nor an endpoint is reached this way.
  if (token === undefined || request.method !== "GET" || responseKind(path) !== "page") return null;
  const draft = await openPreview(env.DB, token, env.LINK_SECRET, Date.now());
  if (draft === null || draft === "ended") return null;
  const live = { content: JSON.stringify(draft.content), shape: shapeOf(draft.type) };
  const records = contentWith({ type: draft.type.name, key: draft.key, live });
  // Not parsed: a path that begins with two slashes would name another host.
  url.pathname = path;
  const asked = new Request(url, request);
  const page = await (records ? withRecords(records, () => render(asked, tokens)) : render(asked, tokens));
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "private, no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  const { status } = page;
  return inPlace(new Response(page.body, { status, headers }), paths.sitePreview(token));
}

/** Links lead on through the preview. */
function inPlace(page: Response, prefix: string): Response {
  return new HTMLRewriter()
    .on("a[href^='/']", {
      element(link) {
        const href = link.getAttribute("href") ?? "";
        if (!href.startsWith("//")) link.setAttribute("href", prefix + href);
      },
    })
    .transform(page);
}
