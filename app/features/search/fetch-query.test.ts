import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fetchQuery, forgetQueries } from "./fetch-query";

const closers: (() => void)[] = [];
afterEach(() => {
  forgetQueries();
  for (const close of closers.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<{ origin: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

test("the path is the key's segments joined with slashes, read with GET as JSON", async () => {
  const { origin, requests } = await serve((_, response) => response.end('{"naam":"Totaal"}'));
  expect(await fetchQuery([`${origin}/api/google-business`, "abc"])).toEqual({ naam: "Totaal" });
  expect(requests).toEqual(["GET /api/google-business/abc"]);
});

test("a key is fetched once for the life of the page, also by calls at the same time", async () => {
  let answers = 0;
  const { origin, requests } = await serve((_, response) => response.end(JSON.stringify({ n: ++answers })));
  const together = await Promise.all([fetchQuery([origin, "x"]), fetchQuery([origin, "x"])]);
  const later = await fetchQuery([origin, "x"]);
  expect([...together, later]).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
  await fetchQuery([origin, "y"]);
  expect(requests).toEqual(["GET /x", "GET /y"]);
});

test("an answer that is not OK becomes '<status>: <body>', without a retry", async () => {
  const { origin, requests } = await serve((_, response) => {
    response.statusCode = 503;
    response.end("even dicht");
  });
  await expect(fetchQuery([origin, "x"])).rejects.toThrow(/^503: even dicht$/);
  expect(requests).toHaveLength(1);
});

test("an empty body gives the status text", async () => {
  const { origin } = await serve((_, response) => {
    response.writeHead(404, "Not Found").end();
  });
  await expect(fetchQuery([origin, "x"])).rejects.toThrow(/^404: Not Found$/);
});

test("a failure is not kept: the next call asks again", async () => {
  let status = 500;
  const { origin } = await serve((_, response) => {
    response.statusCode = status;
    response.end('"ok"');
  });
  await expect(fetchQuery([origin, "x"])).rejects.toThrow("500");
  status = 200;
  expect(await fetchQuery([origin, "x"])).toBe("ok");
});

test("401 throws, or gives null where asked", async () => {
  const { origin } = await serve((_, response) => {
    response.statusCode = 401;
    response.end("wie bent u");
  });
  await expect(fetchQuery([origin, "x"])).rejects.toThrow(/^401: wie bent u$/);
  expect(await fetchQuery([origin, "x"], "null")).toBeNull();
});

test("cookies are sent, also to an endpoint that asks for them across origins", async () => {
  const original = globalThis.fetch;
  const modes: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    modes.push(init?.credentials);
    return original(input, init);
  };
  closers.push(() => {
    globalThis.fetch = original;
  });
  const { origin } = await serve((_, response) => response.end("1"));
  await fetchQuery([origin, "x"]);
  expect(modes).toEqual(["include"]);
});

test("a body that is no JSON is an error", async () => {
  const { origin } = await serve((_, response) => response.end("<html>"));
  await expect(fetchQuery([origin, "x"])).rejects.toThrow();
});
