/** The body of a request as text; null when it is longer than `limit` bytes, without reading the rest. */
export async function boundedText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get("Content-Length")) > limit || request.body === null) return null;
  const decoder = new TextDecoder();
  let text = "";
  let received = 0;
  for (const reader = request.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    received += value.length;
    if (received > limit) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
