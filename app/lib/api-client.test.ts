import { afterEach, expect, test } from "vitest";
import { type StubServer, stubServer } from "~tests/support/stub-server";
import { fetchJson } from "./api-client";

let server: StubServer;
afterEach(() => server.close());

test("every status is an answer, with its JSON or without", async () => {
  server = await stubServer((_, response) => response.writeHead(422).end('{"kind":"refused"}'));
  expect(await fetchJson(server.origin)).toMatchObject({
    response: { status: 422 },
    data: { kind: "refused" },
  });
  expect(server.requests[0]?.headers.accept).toBe("application/json");
  server.answer((_, response) => response.end("<html>"));
  expect(await fetchJson(server.origin)).toMatchObject({
    response: { ok: true },
    body: "<html>",
    data: null,
  });
});

test("an answer that stops half-way is given up after the limit, one that nobody waits for at once", async () => {
  server = await stubServer((_, response) => response.write('{"a":'));
  await expect(fetchJson(server.origin, { timeoutMs: 50 })).rejects.toThrow("aborted");
  const asked = new AbortController();
  const answer = fetchJson(server.origin, { signal: asked.signal });
  asked.abort();
  await expect(answer).rejects.toThrow("aborted");
  await expect(fetchJson(server.origin, { signal: asked.signal })).rejects.toThrow("aborted");
});
