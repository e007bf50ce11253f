import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { freeze, renderIsland } from "./frozen-html.server";
import { bindings } from "./platform/bindings.server";
import { log } from "./platform/log.server";
import { DocumentContext, type DocumentParts } from "./ui/document-context";

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
  const parts: DocumentParts = {
    ...tokens,
    entry: routerContext.manifest.entry.module,
    hmrRuntime: routerContext.manifest.hmr?.runtime,
    renderIsland: (name, props, identifierPrefix) => renderIsland(name, props, identifierPrefix, tokens),
    freeze: (id, by, children) => freeze(parts, id, by, children),
  };
  let responseStatus = status;
  let shellSent = false;
  const body = await renderToReadableStream(
    <DocumentContext value={parts}>
      <ServerRouter context={routerContext} url={request.url} nonce={tokens.nonce} />
    </DocumentContext>,
    {
      nonce: tokens.nonce,
      signal: AbortSignal.timeout(streamTimeout + 1_000),
      // Streamed parts that are ready stand in the HTML itself, also for readers without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error: unknown) {
        responseStatus = 500;
        if (shellSent) log("error", "render_failed", { requestId, error });
      },
    },
  );
  shellSent = true;
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  return new Response(body, { status: responseStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { requestId } = context.get(bindings);
  log("error", "request_failed", { requestId, method: request.method, error });
};
