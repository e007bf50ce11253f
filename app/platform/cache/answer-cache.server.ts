/** Cache API of this location, for public data. `key` must contain all that determines the answer. */
export async function cachedJson<Answer>(
  key: URL,
  waitUntil: (work: Promise<unknown>) => void,
  load: () => Promise<{ answer: Answer; keepSeconds: number }>,
): Promise<Answer> {
  const cached = await caches.default.match(key).catch(() => undefined);
  if (cached) return (await cached.json()) as Answer;
  const { answer, keepSeconds } = await load();
  if (keepSeconds > 0) {
    const headers = { "Cache-Control": `public, max-age=${keepSeconds}` };
    waitUntil(caches.default.put(key, Response.json(answer, { headers })).catch(() => {}));
  }
  return answer;
}
