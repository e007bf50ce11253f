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
/** Access rotates its keys every six weeks; the previous one stays valid for a week. */
const maxAgeSeconds = 24 * 60 * 60;

const keySets = new Map<string, KeySet>();

/** Cached for a day, so that an outage of the endpoint locks out no user. Throws `keysUnavailable`. */
export async function accessKeys(
  certsUrl: URL,
  kv: KVNamespace,
  waitUntil: WaitUntil,
): Promise<JWTVerifyGetKey> {
  const keySet = keySets.get(certsUrl.href) ?? (await loadKeySet(certsUrl, kv));
  return async (header, token) => {
    const before = keySet.cache.uat;
    try {
      if (typeof header.kid !== "string") throw new errors.JWKSNoMatchingKey();
      return await keySet.find(header, token);
    } catch (error) {
      throw isTokenError(error) ? error : keysUnavailable(error);
    } finally {
      if (keySet.cache.uat !== before) waitUntil(storeKeys(certsUrl, kv, keySet.cache));
    }
  };
}

/** The token could not be checked. */
export function isKeysUnavailable(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ACCESS_KEYS_UNAVAILABLE";
}

/** For tests: the state of a new isolate. */
export function forgetKeys(): void {
  keySets.clear();
}

async function loadKeySet(certsUrl: URL, kv: KVNamespace): Promise<KeySet> {
  const stored = await withTimeout(kvBudgetMs, kv.get<JWKSCacheInput>(kvKey(certsUrl), "json"), null);
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

/** A response without a usable key must not replace keys that work. */
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
