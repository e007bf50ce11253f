/**
 * Reads what is left and drops it, so that the connection is not cut while the client still sends: it would
 * then see a network error in place of the answer. False when more than `limit` bytes came; the rest stays
 * unread.
 */
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
