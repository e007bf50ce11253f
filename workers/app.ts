import { RouterContextProvider } from "react-router";
import { movedTo } from "~/content/site/moved.server";
import { redirectFor } from "~/content/site/redirects";
import { contactDetails } from "~/content/site/shell";
import { takeMail } from "~/features/leads/mail-in/take-mail.server";
import { showSiteContent } from "~/features/records/live/site-content.server";
import { sayNumbers } from "~/lib/office-numbers";
import { requireAdmin } from "~/platform/access/access.server";
import { bindings } from "~/platform/bindings.server";
import { contentGeneration, knownGeneration } from "~/platform/cache/content-generation.server";
import { pageUrl, servePage } from "~/platform/cache/page-cache.server";
import { newPageTokens, type PageTokens } from "~/platform/cache/page-tokens";
import { withSecurityHeaders } from "~/platform/http/security-headers.server";
import { arrivesFromElsewhere, pageSheet } from "~/render/document/page-sheet.server";
import { checkSources } from "./checks";
import { handleOutbox, jobOf, keepDead } from "./jobs";
import { hasMap, methodRefusal, readable, responseKind, toFormPage } from "./request-kind";
import { handleRequest } from "./router";
import { previewed, sitePreview } from "./site-preview";
import { watched } from "./watched";

sayNumbers(contactDetails);

const worker = {
  async fetch(asked, env, ctx) {
    const { request, url } = readable(asked);
    const now = Date.now();
    const tokens = newPageTokens(now);
    const requestId = request.headers.get("CF-Ray") ?? crypto.randomUUID();
    const kind = responseKind(url.pathname);
    const { token, path: shownPath } = previewed(url.pathname);
    const policy = {
      nonce: tokens.nonce,
      dev: import.meta.env.DEV,
      mapsKey: env.MAPS_BROWSER_KEY !== "" && hasMap(shownPath),
      turnstile: env.TURNSTILE_SITE_KEY !== "",
      analytics: env.WEB_ANALYTICS_TOKEN !== "",
      secure: url.protocol === "https:",
      videos: shownPath.startsWith("/kennisbank/") || url.pathname.startsWith("/voorbeeld/"),
      frames: kind === "admin",
    };
    const render = async (req: Request, pageTokens: PageTokens) => {
      const context = new RouterContextProvider();
      context.set(bindings, { env, ctx, requestId, tokens: pageTokens, checkSources });
      const generation = knownGeneration(now);
      // A page whose generation is not known asks for nothing: the database is silent.
      if (kind !== "page" || generation !== null)
        await showSiteContent(env.DB, kind === "page" ? generation : null, now);
      return handleRequest(req, context);
    };

    if (kind === "admin") {
      const admin = await requireAdmin(request, env, ctx);
      if (admin instanceof Response) return withSecurityHeaders(admin, kind, policy, requestId);
    }
    const refused = methodRefusal(request, kind);
    if (refused) return withSecurityHeaders(refused, kind, policy, requestId);
    const leadTo = (path: string, headers?: Record<string, string>) => {
      // Without an origin: the one in the request is whatever its Host header says.
      const answer = new Response(null, {
        status: 301,
        headers: { ...headers, Location: path + url.search },
      });
      return withSecurityHeaders(answer, "other", policy, requestId);
    };
    const moved = redirectFor(url.pathname);
    if (moved !== null) return leadTo(moved);
    const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
    const preview =
      kind === "page" && token !== undefined
        ? await sitePreview(request, { token, path: shownPath }, env, render, tokens, waitUntil)
        : null;
    if (preview) return withSecurityHeaders(preview, kind, { ...policy, framed: true }, requestId);
    const generation = kind === "page" ? await contentGeneration(env.DB, request, now, waitUntil) : 0;
    const page = kind === "page" && request.method === "GET" && !import.meta.env.DEV ? pageUrl(url) : null;
    const response = page
      ? await servePage(page, {
          version: `${env.VERSION.id}.${generation}`,
          memoryLimit: Number(env.PAGE_MEMORY_MB) * 1024 * 1024,
          now,
          ifNoneMatch: request.headers.get("If-None-Match"),
          sheet: pageSheet,
          arrives: arrivesFromElsewhere(request),
          tokens,
          newTokens: () => newPageTokens(Date.now()),
          waitUntil,
          render: (pageTokens) => render(new Request(page, request), pageTokens),
        })
      : await render(toFormPage(request, url), tokens);
    // Asked where nothing answers, so that what the office says of an address hides no page.
    const nowhere = kind === "page" && response.status === 404 && request.method !== "POST";
    const to = nowhere ? movedTo(url.pathname) : null;
    // Kept for a while only: the office may change its mind.
    if (to !== null) return leadTo(to, { "Cache-Control": "public, max-age=300" });
    return withSecurityHeaders(response, kind, policy, requestId);
  },
  async scheduled(controller, env) {
    await showSiteContent(env.DB, null, Date.now());
    await jobOf(controller.cron)(env, controller.scheduledTime);
  },
  async email(message, env) {
    await takeMail(env, message, new Date());
  },
  async queue(batch, env) {
    if (batch.queue.endsWith("-dead")) await keepDead(env, batch.messages);
    else {
      await showSiteContent(env.DB, null, Date.now());
      await handleOutbox(env, batch.messages, Date.now());
    }
  },
} satisfies ExportedHandler<Env>;

export default watched(worker);
