import type { PageTokens } from "./page-tokens";
import {
  CACHE_HEADER,
  matchesEtag,
  replaceTokens,
  type StoredPage,
  toStoredPage,
} from "./stored-page.server";

/**
 * Finished public pages, storeFinished as bytes: in the isolate's memory, and behind it in the Cache API. The parts
 * that differ per visitor (nonce, form key, form time) are written in place at offsets match when the page
 * was stored, so a hit costs one copy and no decoding. Nothing is stored that is not a plain 200 with
 * `X-Page-Cache: <seconds fresh>` from its route and without Set-Cookie; cookies are never looked at.
 */

/** Query parameters that change a public page; all others are dropped before it is rendered. */
const PAGE_PARAMS = ["dienst", "serviceType", "pakket", "categorie", "pagina"];
/** A page past its freshness is still served while one render runs behind it, for this long. */
const STALE_MS = 60 * 60 * 1000;
/**
 * A second visitor of a page that is being rendered waits so long for it; then it is rendered for him too,
 * so that a slow part of a streamed page holds up nobody's first byte, nor does a visitor who went away.
 */
const WAIT_MS = 500;

const memory = new Map<string, StoredPage>();
let memoryBytes = 0;
const rendering = new Map<string, Promise<StoredPage | null>>();

/** The page's own URL: only the parameters that change it, in one order. Null: never from the cache. */
export function pageUrl(url: URL): URL | null {
  if (url.searchParams.has("q")) return null;
  const page = new URL(url.pathname, url);
  for (const name of PAGE_PARAMS) {
    const value = url.searchParams.get(name);
    if (value !== null && /^[a-z0-9-]{1,60}$/.test(value)) page.searchParams.set(name, value);
  }
  return page;
}

export type PageCacheOptions = {
  /** Changes with every deploy and publication: stored pages of another version are never served. */
  version: string;
  /** How many bytes of pages the isolate may keep; 0 leaves everything to the Cache API. */
  memoryLimit: number;
  now: number;
  /** The browser's `If-None-Match`. */
  ifNoneMatch: string | null;
  waitUntil: (work: Promise<unknown>) => void;
  tokens: PageTokens;
  newTokens: () => PageTokens;
  /** Renders the page with the given tokens in it. */
  render: (tokens: PageTokens) => Promise<Response>;
};

/**
 * Answers with `X-Cache: hit | stale | miss | bypass`. Only a miss streams, and only while part of it has yet to
 * come: a page with a `Content-Length` is finished.
 */
export async function servePage(url: URL, options: PageCacheOptions): Promise<Response> {
  const key = `${options.version} ${url.origin}${url.pathname}${url.search}`;
  const cached = memory.get(key) ?? (await readEdge(url, options.version));
  if (cached && options.now < cached.storedAt + cached.freshMs + STALE_MS) {
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

async function renderAndStore(url: URL, key: string, options: PageCacheOptions): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<StoredPage | null>();
  const done = renderOnce(key, () => promise).catch(() => null);
  try {
    const response = await options.render(options.tokens);
    const freshMs = freshness(response);
    if (freshMs === null || !response.body) {
      resolve(null);
      return withCacheState(response, response.body, "bypass");
    }
    if (response.headers.has("Content-Length")) {
      const page = await toStoredPage(response, freshMs, options.tokens, options.now);
      resolve(storeFinished(url, key, page, options));
      options.waitUntil(done);
      return toResponse(page, options, "miss");
    }
    const [toVisitor, toStore] = response.body.tee();
    resolve(store(url, key, new Response(toStore, response), freshMs, options.tokens, options));
    options.waitUntil(done);
    return withCacheState(response, toVisitor, "miss");
  } catch (error) {
    resolve(null);
    throw error;
  }
}

/** Notes that a page is being rendered, for as long as it is. */
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
  const response = await options.render(tokens);
  const freshMs = freshness(response);
  if (freshMs === null) {
    // The page is gone or failing: a 404 must not be hidden, a failure must not replace what works.
    if (response.status < 500) dropFromMemory(key);
    return null;
  }
  return store(url, key, response, freshMs, tokens, options);
}

function freshness(response: Response): number | null {
  const seconds = Number(response.headers.get(CACHE_HEADER));
  return response.status === 200 && seconds > 0 && !response.headers.has("Set-Cookie")
    ? seconds * 1000
    : null;
}

function withCacheState(response: Response, body: BodyInit | null, state: string): Response {
  const headers = new Headers(response.headers);
  headers.delete(CACHE_HEADER);
  headers.set("X-Cache", state);
  return new Response(body, { status: response.status, headers });
}

function toResponse(
  page: StoredPage,
  { tokens, ifNoneMatch }: PageCacheOptions,
  state: "hit" | "stale" | "miss",
) {
  const headers = new Headers(page.headers);
  headers.set("X-Cache", state);
  if (page.etag) headers.set("ETag", page.etag);
  return matchesEtag(page, ifNoneMatch)
    ? new Response(null, { status: 304, headers })
    : new Response(replaceTokens(page.body, page.slots, tokens), { headers });
}

async function store(
  url: URL,
  key: string,
  response: Response,
  freshMs: number,
  tokens: PageTokens,
  options: Pick<PageCacheOptions, "version" | "now" | "memoryLimit">,
): Promise<StoredPage> {
  return storeFinished(url, key, await toStoredPage(response, freshMs, tokens, options.now), options);
}

async function storeFinished(
  url: URL,
  key: string,
  page: StoredPage,
  options: Pick<PageCacheOptions, "version" | "memoryLimit">,
): Promise<StoredPage> {
  putInMemory(key, page, options.memoryLimit);
  await writeEdge(url, options.version, page);
  return page;
}

/** Keeps the page as the one used last; those used longest ago make room for it. */
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

async function readEdge(url: URL, version: string): Promise<StoredPage | null> {
  const match = await caches.default.match(edgeKey(url, version)).catch(() => undefined);
  const meta = match?.headers.get("X-Page");
  if (!match || !meta) return null;
  const body = new Uint8Array(await match.arrayBuffer());
  return { ...(JSON.parse(meta) as Omit<StoredPage, "body">), body };
}

/** A page that the edge does not take is rendered again; that is no reason to fail. */
async function writeEdge(url: URL, version: string, { body, ...meta }: StoredPage): Promise<void> {
  const headers = new Headers(meta.headers);
  headers.set("Cache-Control", `public, max-age=${Math.ceil((meta.freshMs + STALE_MS) / 1000)}`);
  headers.set("X-Page", JSON.stringify(meta));
  await caches.default.put(edgeKey(url, version), new Response(body, { headers })).catch(() => {});
}

function edgeKey(url: URL, version: string): Request {
  const key = new URL(url);
  key.searchParams.set("v", version);
  return new Request(key);
}
