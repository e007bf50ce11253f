import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { createLocalJWKSet, type JWTPayload, jwtVerify } from "jose";
import { type Claims, createSigner, type Signer, type SignOptions } from "./keys.ts";
import { loginPage, type Person, signedOutPage, unreachablePage } from "./pages.ts";

type AccessStandInOptions = {
  port: number;
  /** Origin of the Worker, e.g. http://127.0.0.1:3000. */
  target: string;
  /** Where to keep the signing key between runs; without it every start has a new one. */
  keyFile?: string;
};

export type AccessStandIn = {
  url: string;
  /** The settings that make a Worker trust this stand-in. */
  vars: { ACCESS_TEAM_DOMAIN: string; ACCESS_AUD: string; ACCESS_CERTS_URL: string; ADMIN_ROLES: string };
  /** A valid token of the manager, with these claims changed, added or (undefined) left out. */
  sign(claims?: Claims, options?: SignOptions): Promise<string>;
  rotateKey: Signer["rotate"];
  publicKeys: Signer["publicKeys"];
  /** What the certs endpoint does from now on: answer, fail with 500, or never answer. */
  setCerts(behaviour: "ok" | "error" | "hang"): void;
  /** How often the certs endpoint was asked. */
  certsRequests(): number;
  stop(): Promise<void>;
};

const teamDomain = "lokaal.cloudflareaccess.com";
const audience = "4c0a1e6f0b7d4d2fa6f0c5d1b8e93a7745d2c9e01f36b8a4d7e5f2c3b1a09876";

const people = [
  { email: "beheer@voorbeeld.example", role: "Beheer", may: "Aanvragen, artikelen en instellingen" },
  { email: "redactie@voorbeeld.example", role: "Redactie", may: "Alleen artikelen" },
  { email: "niemand@voorbeeld.example", role: "Zonder rol", may: "Mag zich aanmelden, maar verder niets" },
] as const satisfies readonly Person[];

const adminRoles = "beheer@voorbeeld.example=beheer,redactie@voorbeeld.example=redactie";

/** The settings that a Worker behind a stand-in on `port` needs, for when it is started first. */
function accessVars(port: number): AccessStandIn["vars"] {
  return {
    ACCESS_TEAM_DOMAIN: teamDomain,
    ACCESS_AUD: audience,
    ACCESS_CERTS_URL: `http://127.0.0.1:${port}/cdn-cgi/access/certs`,
    ADMIN_ROLES: adminRoles,
  };
}

/**
 * Stands in front of the local Worker as Cloudflare Access stands in front of the real one: asks under
 * /admin who you are, then passes requests on with a signed `Cf-Access-Jwt-Assertion`, and publishes the
 * keys to check it with. The Worker itself has no way around that check, so none has to be tested away.
 */
export async function startAccessStandIn(options: AccessStandInOptions): Promise<AccessStandIn> {
  const { port, target } = options;
  const signer = await createSigner(options.keyFile);
  let certs: "ok" | "error" | "hang" = "ok";
  let certsRequests = 0;

  const sign = (claims: Claims = {}, signOptions?: SignOptions) =>
    signer.sign({ ...identity(people[0].email), ...claims } as JWTPayload, signOptions);

  async function signedInAs(cookies: string | undefined): Promise<string | undefined> {
    const token = /(?:^|;\s*)CF_Authorization=([^;]+)/.exec(cookies ?? "")?.[1];
    if (!token) return undefined;
    const verified = await jwtVerify(token, createLocalJWKSet({ keys: signer.publicKeys() })).catch(
      () => null,
    );
    return verified ? String(verified.payload.email) : undefined;
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? "/", `http://127.0.0.1:${port}`);
    if (url.pathname === "/cdn-cgi/access/certs") {
      certsRequests++;
      if (certs === "hang") return;
      if (certs === "error") return send(res, 500, "certs fail on request", "text/plain");
      return send(res, 200, JSON.stringify({ keys: signer.publicKeys() }), "application/json");
    }
    if (url.pathname === "/cdn-cgi/access/logout") {
      res.setHeader("Set-Cookie", "CF_Authorization=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
      return send(res, 200, signedOutPage());
    }
    if (url.pathname === "/cdn-cgi/access/login") {
      if (req.method !== "POST") return send(res, 200, loginPage(people, localPath(url.searchParams)));
      const form = new URLSearchParams(await text(req));
      const email = form.get("email") ?? "";
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) return redirect(res, "/cdn-cgi/access/login");
      const session = await signer.sign(identity(email, 24 * 60 * 60));
      res.setHeader("Set-Cookie", `CF_Authorization=${session}; Path=/; HttpOnly; SameSite=Lax`);
      return redirect(res, localPath(form));
    }
    if (!isAdminPath(url.pathname)) return pass(req, res, target);
    const email = await signedInAs(req.headers.cookie);
    if (email) return pass(req, res, target, await sign(identity(email)));
    const here = new URLSearchParams({ redirect_url: url.pathname + url.search });
    return redirect(res, `/cdn-cgi/access/login?${here}`);
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: Error) => {
      if (res.headersSent) res.destroy();
      else send(res, 500, error.message, "text/plain");
    });
  });
  server.on("upgrade", (req, socket) => passUpgrade(req, socket, target));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    vars: accessVars(port),
    sign,
    rotateKey: signer.rotate,
    publicKeys: signer.publicKeys,
    setCerts: (behaviour) => {
      certs = behaviour;
    },
    certsRequests: () => certsRequests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Claims of a person, as Access signs them for an application. */
function identity(email: string, seconds = 60 * 60): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    aud: [audience],
    email,
    exp: now + seconds,
    iat: now,
    nbf: now,
    iss: `https://${teamDomain}`,
    type: "app",
    sub: `local-${email}`,
    country: "NL",
  };
}

/** Access protects `/admin*`; that covers `/admin.data` too. */
const isAdminPath = (path: string) => path.startsWith("/admin");

/** Only a path of this site: never an address that a link brought along. */
function localPath(params: URLSearchParams): string {
  const path = params.get("redirect_url") ?? "";
  return /^\/(?![/\\])[!-~]*$/.test(path) ? path : "/admin";
}

/** Headers between two machines, and those that only Access itself may set. */
const notPassedOn = /^(connection|keep-alive|proxy-.*|te|trailer|upgrade|cf-access-.*)$/i;

/** Passes a request on and streams the answer back. The host stays, so that the Worker sees our origin. */
function pass(req: IncomingMessage, res: ServerResponse, target: string, assertion?: string): void {
  const headers = pairs(req.rawHeaders).filter(([name]) => !notPassedOn.test(name));
  if (assertion) headers.push(["Cf-Access-Jwt-Assertion", assertion]);
  const upstream = request(new URL(target), {
    method: req.method,
    path: req.url,
    headers: headers.flat(),
    // A kept connection may be closed by the other side just when it is used again.
    agent: false,
  });
  upstream.on("response", (answer) => {
    const kept = pairs(answer.rawHeaders).filter(
      ([name]) => !/^(connection|keep-alive|transfer-encoding)$/i.test(name),
    );
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage, kept.flat());
    res.flushHeaders();
    answer.on("error", () => res.destroy()).pipe(res);
  });
  upstream.on("error", () => (res.headersSent ? res.destroy() : send(res, 502, unreachablePage(target))));
  res.on("close", () => upstream.destroy());
  req.on("error", () => upstream.destroy()).pipe(upstream);
}

/** The development server tells open pages about edits over a WebSocket. */
function passUpgrade(req: IncomingMessage, socket: Duplex, target: string): void {
  const { hostname, port } = new URL(target);
  const lines = pairs(req.rawHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  const upstream = connect(Number(port), hostname, () => {
    upstream.write(`GET ${req.url} HTTP/1.1\r\n${lines.join("")}\r\n`);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on("error", () => socket.destroy());
  socket.on("error", () => upstream.destroy()).on("close", () => upstream.destroy());
}

function pairs(raw: string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[2 * index] ?? "",
    raw[2 * index + 1] ?? "",
  ]);
}

function send(res: ServerResponse, status: number, body: string, type = "text/html"): void {
  res.writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" }).end(body);
}

function redirect(res: ServerResponse, location: string): void {
  res.writeHead(303, { Location: location, "Cache-Control": "no-store" }).end();
}

async function text(req: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of req.setEncoding("utf8")) if (body.length < 10_000) body += chunk;
  return body;
}
