/** The DOM types take precedence and lack Cloudflare's `caches.default`. */
interface CacheStorage {
  readonly default: Cache;
}
