const refusal =
  "Dit verzoek komt niet van onze eigen pagina en is daarom niet uitgevoerd. Open onze website en probeer het daar opnieuw.";

/**
 * Answers 403 to a request that another site made in a visitor's browser; null lets it through.
 * React Router checks the origin of UI actions only, and lets a missing Origin through: every resource
 * route and every admin request that changes something calls this first. Not for GET of a page: a link
 * in a mail may open one.
 *
 * A client that sends neither Sec-Fetch-Site nor Origin is no modern browser, so it carries nobody's
 * cookies against his will: allowed on the public side, refused in admin.
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
  // A browser that was told to send no referrer says 'null' on its own site too; Sec-Fetch-Site decides then.
  if (origin !== null && origin !== "null" && !ownOrigin) return false;
  if (site === "same-origin") return true;
  // Typed in the address bar: nobody else caused it, but then it cannot be a form.
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
