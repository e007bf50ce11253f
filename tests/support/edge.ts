import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { type StubServer, stubServer } from "./stub-server.ts";

export type Fault = (path: string, hidden: boolean) => boolean;

export type Edge = StubServer & {
  /** Versions and the share of visitors that each gets. */
  deployment: Record<string, number>;
  /** By version: which requests it answers with 500. */
  faults: Record<string, Fault>;
  /** Visitors without a service token are sent to sign in. */
  closed: boolean;
};

/**
 * Plays Cloudflare in front of a running server: sends a request to the version that gets the visitors, or to the one
 * that its header names when that is deployed, and lets faulty versions fail.
 */
export async function startEdge(site: string, worker = "totaal-specialisten"): Promise<Edge> {
  const edge: Edge = Object.assign(await stubServer(answer), { deployment: {}, faults: {}, closed: false });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { headers, url = "/", method } = request;
    if (edge.closed && headers["cf-access-client-id"] === undefined) {
      response.writeHead(302, { Location: "https://team.cloudflareaccess.com/cdn-cgi/access/login/x" }).end();
      return;
    }
    const wanted = new RegExp(`${worker}="([^"]+)"`).exec(
      String(headers["cloudflare-workers-version-overrides"] ?? ""),
    )?.[1];
    const hidden = wanted !== undefined && wanted in edge.deployment;
    const serving =
      Object.keys(edge.deployment).find((version) => edge.deployment[version] === 100) ?? "none";
    const version = hidden ? wanted : serving;
    if (edge.faults[version]?.(url, hidden)) {
      response.writeHead(500).end("an error");
      return;
    }
    if (url === "/healthz") {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ status: "ok", checks: [{ level: "ok" }], version: { id: version } }));
      return;
    }
    // Each request is another visitor's, so that nobody meets the limits.
    const address = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join(".");
    const onward = ask(
      site + url,
      { method, headers: { ...headers, "cf-connecting-ip": address } },
      (found) => {
        response.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }
  return edge;
}
