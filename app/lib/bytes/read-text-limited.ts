/**
 * The body of a request or an answer as text, or null when it is longer than `maxBytes`; the rest is not read
 * then. Counted while reading: a length header may be missing or lie. How long it may take is for the signal of
 * the request to say.
 */
export async function readTextLimited(message: Request | Response, maxBytes: number): Promise<string | null> {
  if (Number(message.headers.get("Content-Length")) > maxBytes) return null;
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of message.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
