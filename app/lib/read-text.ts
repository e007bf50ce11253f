/**
 * The body of an answer as text, or null when it is longer than `maxBytes`. Counted while reading: a length
 * header may be missing or lie. How long it may take is for the signal of the request to say.
 */
export async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
