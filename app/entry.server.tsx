import { isbot } from "isbot";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { documentParts } from "~/render/document/document-parts.server";
import { isPending, renderPage, renderWhenChanged } from "~/render/document/rendered-pages.server";
import { restoreUnsentData } from "~/render/document/unsent-data.server";
import { DocumentContext } from "~/ui/islands/document-context";
import { bindings } from "./platform/bindings.server";
import { CACHE_HEADER } from "./platform/cache/stored-page.server";
import { log } from "./platform/log.server";

export const streamTimeout = 8_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { tokens, requestId } = loadContext.get(bindings);
  const { manifest, staticHandlerContext: found } = routerContext;
  restoreUnsentData(found);
  const isAdmin = found.matches.some(({ route }) => route.handle?.app === "admin");
  const { serverHandoffStream, ...publicContext } = routerContext;
  if (!isAdmin) void serverHandoffStream?.cancel();
  const entry = { entry: manifest.entry.module, hmrRuntime: manifest.hmr?.runtime };
  const document = (
    <DocumentContext value={await documentParts(tokens, entry)}>
      <ServerRouter
        context={isAdmin ? routerContext : publicContext}
        url={request.url}
        nonce={tokens.nonce}
      />
    </DocumentContext>
  );
  if (isAdmin || isPending(found.loaderData)) {
    return streamed(document, request, { status, headers }, tokens.nonce, requestId);
  }
  const render = () => renderPage(document);
  const isShared = request.method === "GET" && status === 200 && headers.has(CACHE_HEADER);
  const page =
    isShared && !import.meta.env.DEV
      ? renderWhenChanged(found.location.pathname, found.loaderData, tokens, render)
      : render();
  headers.set("Content-Length", String(page.length));
  return new Response(page, { status, headers });
}

/** A page of which a part has yet to come, and /admin. */
async function streamed(
  document: ReactNode,
  request: Request,
  init: { status: number; headers: Headers },
  nonce: string,
  requestId: string,
): Promise<Response> {
  let { status } = init;
  let shellSent = false;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), streamTimeout + 1_000);
  const body = await renderToReadableStream(document, {
    nonce,
    signal: limit.signal,
    // Streamed parts that are ready stand in the HTML itself, also for readers without script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      status = 500;
      if (shellSent && !request.signal.aborted) log("error", "render_failed", { requestId, error });
    },
  });
  shellSent = true;
  // A timer that is left running would keep the whole page in memory until it fires.
  const complete = body.allReady.catch(() => {}).finally(() => clearTimeout(timer));
  if (isbot(request.headers.get("User-Agent"))) await complete;
  return new Response(body, { status, headers: init.headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { requestId } = context.get(bindings);
  const { method } = request;
  const status = refusalStatus(error, request);
  if (status === null) log("error", "request_failed", { requestId, method, error });
  else log("info", "request_refused", { requestId, method, status });
};

/** The status of an answer for which the client is to blame; null when we are. */
function refusalStatus(error: unknown, request: Request): number | null {
  if (isRouteErrorResponse(error)) return error.status < 500 ? error.status : null;
  // React Router refuses a post from another origin by an error like any other.
  const changes = request.method !== "GET" && request.method !== "HEAD";
  const origin = request.headers.get("Origin");
  return changes && origin !== null && origin !== new URL(request.url).origin ? 400 : null;
}
