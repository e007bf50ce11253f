import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWKSCacheInput,
  type JWTVerifyGetKey,
  jwksCache,
} from "jose";
import { withTimeout } from "~/lib/with-timeout";
import { log } from "~/platform/log.server";

type KeySet = { find: JWTVerifyGetKey; cache: JWKSCacheInput };
type WaitUntil = (promise: Promise<unknown>) => void;

const kvBudgetMs = 300;
const fetchLimitMs = 3000;
/** Access rotates its keys every six weeks and keeps the previous one valid for a week. */
const maxAgeSeconds = 24 * 60 * 60;

/** Public keys by the address they come from: nothing of a request or a person. */
const keySets = new Map<string, KeySet>();

/**
 * Finds the key of a token. Keys are kept in this isolate and in KV for a day, so that an outage of the
 * certs endpoint closes nobody out; an unknown key id asks for new keys at most once per 30 seconds.
 * Throws `keysUnavailable` when no keys can be had.
 */
export async function accessKeys(
  certsUrl: URL,
  kv: KVNamespace,
  waitUntil: WaitUntil,
): Promise<JWTVerifyGetKey> {
  const keySet = keySets.get(certsUrl.href) ?? (await loadKeySet(certsUrl, kv));
  return async (header, token) => {
    const before = keySet.cache.uat;
    try {
      // Without an id any key would do; Access always names the one it signed with.
      if (typeof header.kid !== "string") throw new errors.JWKSNoMatchingKey();
      return await keySet.find(header, token);
    } catch (error) {
      throw isTokenError(error) ? error : keysUnavailable(error);
    } finally {
      if (keySet.cache.uat !== before) waitUntil(storeKeys(certsUrl, kv, keySet.cache));
    }
  };
}

/** True when keys could not be fetched: the caller cannot know whether the token is good. */
export function isKeysUnavailable(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ACCESS_KEYS_UNAVAILABLE";
}

/** For tests: what a new isolate knows. */
export function forgetKeys(): void {
  keySets.clear();
}

async function loadKeySet(certsUrl: URL, kv: KVNamespace): Promise<KeySet> {
  const stored = await withTimeout(kvBudgetMs, kv.get<JWKSCacheInput>(kvKey(certsUrl), "json"), null);
  // jose checks what it gets: an old or malformed entry is as good as none.
  const cache: JWKSCacheInput = stored !== null && typeof stored === "object" ? { ...stored } : {};
  const find = createRemoteJWKSet(certsUrl, {
    timeoutDuration: fetchLimitMs,
    cacheMaxAge: maxAgeSeconds * 1000,
    [jwksCache]: cache,
    [customFetch]: fetchKeys,
  });
  const keySet = { find, cache };
  keySets.set(certsUrl.href, keySet);
  return keySet;
}

/** Refuses an answer without a usable key, so that a broken endpoint never replaces keys that work. */
async function fetchKeys(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (response.status !== 200) return response;
  const body: unknown = await response.clone().json();
  return hasRsaKey(body) ? response : new Response(null, { status: 502 });
}

function hasRsaKey(body: unknown): boolean {
  if (typeof body !== "object" || body === null || !("keys" in body) || !Array.isArray(body.keys))
    return false;
  return body.keys.some(
    (key) => key?.kty === "RSA" && typeof key.kid === "string" && typeof key.n === "string",
  );
}

async function storeKeys(certsUrl: URL, kv: KVNamespace, cache: JWKSCacheInput): Promise<void> {
  try {
    await kv.put(kvKey(certsUrl), JSON.stringify(cache), { expirationTtl: maxAgeSeconds });
  } catch (error) {
    log("warn", "access.keys-not-kept", { error });
  }
}

function kvKey(certsUrl: URL): string {
  return `access-keys ${certsUrl.href}`;
}

function isTokenError(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

function keysUnavailable(cause: unknown): Error {
  return Object.assign(new Error("No Access keys", { cause }), { code: "ACCESS_KEYS_UNAVAILABLE" });
}
