import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JSONWebKeySet,
  type JWK,
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

/** Without keys no token can be checked. */
export class KeysUnavailable extends Error {}

/** Cached for a day, so that an outage of the endpoint locks out no user. What it returns throws `KeysUnavailable`. */
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
      throw isTokenError(error) ? error : new KeysUnavailable("No Access keys", { cause: error });
    } finally {
      if (keySet.cache.uat !== before) waitUntil(storeKeys(certsUrl, kv, keySet.cache));
    }
  };
}

/** For tests: the state of a new isolate. */
export function forgetKeys(): void {
  keySets.clear();
}

async function loadKeySet(certsUrl: URL, kv: KVNamespace): Promise<KeySet> {
  const stored = await withTimeout(kvBudgetMs, kv.get<JWKSCacheInput>(kvKey(certsUrl), "json"), null);
  // What is no object has nothing that counts as keys.
  const cache: JWKSCacheInput = { ...stored };
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

/** A response without a usable key must not replace keys that work; what is no key set fails by itself. */
async function fetchKeys(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  const { keys } = (await response.clone().json()) as JSONWebKeySet;
  const usable = ({ kty, kid, n }: JWK) => kty === "RSA" && kid !== undefined && n !== undefined;
  return keys.some(usable) ? response : new Response(null, { status: 502 });
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
