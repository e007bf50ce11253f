import { currentCompany } from "~/content/site/company-now.server";
import { withTimeout } from "~/lib/with-timeout";
import { log } from "~/platform/log.server";
import { ownProfile, ownView } from "./own-profile.server";
import { type Fetch, fetchPlace, type PlacesConfig } from "./places.server";
import type { BusinessProfile, ProfileAnswer, ProfileView } from "./profile-types";
import { googleView } from "./review-stats";

export type ProfileResources = {
  kv: KVNamespace;
  fetch: Fetch;
  now: Date;
  waitUntil: (work: Promise<unknown>) => void;
};

type PlacesSettings = { PLACES_ID: string; PLACES_URL: string; PLACES_KEY?: string };

type Stored = { fetchedAt: number; profile: BusinessProfile };
type Outcome = { profile: BusinessProfile } | { error: string };

const freshMs = 15 * 60_000;
const keptMs = 60 * 60_000;
const failureMs = 30_000;
const kvBudgetMs = 300;
/** Longer than the upstream limit: a refresh that was cut off must not block the next one. */
const refreshLimitMs = 5000;

/** Beside KV, which shows a write to an earlier reader of the same key only after a minute. */
const known = new Map<string, Stored>();
const failures = new Map<string, { at: number; error: string }>();
const running = new Map<string, { since: number; outcome: Promise<Outcome> }>();

/** Google's id of the one place that may be asked for. */
export function configuredPlaceId(settings: Pick<PlacesSettings, "PLACES_ID">): string {
  return settings.PLACES_ID || currentCompany().placeId;
}

/** Null when the listing service is switched off: neither a key nor another address is set. */
export function placesConfig(settings: PlacesSettings): PlacesConfig | null {
  const { PLACES_KEY: key = "", PLACES_URL: url } = settings;
  const placeId = configuredPlaceId(settings);
  if ((key === "" && url === "") || !/^[\w-]{10,200}$/.test(placeId)) return null;
  const address = url || "https://places.googleapis.com/v1/places";
  return URL.canParse(address) ? { placeId, url: address, key } : null;
}

/**
 * The profile that needs no waiting: the built-in one where nothing is configured, and what this isolate has
 * fetched within the last minutes. Null: `loadProfile` has to ask.
 */
export function profileAtHand(now: Date, config: PlacesConfig | null): ProfileView | null {
  if (config === null) return ownView();
  const stored = known.get(config.placeId);
  return stored && now.getTime() < stored.fetchedAt + freshMs ? googleView(stored.profile) : null;
}

/**
 * The profile for a page; never rejects. From Google: fresh for 15 minutes, kept for 60, stale while one
 * refresh runs behind it. A failure is remembered for 30 seconds; then, and when nothing is configured,
 * the built-in profile.
 */
export async function loadProfile(
  resources: ProfileResources,
  config: PlacesConfig | null,
): Promise<ProfileView> {
  if (config === null) return ownView();
  const outcome = await googleProfile(resources, config);
  return "profile" in outcome ? googleView(outcome.profile) : ownView();
}

/**
 * What our endpoint says of the configured place. With the listing service switched off that is the
 * built-in profile; when it fails, its error, so that the caller can try another way.
 */
export async function profileAnswer(
  resources: ProfileResources,
  config: PlacesConfig | null,
): Promise<ProfileAnswer> {
  if (config === null) return { success: true, data: ownProfile(), source: "built-in" };
  const outcome = await googleProfile(resources, config);
  return "profile" in outcome
    ? { success: true, data: outcome.profile, source: "google" }
    : { success: false, error: outcome.error };
}

/** The profile of the listing service, or why there is none, in the specified words. */
export async function googleProfile(resources: ProfileResources, config: PlacesConfig): Promise<Outcome> {
  const now = resources.now.getTime();
  const stored =
    usable(known.get(config.placeId), now) ?? usable(await readStored(resources.kv, config), now);
  if (stored) known.set(config.placeId, stored);
  if (stored && now < stored.fetchedAt + freshMs) return stored;

  const failure = failures.get(config.placeId);
  if (failure && now < failure.at + failureMs) return stored ?? { error: failure.error };

  const outcome = refreshOnce(resources, config);
  return (
    stored ?? (await withTimeout(refreshLimitMs, outcome, { error: "Google Places API error: timeout" }))
  );
}

/** For tests: what a new isolate knows. */
export function forgetProfiles(): void {
  for (const map of [known, failures, running]) map.clear();
}

function usable(stored: Stored | null | undefined, now: number): Stored | undefined {
  return stored && now < stored.fetchedAt + keptMs ? stored : undefined;
}

async function readStored(kv: KVNamespace, { placeId }: PlacesConfig): Promise<Stored | null> {
  const stored = await withTimeout(kvBudgetMs, kv.get<Stored>(kvKey(placeId), "json"), null);
  return isStored(stored) ? stored : null;
}

/** Another version of this program may have left another shape there. */
function isStored(value: Stored | null): value is Stored {
  return (
    typeof value?.fetchedAt === "number" &&
    typeof value.profile?.name === "string" &&
    Array.isArray(value.profile.reviews) &&
    Array.isArray(value.profile.opening_hours?.weekday_text) &&
    typeof value.profile.geometry?.location?.lat === "number"
  );
}

function refreshOnce(resources: ProfileResources, config: PlacesConfig): Promise<Outcome> {
  const { placeId } = config;
  const now = resources.now.getTime();
  const other = running.get(placeId);
  if (other && now < other.since + refreshLimitMs) return other.outcome;

  const outcome = refresh(resources, config).finally(() => running.delete(placeId));
  running.set(placeId, { since: now, outcome });
  // Others may wait for it: it must go on when the visitor who caused it leaves.
  resources.waitUntil(outcome);
  return outcome;
}

async function refresh(resources: ProfileResources, config: PlacesConfig): Promise<Outcome> {
  const { kv, fetch, now, waitUntil } = resources;
  try {
    const profile = await fetchPlace(fetch, config);
    const stored: Stored = { fetchedAt: now.getTime(), profile };
    known.set(config.placeId, stored);
    failures.delete(config.placeId);
    const put = kv.put(kvKey(config.placeId), JSON.stringify(stored), { expirationTtl: keptMs / 1000 });
    waitUntil(put.catch(() => {}));
    return { profile };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : "Unknown error";
    failures.set(config.placeId, { at: now.getTime(), error });
    const note = kv.put(failedKey(config.placeId), String(now.getTime()), { expirationTtl: keptMs / 1000 });
    waitUntil(note.catch(() => {}));
    log("warn", "places.failed", { code: `places-${error.split(": ").at(-1)}` });
    return { error };
  }
}

/** When the profile was fetched and when fetching last failed within the hour, in ms; null when neither is known. */
export async function profileAge(
  kv: KVNamespace,
  config: PlacesConfig,
): Promise<{ fetchedAt: number | null; failedAt: number | null }> {
  const [stored, failed] = await Promise.all([
    kv.get<Stored>(kvKey(config.placeId), "json"),
    kv.get(failedKey(config.placeId)),
  ]);
  return {
    fetchedAt: isStored(stored) ? stored.fetchedAt : null,
    failedAt: failed === null ? null : Number(failed),
  };
}

function failedKey(placeId: string): string {
  return `business-profile-failed ${placeId}`;
}

function kvKey(placeId: string): string {
  return `business-profile ${placeId}`;
}
