/** Null over `maxBytes`, counted while reading: Content-Length may be absent or wrong. */
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
