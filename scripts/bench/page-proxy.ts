import { request as ask } from "node:http";
import { constants, createBrotliCompress } from "node:zlib";
import { type StubServer, stubServer } from "../../tests/support/stub-server.ts";

const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  flush: constants.BROTLI_OPERATION_FLUSH,
};

/** Compresses what the edge would, and passes on every chunk at once, as it does. */
export function startProxy(target: string): Promise<StubServer> {
  return stubServer((request, response) => {
    const headers = {
      ...request.headers,
      host: new URL(target).host,
      "accept-encoding": "identity",
    };
    const onward = ask(target + request.url, { method: request.method, headers, agent: false });
    onward.on("error", () => response.destroy());
    onward.on("response", (answer) => {
      const { "transfer-encoding": _, "content-length": length, ...kept } = answer.headers;
      const status = answer.statusCode ?? 502;
      if (/text|javascript|json|svg/.test(kept["content-type"] ?? "")) {
        response.writeHead(status, { ...kept, "content-encoding": "br" });
        answer.pipe(createBrotliCompress(brotli)).pipe(response);
      } else {
        response.writeHead(status, { ...kept, ...(length && { "content-length": length }) });
        answer.pipe(response);
      }
    });
    request.pipe(onward);
  });
}
