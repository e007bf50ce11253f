const refusal =
  "Dit verzoek komt niet van onze eigen pagina en is daarom niet uitgevoerd. Open onze website en probeer het daar opnieuw.";

/**
 * Returns a 403 for a request that another site caused, else null. React Router checks only UI actions and
 * accepts a missing Origin. A client that sends neither Sec-Fetch-Site nor Origin is no current browser, so
 * its cookies cannot be abused by another site.
 */
export function refuseForeignOrigin(request: Request, audience: "public" | "admin"): Response | null {
  return isOwnOrigin(request, audience) ? null : forbidden(request);
}

function isOwnOrigin(request: Request, audience: "public" | "admin"): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  if (site === null && origin === null) return audience === "public";

  const ownOrigin = origin === new URL(request.url).origin;
  if (site === null) return ownOrigin;
  // Origin is 'null' under a no-referrer policy, also on the own site.
  if (origin !== null && origin !== "null" && !ownOrigin) return false;
  if (site === "same-origin") return true;
  return site === "none" && audience === "public" && isSafe(request.method);
}

function isSafe(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

function forbidden(request: Request): Response {
  const headers = { "Cache-Control": "no-store" };
  if (request.headers.get("Accept")?.includes("text/html")) {
    return new Response(refusal, {
      status: 403,
      headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  return Response.json({ success: false, message: refusal }, { status: 403, headers });
}
