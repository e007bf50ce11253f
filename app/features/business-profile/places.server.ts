import { readTextLimited } from "~/lib/bytes/read-text-limited";
import { placeFields, placesStatus, profileFromLegacy, profileFromPlace } from "./places-mapping";
import type { BusinessProfile } from "./profile-types";

export type PlacesConfig = {
  placeId: string;
  /** Address of Places API (New), or of the legacy endpoint when it ends in `/details/json`. */
  url: string;
  key: string;
};

export type Fetch = (input: URL, init: RequestInit) => Promise<Response>;

const limitMs = 2500;
const maxBytes = 256 * 1024;

const fieldMask = [
  "id",
  "displayName",
  "formattedAddress",
  "nationalPhoneNumber",
  "websiteUri",
  "rating",
  "userRatingCount",
  "regularOpeningHours",
  "currentOpeningHours.openNow",
  "location",
  "reviews",
].join(",");

/**
 * The configured place from Google. Takes at most 2.5 s and 256 kB and follows no redirect. Throws
 * 'Google Places API error: {status}' or 'Google Places API status: {status}'.
 */
export async function fetchPlace(fetch: Fetch, config: PlacesConfig): Promise<BusinessProfile> {
  const legacy = isLegacy(config.url);
  const { url, headers } = legacy ? legacyRequest(config) : placeRequest(config);
  const signal = AbortSignal.timeout(limitMs);
  const text = await fetch(url, { headers, signal, redirect: "manual" })
    .then(readOk)
    .catch((error) => {
      if (isPlacesError(error)) throw error;
      throw placesError(signal.aborted ? "timeout" : "network");
    });
  const body = parseJson(text);
  return legacy ? profileFromLegacy(body) : profileFromPlace(body);
}

function isLegacy(url: string): boolean {
  return new URL(url).pathname.endsWith("/details/json");
}

function placeRequest({ placeId, url, key }: PlacesConfig) {
  const target = new URL(url);
  const base = target.pathname.replace(/\/+$/, "") || "/v1/places";
  target.pathname = `${base}/${encodeURIComponent(placeId)}`;
  target.search = new URLSearchParams({ languageCode: "nl", regionCode: "NL" }).toString();
  return { url: target, headers: { "X-Goog-Api-Key": key, "X-Goog-FieldMask": fieldMask } };
}

function legacyRequest({ placeId, url, key }: PlacesConfig) {
  const target = new URL(url);
  target.search = new URLSearchParams({
    place_id: placeId,
    fields: placeFields,
    language: "nl",
    key,
  }).toString();
  return { url: target, headers: {} };
}

async function readOk(response: Response): Promise<string> {
  if (response.status !== 200) throw placesError(response.status);
  const text = await readTextLimited(response, maxBytes);
  if (text === null) throw placesStatus("INVALID_RESPONSE");
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw placesStatus("INVALID_RESPONSE");
  }
}

function placesError(status: number | "timeout" | "network"): Error {
  return new Error(`Google Places API error: ${status}`);
}

function isPlacesError(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("Google Places API ");
}
