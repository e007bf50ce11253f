import type { RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { type StubServer, stubServer } from "~tests/support/stub-server";
import { fetchPlace } from "./places.server";

const stubs: StubServer[] = [];
afterEach(async () => {
  for (const stub of stubs.splice(0)) await stub.close();
});

async function google(listener: RequestListener): Promise<StubServer> {
  const stub = await stubServer(listener);
  stubs.push(stub);
  return stub;
}

function json(body: unknown, status = 200): RequestListener {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
}

const place = {
  id: "ChIJvoorbeeld",
  displayName: { text: "Dakbedrijf Voorbeeld", languageCode: "nl" },
  formattedAddress: "Voorbeeldstraat 1, 5600 AA Eindhoven, Nederland",
  nationalPhoneNumber: "040 000 0000",
  websiteUri: "https://www.voorbeeld.example/",
  rating: 4.7,
  userRatingCount: 212,
  regularOpeningHours: { weekdayDescriptions: ["maandag: 08:00–17:00"] },
  currentOpeningHours: { openNow: true },
  location: { latitude: 51.44, longitude: 5.47 },
  reviews: [
    {
      rating: 5,
      relativePublishTimeDescription: "een maand geleden",
      publishTime: "2026-10-20T10:00:00.5Z",
      text: { text: "Snel en netjes.", languageCode: "nl" },
      authorAttribution: {
        displayName: "A. Voorbeeld",
        uri: "https://www.google.com/maps/contrib/1",
        photoUri: "https://lh3.googleusercontent.com/a",
      },
    },
  ],
};

const profile = {
  name: "Dakbedrijf Voorbeeld",
  formatted_address: "Voorbeeldstraat 1, 5600 AA Eindhoven, Nederland",
  formatted_phone_number: "040 000 0000",
  website: "https://www.voorbeeld.example/",
  rating: 4.7,
  user_ratings_total: 212,
  opening_hours: { open_now: true, weekday_text: ["maandag: 08:00–17:00"] },
  reviews: [
    {
      author_name: "A. Voorbeeld",
      rating: 5,
      relative_time_description: "een maand geleden",
      text: "Snel en netjes.",
      time: 1792490400,
      profile_photo_url: "https://lh3.googleusercontent.com/a",
      author_url: "https://www.google.com/maps/contrib/1",
    },
  ],
  geometry: { location: { lat: 51.44, lng: 5.47 } },
};

test("the new endpoint is asked for exactly the fields we show, and mapped to ours", async () => {
  const stub = await google(json(place));
  expect(await fetchPlace(fetch, { placeId: "ChIJvoorbeeld", url: stub.origin, key: "sleutel" })).toEqual(
    profile,
  );
  const [request] = stub.requests;
  expect(request?.url).toBe("/v1/places/ChIJvoorbeeld?languageCode=nl&regionCode=NL");
  expect(request?.headers["x-goog-api-key"]).toBe("sleutel");
  expect(request?.headers["x-goog-fieldmask"]).toBe(
    "id,displayName,formattedAddress,nationalPhoneNumber,websiteUri,rating,userRatingCount,regularOpeningHours,currentOpeningHours.openNow,location,reviews",
  );
});

test("the legacy endpoint is spoken when the address is its own", async () => {
  const stub = await google(json({ status: "OK", result: profile }));
  const url = `${stub.origin}/maps/api/place/details/json`;
  expect(await fetchPlace(fetch, { placeId: "ChIJvoorbeeld", url, key: "sleutel" })).toEqual(profile);
  const query = new URL(stub.requests[0]?.url ?? "", stub.origin).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    place_id: "ChIJvoorbeeld",
    fields:
      "name,rating,reviews,formatted_address,formatted_phone_number,website,opening_hours,geometry,photos,user_ratings_total",
    language: "nl",
    key: "sleutel",
  });
});

test("an answer that is not OK is named by its status", async () => {
  for (const status of [400, 403, 404, 429, 500]) {
    const stub = await google(json({ error: { status: "PERMISSION_DENIED" } }, status));
    const attempt = fetchPlace(fetch, { placeId: "ChIJvoorbeeld", url: stub.origin, key: "" });
    await expect(attempt).rejects.toThrow(new Error(`Google Places API error: ${status}`));
  }
});

test("a legacy status other than OK is named", async () => {
  const stub = await google(json({ status: "REQUEST_DENIED", error_message: "geheim" }));
  const url = `${stub.origin}/maps/api/place/details/json`;
  const attempt = fetchPlace(fetch, { placeId: "ChIJvoorbeeld", url, key: "" });
  await expect(attempt).rejects.toThrow(new Error("Google Places API status: REQUEST_DENIED"));
});

test("a status that is no status word does not get into the message", async () => {
  const stub = await google(json({ status: "<script>" }));
  const url = `${stub.origin}/maps/api/place/details/json`;
  const attempt = fetchPlace(fetch, { placeId: "ChIJvoorbeeld", url, key: "" });
  await expect(attempt).rejects.toThrow(new Error("Google Places API status: INVALID_RESPONSE"));
});

test("HTML, broken JSON, a list and a place without a name are invalid", async () => {
  for (const body of ["<html>", '{"displayName":', "[]", "null", '{"rating":5}']) {
    const stub = await google((_, response) => response.end(body));
    const attempt = fetchPlace(fetch, { placeId: "ChIJvoorbeeld", url: stub.origin, key: "" });
    await expect(attempt, body).rejects.toThrow(new Error("Google Places API status: INVALID_RESPONSE"));
  }
});

test("a redirect is not followed", async () => {
  const elsewhere = await google(json(place));
  const stub = await google((_, response) => {
    response.writeHead(302, { Location: elsewhere.origin }).end();
  });
  const attempt = fetchPlace(fetch, { placeId: "ChIJvoorbeeld", url: stub.origin, key: "" });
  await expect(attempt).rejects.toThrow(new Error("Google Places API error: 302"));
  expect(elsewhere.requests).toHaveLength(0);
});

test("an endless answer is cut off at 256 kB", async () => {
  let sent = 0;
  const stub = await google((_, response) => {
    const chunk = Buffer.alloc(16 * 1024, " ");
    const push = () => {
      while (!response.destroyed && sent < 64 * 1024 * 1024) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once("drain", push);
      }
    };
    push();
  });
  const attempt = fetchPlace(fetch, { placeId: "ChIJvoorbeeld", url: stub.origin, key: "" });
  await expect(attempt).rejects.toThrow("INVALID_RESPONSE");
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test("a hanging and a dripping endpoint are given up", async () => {
  const hanging = await google(() => {});
  const dripping = await google((_, response) => {
    const timer = setInterval(() => response.write(" "), 100);
    response.once("close", () => clearInterval(timer));
  });
  const started = performance.now();
  const attempts = [hanging, dripping].map((stub) =>
    fetchPlace(fetch, { placeId: "ChIJvoorbeeld", url: stub.origin, key: "" }).catch(
      (error) => error.message,
    ),
  );
  expect(await Promise.all(attempts)).toEqual([
    "Google Places API error: timeout",
    "Google Places API error: timeout",
  ]);
  expect(performance.now() - started).toBeLessThan(8000);
}, 15_000);

test("fields of a wrong kind become empty ones, links that are no web address too", async () => {
  const odd = {
    displayName: { text: "Naam" },
    websiteUri: "javascript:alert(1)",
    rating: 99,
    userRatingCount: "veel",
    reviews: [{ rating: 5 }, { rating: 0, authorAttribution: { displayName: "x" } }, null, "tekst"],
    location: { latitude: 1e9, longitude: null },
    regularOpeningHours: { weekdayDescriptions: "maandag" },
  };
  const stub = await google(json(odd));
  expect(await fetchPlace(fetch, { placeId: "ChIJvoorbeeld", url: stub.origin, key: "" })).toEqual({
    name: "Naam",
    formatted_address: "",
    formatted_phone_number: "",
    website: "",
    rating: 0,
    user_ratings_total: 0,
    opening_hours: { open_now: false, weekday_text: [] },
    reviews: [],
    geometry: { location: { lat: 0, lng: 0 } },
  });
});
