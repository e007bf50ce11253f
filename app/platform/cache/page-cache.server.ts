import type { PageTokens } from "./page-tokens";
import { standInsShown } from "./stand-ins.server";
import {
  CACHE_HEADER,
  lifetimeOf,
  matchesEtag,
  type PageSheet,
  replaceTokens,
  type StoredPage,
  toStoredPage,
  withSheetInside,
} from "./stored-page.server";

/** Stores a 200 with `X-Page-Cache` and no Set-Cookie; cookies of the request are ignored. */

const PAGE_PARAMS = [
  "dienst",
  "serviceType",
  "pakket",
  "categorie",
  "pagina",
  "waar",
  "wanneer",
  "soort",
  "plaats",
  "na",
  "werk",
];
/** What somebody searched for or had reckoned, as it was typed: kept by no cache. */
const OWN_PARAMS = ["q", "hoeveel"];
/** Answers that a link brings along, in whatever order; more than these no link of ours has. */
const ANSWER_PARAM = /^answer\.[a-z0-9-]{1,40}$/;
const MOST_ANSWERS = 6;
/** How long a stale page is served while it is rendered again. */
const STALE_MS = 60 * 60 * 1000;
/** How long a page is kept that shows stand-ins: the next look at the database is as far away. */
const STAND_IN_MS = 5_000;
/** How long a request waits for another that renders the same page, before it renders the page itself. */
const WAIT_MS = 500;

const memory = new Map<string, StoredPage>();
let memoryBytes = 0;
const rendering = new Map<string, Promise<StoredPage | null>>();

/** The URL with only the parameters that change the page; null when it must not be cached. */
export function pageUrl(url: URL): URL | null {
  if (url.search === "" && url.hash === "") return url;
  const page = new URL(url.pathname, url);
  if (OWN_PARAMS.some((name) => url.searchParams.has(name))) return null;
  const answers = [...new Set(url.searchParams.keys())].filter((name) => ANSWER_PARAM.test(name)).sort();
  for (const name of [...PAGE_PARAMS, ...answers.slice(0, MOST_ANSWERS)]) {
    const value = url.searchParams.get(name);
    if (value !== null && /^[a-z0-9-]{1,60}$/.test(value)) page.searchParams.set(name, value);
  }
  return page;
}

export type PageCacheOptions = {
  /** Deployment and content generation. */
  version: string;
  /** In bytes; 0 uses the Cache API only. */
  memoryLimit: number;
  now: number;
  ifNoneMatch: string | null;
  sheet: PageSheet;
  /** Whether the visitor comes from elsewhere, and gets the sheet inside the page. */
  arrives: boolean;
  waitUntil: (work: Promise<unknown>) => void;
  tokens: PageTokens;
  newTokens: () => PageTokens;
  render: (tokens: PageTokens) => Promise<Response>;
};

/** Sets `X-Cache: hit | stale | miss | bypass`. Only a miss without a Content-Length is streamed. */
export async function servePage(url: URL, options: PageCacheOptions): Promise<Response> {
  const key = `${options.version} ${url.origin}${url.pathname}${url.search}`;
  const cached = memory.get(key) ?? (await readEdge(url, options.version));
  if (cached && options.now < servedUntil(cached)) {
    putInMemory(key, cached, options.memoryLimit);
    const stale = options.now >= cached.storedAt + cached.freshMs;
    if (stale && !rendering.has(key)) options.waitUntil(renderOnce(key, () => refresh(url, key, options)));
    return toResponse(cached, options, stale ? "stale" : "hit");
  }
  const inFlight = rendering.get(key);
  if (inFlight) {
    const page = await Promise.race([inFlight, nullAfter(WAIT_MS)]);
    if (page) return toResponse(page, options, "hit");
  }
  return renderAndStore(url, key, options);
}

function servedUntil({ storedAt, freshMs, until = Number.POSITIVE_INFINITY }: StoredPage): number {
  return Math.min(storedAt + freshMs + STALE_MS, until);
}

async function renderAndStore(url: URL, key: string, options: PageCacheOptions): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<StoredPage | null>();
  const done = renderOnce(key, () => promise).catch(() => null);
  const standIns = standInsShown();
  try {
    const response = await options.render(options.tokens);
    const lifetime = lifetimeOf(response);
    if (lifetime === null || !response.body) {
      resolve(null);
      return withCacheState(response, response.body, "bypass");
    }
    if (response.headers.has("Content-Length")) {
      const page = await toStoredPage(response, lifetime, options.tokens, options.now, options.sheet);
      resolve(storeFinished(url, key, page, standIns, options));
      options.waitUntil(done);
      return toResponse(page, options, "miss");
    }
    const [toVisitor, toStore] = response.body.tee();
    const whole = toStoredPage(
      new Response(toStore, response),
      lifetime,
      options.tokens,
      options.now,
      options.sheet,
    );
    resolve(whole.then((page) => storeFinished(url, key, page, standIns, options)));
    options.waitUntil(done);
    return withCacheState(response, toVisitor, "miss");
  } catch (error) {
    resolve(null);
    throw error;
  }
}

function renderOnce(key: string, work: () => Promise<StoredPage | null>): Promise<StoredPage | null> {
  const running: Promise<StoredPage | null> = work().finally(() => {
    if (rendering.get(key) === running) rendering.delete(key);
  });
  rendering.set(key, running);
  return running;
}

const nullAfter = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

async function refresh(url: URL, key: string, options: PageCacheOptions): Promise<StoredPage | null> {
  const tokens = options.newTokens();
  const standIns = standInsShown();
  const response = await options.render(tokens);
  const lifetime = lifetimeOf(response);
  if (lifetime === null) {
    // A 404 replaces the stored page; a failure does not.
    if (response.status < 500) dropFromMemory(key);
    return null;
  }
  const page = await toStoredPage(response, lifetime, tokens, options.now, options.sheet);
  // What is kept shows more than this.
  return standInsShown() === standIns ? storeFinished(url, key, page, standIns, options) : null;
}

function withCacheState(response: Response, body: BodyInit | null, state: string): Response {
  const headers = new Headers(response.headers);
  headers.delete(CACHE_HEADER);
  headers.set("X-Cache", state);
  return new Response(body, { status: response.status, headers });
}

function toResponse(
  page: StoredPage,
  { tokens, ifNoneMatch, sheet, arrives }: PageCacheOptions,
  state: "hit" | "stale" | "miss",
) {
  const response = matchesEtag(page, ifNoneMatch)
    ? new Response(null, { status: 304, headers: page.headers })
    : new Response(
        arrives ? withSheetInside(page, tokens, sheet) : replaceTokens(page.body, page.slots, tokens),
        { headers: page.headers },
      );
  response.headers.set("X-Cache", state);
  return response;
}

async function storeFinished(
  url: URL,
  key: string,
  page: StoredPage,
  standIns: number,
  { version, memoryLimit, now }: PageCacheOptions,
): Promise<StoredPage> {
  if (standInsShown() !== standIns) {
    const { until = Number.POSITIVE_INFINITY } = page;
    putInMemory(key, { ...page, until: Math.min(until, now + STAND_IN_MS) }, memoryLimit);
    return page;
  }
  putInMemory(key, page, memoryLimit);
  await writeEdge(url, version, page);
  return page;
}

/** Evicts the least recently used pages. */
function putInMemory(key: string, page: StoredPage, limit: number) {
  dropFromMemory(key);
  if (page.body.length > limit) return;
  memory.set(key, page);
  memoryBytes += page.body.length;
  for (const oldest of memory.keys()) {
    if (memoryBytes <= limit) break;
    dropFromMemory(oldest);
  }
}

function dropFromMemory(key: string) {
  memoryBytes -= memory.get(key)?.body.length ?? 0;
  memory.delete(key);
}

type StoredMeta = Omit<StoredPage, "body" | "headers"> & { headers: Record<string, string> };

async function readEdge(url: URL, version: string): Promise<StoredPage | null> {
  const match = await caches.default.match(edgeKey(url, version)).catch(() => undefined);
  const meta = match?.headers.get("X-Page");
  if (!match || !meta) return null;
  const body = new Uint8Array(await match.arrayBuffer());
  const { headers, ...rest } = JSON.parse(meta) as StoredMeta;
  return { ...rest, headers: new Headers(headers), body };
}

async function writeEdge(url: URL, version: string, { body, ...page }: StoredPage): Promise<void> {
  const headers = new Headers(page.headers);
  const meta: StoredMeta = { ...page, headers: Object.fromEntries(headers) };
  headers.set("Cache-Control", `public, max-age=${Math.ceil((meta.freshMs + STALE_MS) / 1000)}`);
  headers.set("X-Page", JSON.stringify(meta));
  await caches.default.put(edgeKey(url, version), new Response(body, { headers })).catch(() => {});
}

function edgeKey(url: URL, version: string): Request {
  return new Request(`${url.href}${url.search === "" ? "?" : "&"}v=${encodeURIComponent(version)}`);
}
