import type { IncomingMessage, ServerResponse } from "node:http";
import { stubServer } from "../../tests/support/stub-server.ts";
import { type StandInName, type StandInService, standInServices } from "./services.ts";

/** What a service does: its work, a fault, silence, an answer that never ends, or nonsense with status 200. */
const standInModes = ["work", "fail", "hang", "drip", "lie"] as const;
type StandInMode = (typeof standInModes)[number];

type StandInRequest = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
};

export type StandIns = {
  url: string;
  /** Settings that make the Worker ask these instead of the real ones. */
  vars: Record<"addresses" | "places" | "turnstile" | "webhook", Record<string, string>>;
  set(service: StandInName, mode: StandInMode): void;
  /** What a service was asked, oldest first. */
  asked(service: StandInName): StandInRequest[];
  close(): Promise<void>;
};

/**
 * Stand-ins for every outside service behind one address of this machine. A mode is set by `set`, or over
 * HTTP with `PUT /control/<service>/<mode>`; `GET /control` tells the modes. Mail has its own, with the same
 * modes: the folder that the runtime writes to (runtime/mailbox.ts).
 */
export async function startStandIns(port = 0): Promise<StandIns> {
  const names = Object.keys(standInServices) as StandInName[];
  const modes = new Map<StandInName, StandInMode>(names.map((name) => [name, "work"]));
  const asked = new Map<StandInName, StandInRequest[]>(names.map((name) => [name, []]));
  const byPath = names.sort((a, b) => standInServices[b].path.length - standInServices[a].path.length);

  const server = await stubServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const body = await bodyOf(request);
    if (url.pathname.startsWith("/control")) return control(request, response, url);
    const name = byPath.find((each) => url.pathname.startsWith(standInServices[each].path));
    if (!name) return void response.writeHead(404).end();
    const { method = "GET", headers } = request;
    asked.get(name)?.push({ method, path: url.pathname + url.search, headers, body });
    perform(standInServices[name], modes.get(name) ?? "work", { url, request, body }, response);
  }, port);

  function control(request: IncomingMessage, response: ServerResponse, url: URL) {
    const [, , service = "", mode = ""] = url.pathname.split("/");
    const known = modes.has(service as StandInName) && standInModes.includes(mode as StandInMode);
    if (request.method === "PUT" && known) modes.set(service as StandInName, mode as StandInMode);
    response.writeHead(request.method === "PUT" && !known ? 404 : 200, {
      "Content-Type": "application/json",
    });
    response.end(
      `${JSON.stringify({ services: Object.fromEntries(modes), modes: standInModes }, null, 2)}\n`,
    );
  }

  const { origin } = server;
  return {
    url: origin,
    vars: {
      addresses: { PDOK_URL: `${origin}/pdok`, VLAANDEREN_URL: `${origin}/vlaanderen` },
      places: { PLACES_URL: `${origin}/places/v1/places`, PLACES_KEY: "stand-in-key" },
      turnstile: { TURNSTILE_URL: `${origin}/turnstile`, TURNSTILE_SECRET: "stand-in-secret" },
      webhook: { WEBHOOK_URL: `${origin}/webhook`, WEBHOOK_SECRET: "stand-in-webhook-secret" },
    },
    set: (service, mode) => void modes.set(service, mode),
    asked: (service) => [...(asked.get(service) ?? [])],
    close: server.close,
  };
}

function perform(
  service: StandInService,
  mode: StandInMode,
  asked: Parameters<StandInService["work"]>[0],
  response: ServerResponse,
): void {
  if (mode === "hang") return;
  if (mode === "fail") return void response.writeHead(500).end("Internal Server Error");
  const { status = 200, type = "application/json", body } = service[mode === "lie" ? "lie" : "work"](asked);
  const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  response.writeHead(status, { "Content-Type": type });
  if (mode !== "drip") return void response.end(bytes);
  // One byte now and then: the headers promise an answer that never comes.
  let sent = 0;
  const drops = setInterval(() => response.write(bytes.subarray(sent, ++sent)), 300);
  response.on("close", () => clearInterval(drops));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
