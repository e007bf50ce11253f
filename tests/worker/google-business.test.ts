import { afterAll, beforeAll, expect, test } from "vitest";
import { freshFetch } from "../support/fresh-fetch.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { type StubServer, stubServer } from "../support/stub-server.ts";

const placeId = "ChIJ_voorbeeld-van-ons";
let google: StubServer;
let server: TestServer;

beforeAll(async () => {
  google = await stubServer((_, response) =>
    response.end(JSON.stringify({ displayName: { text: "Van Google" }, rating: 4.6, userRatingCount: 80 })),
  );
  server = await startServer({
    vars: { PLACES_URL: google.origin, PLACES_ID: placeId, PLACES_KEY: "geheime-sleutel" },
  });
});
afterAll(async () => {
  await server?.stop();
  await google?.close();
});

let visitors = 0;
/** Every call has another address, so that the rate limit does not apply. */
function ask(id: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  visitors++;
  const address = `2001:db8:${visitors.toString(16)}::1`;
  const url = `${server.url}/api/google-business/${id}`;
  return freshFetch(url, { method, headers: { "CF-Connecting-IP": address, ...headers } });
}

test("the configured place is answered from one request to Google, uncached", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(placeId)));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.json()).toMatchObject({
      success: true,
      source: "google",
      data: { name: "Van Google" },
    });
  }
  expect(google.requests).toHaveLength(1);
  expect(google.requests[0]?.headers["x-goog-api-key"]).toBe("geheime-sleutel");
});

test("no other id reaches Google, whatever it looks like", async () => {
  const before = google.requests.length;
  const odd = [
    "..%2f..%2fsecret",
    "x%3Fkey=1",
    "a@evil.example",
    "%00",
    "%E0%A4%A",
    `${placeId}%20`,
    `${placeId}%2F..`,
    "x".repeat(4000),
  ];
  const random = Array.from({ length: 300 }, () =>
    Array.from({ length: 27 }, () => "ABCdef019_-.%"[Math.floor(Math.random() * 13)]).join(""),
  );
  for (const id of [...odd, ...random.map(encodeURIComponent)]) {
    const { status } = await ask(id);
    expect([400, 404], id).toContain(status);
  }
  expect(google.requests.length).toBe(before);
}, 60_000);

test("another site may not ask, and nothing but GET is answered", async () => {
  expect((await ask(placeId, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await ask(placeId, { Origin: "https://evil.example" })).status).toBe(403);
  const post = await ask(placeId, {}, "POST");
  expect(post.status).toBe(405);
  expect(post.headers.get("Allow")).toBe("GET");
});

test("one visitor who asks without end is told to wait, another is not", async () => {
  const own = { "CF-Connecting-IP": "203.0.113.77" };
  // The limit counts per clock minute, so two full shares may follow each other.
  let served = 0;
  let limited: Response | undefined;
  while (limited === undefined && served < 300) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(placeId, own)));
    served += answers.filter(({ status }) => status === 200).length;
    limited = answers.find(({ status }) => status === 429);
  }
  expect(limited?.headers.get("Retry-After")).toBe("60");
  expect(served).toBeGreaterThanOrEqual(20);
  expect(served).toBeLessThanOrEqual(240);
  expect((await ask(placeId)).status).toBe(200);
}, 60_000);

test("a failing Google is told in the specified words, and the key stays on the server", async () => {
  const broken = await stubServer((_, response) => void response.writeHead(503).end("geheime-sleutel"));
  const other = await startServer({
    vars: { PLACES_URL: broken.origin, PLACES_ID: placeId, PLACES_KEY: "geheime-sleutel" },
  });
  try {
    const answer = await freshFetch(`${other.url}/api/google-business/${placeId}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: false, error: "Google Places API error: 503" });
    expect(other.log().join("\n")).not.toContain("geheime-sleutel");
  } finally {
    await other.stop();
    await broken.close();
  }
}, 60_000);
