import { withRecords } from "~/content/records/current.server";
import { shapeOf } from "~/content/records/record-type";
import { openPreview } from "~/features/records/desk/preview-link.server";
import { contentWith, showSiteContent } from "~/features/records/live/site-content.server";
import { paths } from "~/paths";
import { contentGeneration, knownGeneration } from "~/platform/cache/content-generation.server";
import type { PageTokens } from "~/platform/cache/page-tokens";
import { responseKind } from "./request-kind";

type Render = (request: Request, tokens: PageTokens) => Promise<Response>;

/**
 * The site with a draft in it, for who has the link: its own pages under the link's address, so that one can walk
 * through. Kept by no cache and no search engine. Null where its link shows nothing (any more).
 */
export async function sitePreview(
  request: Request,
  { token, path }: { token: string; path: string },
  env: Env,
  render: Render,
  tokens: PageTokens,
  waitUntil: (work: Promise<unknown>) => void,
) {
  // Pages alone: neither the office nor an endpoint is reached this way.
  if (!["GET", "HEAD"].includes(request.method) || responseKind(path) !== "page") return null;
  const now = Date.now();
  const draft = await openPreview(env.DB, token, env.LINK_SECRET, now);
  if (draft === null || draft === "ended") return null;
  // The draft is laid over what visitors see now: this isolate may not have shown anything yet.
  await contentGeneration(env.DB, request, now, waitUntil);
  await showSiteContent(env.DB, knownGeneration(now), now);
  const live = { content: JSON.stringify(draft.content), shape: shapeOf(draft.type) };
  const records = contentWith({ type: draft.type.name, key: draft.key, live });
  const url = new URL(request.url);
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

/** Of an address of a preview: its link, and the path of the page that is looked at. Of another one: no link, and its path. */
export function previewed(pathname: string): { token?: string; path: string } {
  const [, token, path = "/"] = /^\/voorbeeld-site\/([\w.~-]{1,600})(\/.*)?$/.exec(pathname) ?? [];
  return token === undefined ? { path: pathname } : { token, path };
}

/** Links to pages lead on through the preview. */
function inPlace(page: Response, prefix: string): Response {
  return new HTMLRewriter()
    .on("a[href^='/']", {
      element(link) {
        const href = link.getAttribute("href") ?? "";
        const isPage = responseKind(href.replace(/[?#].*/s, "")) === "page";
        if (isPage && !href.startsWith("//")) link.setAttribute("href", prefix + href);
      },
    })
    .transform(page);
}
