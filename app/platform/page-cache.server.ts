import type { PageTokens } from "~/lib/page-tokens";

/**
 * Finished public pages, kept as bytes: in the isolate's memory, and behind it in the Cache API. The parts
 * that differ per visitor (nonce, form key, form time) are overwritten in place at offsets found when the
 * page was stored, so a hit costs one copy and no decoding. Nothing is stored that is not a plain 200 with
 * `X-Page-Cache: <seconds fresh>` from its route and without Set-Cookie; cookies are never looked at.
 */
type Slots = Record<keyof PageTokens, number[]>;
type StoredPage = {
  body: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  slots: Slots;
  storedAt: number;
  freshMs: number;
};

export const CACHE_HEADER = "X-Page-Cache";
/** Query parameters that change a public page; all others are dropped before it is rendered. */
const PAGE_PARAMS = ["dienst", "serviceType", "categorie", "pagina"];
const MAX_BYTES = 24 * 1024 * 1024;
/** A page past its freshness is still served while one render runs behind it, for this long. */
const STALE_MS = 60 * 60 * 1000;

/** The DOM types know no default cache; the runtime has one. */
function edgeCache(): Cache {
  return (caches as unknown as { default: Cache }).default;
}

const memory = new Map<string, StoredPage>();
let memoryBytes = 0;
const refreshing = new Set<string>();

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
  /** Changes with every deploy: stored pages of another version are never served. */
  version: string;
  now: number;
  waitUntil: (work: Promise<unknown>) => void;
  tokens: PageTokens;
  newTokens: () => PageTokens;
  /** Renders the page with the given tokens in it. */
  render: (tokens: PageTokens) => Promise<Response>;
};

export async function servePage(url: URL, options: PageCacheOptions): Promise<Response> {
  const key = `${url.origin}${url.pathname}${url.search}`;
  const stored = memory.get(key) ?? (await readEdge(url, options.version));
  if (stored && options.now < stored.storedAt + stored.freshMs + STALE_MS) {
    remember(key, stored);
    const stale = options.now >= stored.storedAt + stored.freshMs;
    if (stale && !refreshing.has(key)) {
      refreshing.add(key);
      options.waitUntil(refresh(url, key, options).finally(() => refreshing.delete(key)));
    }
    return fromStored(stored, options.tokens, stale ? "stale" : "hit");
  }
  const response = await options.render(options.tokens);
  const freshMs = freshness(response);
  if (freshMs === null || !response.body) return withState(response, response.body, "bypass");
  const [toVisitor, toStore] = response.body.tee();
  const kept = new Response(toStore, response);
  options.waitUntil(store(url, key, kept, freshMs, options.tokens, options).catch(() => {}));
  return withState(response, toVisitor, "miss");
}

async function refresh(url: URL, key: string, options: PageCacheOptions) {
  const tokens = options.newTokens();
  const response = await options.render(tokens);
  const freshMs = freshness(response);
  if (freshMs === null) {
    // The page is gone or failing: a 404 must not be hidden, a failure must not replace what works.
    if (response.status < 500) memory.delete(key);
    return;
  }
  await store(url, key, response, freshMs, tokens, options);
}

function freshness(response: Response): number | null {
  const seconds = Number(response.headers.get(CACHE_HEADER));
  return response.status === 200 && seconds > 0 && !response.headers.has("Set-Cookie")
    ? seconds * 1000
    : null;
}

function withState(response: Response, body: BodyInit | null, state: string): Response {
  const headers = new Headers(response.headers);
  headers.delete(CACHE_HEADER);
  headers.set("X-Cache", state);
  return new Response(body, { status: response.status, headers });
}

function fromStored(page: StoredPage, tokens: PageTokens, state: "hit" | "stale"): Response {
  const headers = new Headers(page.headers);
  headers.set("X-Cache", state);
  return new Response(renewTokens(page.body, page.slots, tokens), { headers });
}

const encoder = new TextEncoder();

/** A copy of the page with this visitor's tokens written over the stored ones. */
export function renewTokens(body: Uint8Array<ArrayBuffer>, slots: Slots, tokens: PageTokens) {
  const copy = body.slice();
  for (const name of ["nonce", "formKey", "formTime"] as const) {
    const bytes = encoder.encode(tokens[name]);
    for (const offset of slots[name]) copy.set(bytes, offset);
  }
  return copy;
}

/** Where each token stands in the page, in bytes. */
export function findSlots(body: Uint8Array, tokens: PageTokens): Slots {
  // A single-byte decoding keeps string offsets equal to byte offsets.
  const text = new TextDecoder("latin1").decode(body);
  const offsets = (token: string) => {
    const found: number[] = [];
    for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + token.length)) found.push(at);
    return found;
  };
  return {
    nonce: offsets(tokens.nonce),
    formKey: offsets(tokens.formKey),
    formTime: offsets(tokens.formTime),
  };
}

async function store(
  url: URL,
  key: string,
  response: Response,
  freshMs: number,
  tokens: PageTokens,
  options: Pick<PageCacheOptions, "version" | "now">,
) {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== CACHE_HEADER.toLowerCase());
  const page: StoredPage = { body, headers, slots: findSlots(body, tokens), storedAt: options.now, freshMs };
  remember(key, page);
  const edge = new Headers(headers);
  edge.set("Cache-Control", `public, max-age=${Math.ceil((freshMs + STALE_MS) / 1000)}`);
  edge.set("X-Page", JSON.stringify({ slots: page.slots, storedAt: page.storedAt, freshMs, headers }));
  await edgeCache().put(edgeKey(url, options.version), new Response(body, { headers: edge }));
}

function remember(key: string, page: StoredPage) {
  const known = memory.get(key);
  if (known) memoryBytes -= known.body.length;
  memory.delete(key);
  memory.set(key, page);
  memoryBytes += page.body.length;
  for (const [oldest, { body }] of memory) {
    if (memoryBytes <= MAX_BYTES) break;
    memory.delete(oldest);
    memoryBytes -= body.length;
  }
}

async function readEdge(url: URL, version: string): Promise<StoredPage | null> {
  const found = await edgeCache()
    .match(edgeKey(url, version))
    .catch(() => undefined);
  const meta = found?.headers.get("X-Page");
  if (!found || !meta) return null;
  const body = new Uint8Array(await found.arrayBuffer());
  return { ...(JSON.parse(meta) as Omit<StoredPage, "body">), body };
}

function edgeKey(url: URL, version: string): Request {
  const key = new URL(url);
  key.searchParams.set("v", version);
  return new Request(key);
}
