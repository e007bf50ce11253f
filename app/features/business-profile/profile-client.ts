import { fetchJson } from "~/lib/api-client";
import { placeFields, profileFromLegacy } from "./places-mapping";
import type { BusinessProfile, ProfileAnswer, ProfileView } from "./profile-types";
import { builtInView, googleView } from "./review-stats";

const freshMs = 15 * 60_000;

const cache = new Map<string, { since: number; view: Promise<ProfileView | null> }>();

/**
 * The profile for a part that is mounted after the page was loaded, in this order: our endpoint, Google
 * itself when there is a browser key, `own`: what the company says of itself. Null for a place that is not ours. Never
 * rejects; kept for 15 minutes, calls at the same time share one request.
 */
export function fetchProfileView(
  placeId: string,
  own: BusinessProfile,
  browserKey = "",
): Promise<ProfileView | null> {
  const known = cache.get(placeId);
  if (known && Date.now() < known.since + freshMs) return known.view;
  const view = loadView(placeId, own, browserKey);
  cache.set(placeId, { since: Date.now(), view });
  return view;
}

async function loadView(
  placeId: string,
  own: BusinessProfile,
  browserKey: string,
): Promise<ProfileView | null> {
  try {
    return await fromBackend(placeId);
  } catch (error) {
    console.error(error);
    if (error instanceof Error && error.message === requestFailed(404)) return null;
  }
  if (browserKey !== "") {
    try {
      return googleView(await fromGoogle(placeId, browserKey));
    } catch (error) {
      console.error(error);
    }
  }
  return builtInView(own);
}

async function fromBackend(placeId: string): Promise<ProfileView> {
  const address = `/api/google-business/${encodeURIComponent(placeId)}`;
  const { response, data } = await fetchJson<ProfileAnswer>(address, { credentials: "include" });
  if (!response.ok) throw new Error(requestFailed(response.status));
  if (!data?.success) throw new Error(`Backend API error: ${data?.error || "Unknown error"}`);
  return data.source === "built-in" ? builtInView(data.data) : googleView(data.data);
}

function requestFailed(status: number): string {
  return `Backend API request failed: ${status}`;
}

async function fromGoogle(placeId: string, key: string): Promise<BusinessProfile> {
  const url = new URL("https://maps.googleapis.com/maps/api/place/details/json");
  url.search = new URLSearchParams({ place_id: placeId, fields: placeFields, key }).toString();
  const { response, data } = await fetchJson(url);
  if (!response.ok) throw new Error(`Google Places API error: ${response.status}`);
  return profileFromLegacy(data);
}

/** For tests: what a newly loaded page knows. */
export function forgetProfileViews(): void {
  cache.clear();
}
