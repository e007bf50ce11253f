/** The types of browsers, which come first, know no cache of the location. */
interface CacheStorage {
  readonly default: Cache;
}
