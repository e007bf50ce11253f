import type { RequestListener } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { company } from "~/content/site/company";
import { type StubServer, stubServer } from "~tests/support/stub-server";
import { profileOf } from "./built-in-profile";
import { fetchProfileView, forgetProfileViews } from "./profile-client";

const builtInProfile = profileOf(company);

const profile = { ...builtInProfile, name: "Van Google", rating: 4.6 };
const realFetch = globalThis.fetch;
let backend: StubServer;
let google: StubServer;
let logged: string[];

/** The browser's addresses, led to two servers of this machine. */
beforeEach(async () => {
  backend = await stubServer((_, response) => response.end(JSON.stringify({ success: true, data: profile })));
  google = await stubServer((_, response) => response.end(JSON.stringify({ status: "OK", result: profile })));
  globalThis.fetch = (input, init) => {
    const url = new URL(String(input), "https://site.example");
    const target = url.host === "maps.googleapis.com" ? google.origin : backend.origin;
    return realFetch(target + url.pathname + url.search, init);
  };
  logged = [];
  vi.spyOn(console, "error").mockImplementation((error) => void logged.push(String(error)));
});

afterEach(async () => {
  vi.restoreAllMocks();
  globalThis.fetch = realFetch;
  forgetProfileViews();
  await Promise.all([backend.close(), google.close()]);
});

function status(code: number): RequestListener {
  return (_, response) => {
    response.writeHead(code).end();
  };
}

test("our endpoint is asked with the place id in the path", async () => {
  const view = await fetchProfileView("ChIJ voor/beeld", builtInProfile);
  expect(backend.requests[0]?.url).toBe("/api/google-business/ChIJ%20voor%2Fbeeld");
  expect(view).toMatchObject({ source: "google", profile: { name: "Van Google" } });
  expect(logged).toEqual([]);
});

test("one request serves everybody who asks within 15 minutes", async () => {
  await Promise.all([fetchProfileView("ChIJ", builtInProfile), fetchProfileView("ChIJ", builtInProfile)]);
  await fetchProfileView("ChIJ", builtInProfile);
  expect(backend.requests).toHaveLength(1);
});

test("a failing endpoint is logged and the built-in profile shown", async () => {
  backend.answer(status(502));
  expect((await fetchProfileView("ChIJ", builtInProfile))?.profile).toEqual(builtInProfile);
  expect(logged).toEqual(["Error: Backend API request failed: 502"]);
  expect(google.requests).toHaveLength(0);
});

test("success false is logged with its error, or as an unknown one", async () => {
  backend.answer((_, response) => response.end('{"success":false,"error":"Google Places API error: 429"}'));
  expect((await fetchProfileView("a", builtInProfile))?.source).toBe("built-in");
  backend.answer((_, response) => response.end('{"success":false}'));
  expect((await fetchProfileView("b", builtInProfile))?.source).toBe("built-in");
  expect(logged).toEqual([
    "Error: Backend API error: Google Places API error: 429",
    "Error: Backend API error: Unknown error",
  ]);
});

test("with a browser key Google itself is asked next", async () => {
  backend.answer(status(500));
  expect((await fetchProfileView("ChIJ", builtInProfile, "sleutel"))?.profile.name).toBe("Van Google");
  const url = new URL(google.requests[0]?.url ?? "", google.origin);
  expect(url.pathname).toBe("/maps/api/place/details/json");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    place_id: "ChIJ",
    fields:
      "name,rating,reviews,formatted_address,formatted_phone_number,website,opening_hours,geometry,photos,user_ratings_total",
    key: "sleutel",
  });
});

test("when Google fails too, its error is logged and the built-in profile shown", async () => {
  backend.answer(status(500));
  google.answer(status(403));
  expect((await fetchProfileView("a", builtInProfile, "sleutel"))?.source).toBe("built-in");
  google.answer((_, response) => response.end('{"status":"REQUEST_DENIED"}'));
  expect((await fetchProfileView("b", builtInProfile, "sleutel"))?.source).toBe("built-in");
  expect(logged.filter((line) => line.includes("Google"))).toEqual([
    "Error: Google Places API error: 403",
    "Error: Google Places API status: REQUEST_DENIED",
  ]);
});

test("a place that is not ours has no profile, built-in or other", async () => {
  backend.answer(status(404));
  expect(await fetchProfileView("van-een-ander", builtInProfile, "sleutel")).toBeNull();
  expect(google.requests).toHaveLength(0);
});

test("a profile that our endpoint marks as built-in is not taken for Google's", async () => {
  backend.answer((_, response) =>
    response.end(JSON.stringify({ success: true, data: builtInProfile, source: "built-in" })),
  );
  expect((await fetchProfileView("ChIJ", builtInProfile))?.source).toBe("built-in");
});
