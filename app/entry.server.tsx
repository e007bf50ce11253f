import { isbot } from "isbot";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { documentParts } from "~/render/document/frozen-html.server";
import { pageSlots } from "~/render/document/html-slots.server";
import { isPending } from "~/render/document/server-only";
import { DocumentContext } from "~/ui/islands/document-context";
import { bindings } from "./platform/bindings.server";
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
  const { manifest, staticHandlerContext: found, serverHandoffStream } = routerContext;
  const isAdmin = found.matches.some(({ route }) => route.handle?.app === "admin");
  // Public pages have no client router that would read it.
  if (!isAdmin) void serverHandoffStream?.cancel();
  const slots = pageSlots(tokens.nonce);
  const entry = { entry: manifest.entry.module, hmrRuntime: manifest.hmr?.runtime };
  const document = (
    <DocumentContext value={documentParts(tokens, slots, entry)}>
      <ServerRouter
        context={isAdmin ? routerContext : withoutHandoff(routerContext)}
        url={request.url}
        nonce={tokens.nonce}
      />
    </DocumentContext>
  );
  if (!isAdmin && !Object.values(found.loaderData).some(isPending)) {
    const page = slots.fill(`<!DOCTYPE html>${renderToStaticMarkup(document)}`);
    headers.set("Content-Length", String(page.length));
    return new Response(page, { status, headers });
  }
  let responseStatus = status;
  let shellSent = false;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), streamTimeout + 1_000);
  const body = await renderToReadableStream(document, {
    nonce: tokens.nonce,
    signal: limit.signal,
    // Streamed parts that are ready stand in the HTML itself, also for readers without script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      responseStatus = 500;
      if (shellSent) log("error", "render_failed", { requestId, error });
    },
  });
  shellSent = true;
  // A timer that is left running would keep the whole page in memory until it fires.
  const complete = body.allReady.catch(() => {}).finally(() => clearTimeout(timer));
  if (isbot(request.headers.get("User-Agent"))) await complete;
  return new Response(slots.fillStream(body), { status: responseStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { requestId } = context.get(bindings);
  log("error", "request_failed", { requestId, method: request.method, error });
};

function withoutHandoff({ serverHandoffStream: _, ...context }: EntryContext): EntryContext {
  return context;
}
