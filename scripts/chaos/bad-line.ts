import { randomInt } from "node:crypto";
import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What a bad line does to a post: lets it through, cuts it after each third, cuts it where the answer is waited for,
 * swallows the answer once the site has stored it, or answers itself with the login page of a Wi-Fi.
 */
const fates = [
  "fine",
  "fine",
  "fine",
  "a third",
  "two thirds",
  "cut at the end",
  "answer lost",
  "login",
] as const;
type Fate = (typeof fates)[number];

export type BadLine = { url: string; counts: Map<Fate, number>; stop(): Promise<void> };

/** Stands between the visitors and the site at `site`. */
export async function startBadLine(site: string): Promise<BadLine> {
  const counts = new Map<Fate, number>();
  const server = createServer((request, response) => {
    const post = request.method === "POST";
    const fate = (post && fates[randomInt(fates.length)]) || "fine";
    if (post) counts.set(fate, (counts.get(fate) ?? 0) + 1);
    pass(site, fate, request, response).catch(() => request.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function pass(site: string, fate: Fate, request: IncomingMessage, response: ServerResponse) {
  const shares: Partial<Record<Fate, number>> = { "a third": 1, "two thirds": 2 };
  const share = shares[fate];
  const cutAt = share === undefined ? undefined : (Number(request.headers["content-length"]) * share) / 3;
  const parts: Buffer[] = [];
  let read = 0;
  for await (const part of request) {
    parts.push(part as Buffer);
    read += (part as Buffer).length;
    // Leaving the loop closes the connection: the rest is still with the visitor.
    if (cutAt !== undefined && read >= cutAt) break;
  }
  const body = Buffer.concat(parts);
  if (fate === "login") {
    response.setHeader("Content-Type", "text/html");
    response.end("<!doctype html><title>Wifi</title>Log in");
    return;
  }
  // Of what is cut the site is promised all and gets a part.
  const onward = ask(site + (request.url ?? ""), { method: request.method, headers: request.headers });
  onward.on("error", () => response.destroy());
  if (cutAt !== undefined) {
    onward.write(body.subarray(0, Math.floor(cutAt)), () => {
      onward.destroy();
      response.destroy();
    });
    return;
  }
  onward.end(body, () => fate === "cut at the end" && response.destroy());
  const [answer] = (await once(onward, "response")) as [IncomingMessage];
  const said: Buffer[] = [];
  for await (const part of answer) said.push(part as Buffer);
  if (fate !== "fine") {
    response.destroy();
    return;
  }
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  response.end(Buffer.concat(said));
}
