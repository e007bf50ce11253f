import { request as httpRequest } from "node:http";

type Options = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };

/**
 * `fetch` without redirects and without connection reuse: a server that refuses a post unread closes its
 * connection. Sends headers unvalidated.
 */
export function freshFetch(
  url: string,
  { method = "GET", headers = {}, body }: Options = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const length: Record<string, string | number> =
      body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
    const request = httpRequest(
      url,
      { method, headers: { ...length, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.once("error", reject);
        answer.once("end", () => {
          const status = answer.statusCode ?? 0;
          const empty = method === "HEAD" || [101, 204, 205, 304].includes(status);
          const response = new Response(empty ? null : Buffer.concat(chunks), { status });
          for (const [name, values] of Object.entries(answer.headersDistinct)) {
            for (const value of values ?? []) response.headers.append(name, value);
          }
          resolve(response);
        });
      },
    );
    request.once("error", reject).end(body);
  });
}
