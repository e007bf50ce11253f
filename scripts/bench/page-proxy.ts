import { createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, createBrotliCompress } from "node:zlib";

/** Compresses what the edge would, and passes on every chunk at once, as it does. */
export async function startProxy(target: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: new URL(target).host };
    get(target + request.url, { headers, agent: false }, (answer) => {
      const type = answer.headers["content-type"] ?? "";
      response.statusCode = answer.statusCode ?? 502;
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && name !== "transfer-encoding") response.setHeader(name, value);
      }
      if (/text|javascript|json|svg/.test(type)) compress(answer, response);
      else answer.pipe(response);
    }).on("error", () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function compress(answer: NodeJS.ReadableStream, response: ServerResponse): void {
  response.removeHeader("content-length");
  response.setHeader("content-encoding", "br");
  const brotli = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    flush: constants.BROTLI_OPERATION_FLUSH,
  });
  answer.pipe(brotli).pipe(response);
}
