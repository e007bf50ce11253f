/** A rate limit that counts exactly and without end: the local runtime begins anew at each minute of the clock. */
export function countingLimit(limit: number): RateLimit {
  const used = new Map<string, number>();
  return {
    limit: async ({ key }) => {
      used.set(key, (used.get(key) ?? 0) + 1);
      return { success: (used.get(key) ?? 0) <= limit };
    },
  };
}
