/** Closing early would show the client a network error. Returns false after more than `limit` bytes. */
export async function drainBody(
  reader: Pick<ReadableStreamDefaultReader<Uint8Array>, "read">,
  limit: number,
): Promise<boolean> {
  for (let left = limit; left >= 0; ) {
    const { done, value } = await reader.read();
    if (done) return true;
    left -= value.length;
  }
  return false;
}
