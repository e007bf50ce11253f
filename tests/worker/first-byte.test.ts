import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtWorker } from "../support/built-worker.ts";

/** A service that responds only when told to. */
const waiting: ServerResponse[] = [];
const places = createServer((_, response) => void waiting.push(response));
let heldKv: ((value: null) => void)[] = [];

let site: Awaited<ReturnType<typeof builtWorker>>;
beforeAll(async () => {
  await new Promise<void>((resolve) => places.listen(0, "127.0.0.1", resolve));
  const { port } = places.address() as AddressInfo;
  site = await builtWorker(({ CACHE }) => ({
    PLACES_KEY: "key",
    PLACES_ID: "ChIJ-voorbeeld-1",
    PLACES_URL: `http://127.0.0.1:${port}`,
    PAGE_MEMORY_MB: "0",
    CACHE: new Proxy(CACHE, {
      get: (kv, name) =>
        name === "get" || name === "getWithMetadata"
          ? () => new Promise((resolve) => heldKv.push(resolve))
          : Reflect.get(kv, name),
    }),
  }));
});
afterAll(async () => {
  places.closeAllConnections();
  places.close();
  await site?.dispose();
});

/** Reads the response until its heading. */
async function untilHeading(path: string) {
  const { body } = await site.begin(path);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes("</h1>")) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  return { text, reader };
}

// These would hang if the first byte waited, because the service is released afterwards.
test("a store that does not answer holds up neither the first byte nor anything above the fold", async () => {
  const { text, reader } = await untilHeading("/");
  // Whether Google was asked by now is a matter of speed: a store that is silent is given up for it after a while.
  expect(heldKv.length).toBeGreaterThan(0);
  expect(text).toContain("</h1>");
  expect(text).toContain('data-dialog="quote-dialog"');
  for (const answer of heldKv.splice(0)) answer(null);
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  // Google does not respond: the page is open and shows its content.
  for (const response of waiting.splice(0)) response.writeHead(503).end();
  heldKv = [];
  await reader.cancel();
});

test.each(["/nl/eindhoven", "/daken/daklekkage", "/kennisbank/plat-dak", "/gratis-offerte"])(
  "%s asks neither the store nor Google",
  async (path) => {
    const { text, reader } = await untilHeading(path);
    expect(text).toContain("</h1>");
    expect(heldKv).toHaveLength(0);
    expect(waiting).toHaveLength(0);
    await reader.cancel();
  },
);
