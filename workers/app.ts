import { RouterContextProvider } from "react-router";
import { bindings } from "~/platform/bindings.server";
import { redirectFor } from "../app/content/site/redirects";
import { requireAdmin } from "../app/platform/access/access.server";
import { contentGeneration } from "../app/platform/cache/content-generation.server";
import { pageUrl, servePage } from "../app/platform/cache/page-cache.server";
import { newPageTokens, type PageTokens } from "../app/platform/cache/page-tokens";
import { secure } from "../app/platform/http/security-headers.server";
import { everyMinute, everyNight, sendDue } from "./jobs";
import { hasMap, kindOf, pageOfForm } from "./request-kind";
import { route } from "./router";

export default {
  async fetch(request, env, ctx) {
    const url = new URL(request.url);
    const now = Date.now();
    const tokens = newPageTokens(now);
    const requestId = request.headers.get("CF-Ray") ?? crypto.randomUUID();
    const kind = kindOf(url.pathname);
    const policy = {
      nonce: tokens.nonce,
      dev: import.meta.env.DEV,
      mapsKey: env.MAPS_BROWSER_KEY !== "" && hasMap(url.pathname),
      turnstile: env.TURNSTILE_SITE_KEY !== "",
      analytics: env.WEB_ANALYTICS_TOKEN !== "",
    };
    const render = (req: Request, pageTokens: PageTokens) => {
      const context = new RouterContextProvider();
      context.set(bindings, { env, ctx, requestId, tokens: pageTokens });
      return route(req, context);
    };

    if (kind === "admin") {
      const admin = await requireAdmin(request, env, ctx);
      if (admin instanceof Response) return secure(admin, kind, policy, requestId);
    }
    const moved = redirectFor(url.pathname);
    if (moved !== null) {
      const target = new URL(moved + url.search, url.origin);
      return secure(Response.redirect(target.href, 301), "other", policy, requestId);
    }
    const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
    const generation = kind === "page" ? await contentGeneration(env.DB, request, now, waitUntil) : 0;
    const page = kind === "page" && request.method === "GET" && !import.meta.env.DEV ? pageUrl(url) : null;
    const response = page
      ? await servePage(page, {
          version: `${env.VERSION.id}.${generation}`,
          memoryLimit: Number(env.PAGE_MEMORY_MB) * 1024 * 1024,
          now,
          ifNoneMatch: request.headers.get("If-None-Match"),
          tokens,
          newTokens: () => newPageTokens(Date.now()),
          waitUntil,
          render: (pageTokens) => render(new Request(page, request), pageTokens),
        })
      : await render(pageOfForm(request, url), tokens);
    return secure(response, kind, policy, requestId);
  },
  async scheduled(controller, env) {
    const job = controller.cron === "* * * * *" ? everyMinute : everyNight;
    await job(env, controller.scheduledTime);
  },
  async queue(_batch, env) {
    await sendDue(env, Date.now());
  },
} satisfies ExportedHandler<Env>;
