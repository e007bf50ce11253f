/**
 * Keeps the JSON of a public question in the Cache API of this location: nothing personal, and nothing that
 * a mistaken answer could spoil for long. `key` is made of everything that decides the answer. A cache that
 * fails costs only the time to ask again.
 */
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
