import { addressLabel, countryNames, parseAddress } from "~/lib/address";
import { readTextLimited } from "~/lib/bytes/read-text-limited";
import { cleanLine } from "~/lib/text/clean-text";
import { log } from "~/platform/log.server";
import type { Found } from "./found";
import { fromGoogle, googleRequest, googleUrl } from "./google.server";
import { fromPdok, pdokUrl } from "./pdok.server";
import { isOutside } from "./service-area.server";
import { MAX_QUERY, MIN_QUERY, type Suggestion, type SuggestionAnswer } from "./suggestion";
import { fromVlaanderen, vlaanderenUrl } from "./vlaanderen.server";

/** A service that knows addresses, and how it is asked this once. */
export type Register = {
  name: "pdok" | "vlaanderen" | "google";
  url: URL;
  init: RequestInit;
  read: (body: unknown) => Found[];
};

type Settings = { PDOK_URL: string; VLAANDEREN_URL: string; PLACES_URL: string; PLACES_KEY?: string };
/** So that a test can stand in for the network. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** What one service may take, and what the others wait for it once they have something to show. */
const limitMs = 2500;
const graceMs = 600;
const maxBytes = 128 * 1024;
const maxResults = 8;

/** The query as we ask and keep it; null when it is too short to mean anything. */
export function normalQuery(query: string): string | null {
  const text = cleanLine(query).slice(0, MAX_QUERY).trim().toLowerCase();
  return text.length < MIN_QUERY ? null : text;
}

/**
 * Suggestions for what was typed, from every service that is configured, asked at the same time. Never
 * rejects: a service that fails, hangs, drips or answers nonsense adds nothing and keeps no other back.
 * `complete` is false when one of them is missing, so that such an answer is not kept.
 */
export async function suggestAddresses(
  fetch: Fetch,
  settings: Settings,
  query: string,
): Promise<{ answer: SuggestionAnswer; complete: boolean }> {
  const asked = services(settings, query).map(async (service) => ({
    name: service.name,
    found: await askRegister(fetch, service),
  }));
  const answers = await gathered(asked);
  const found = answers.flatMap((each) => each.found ?? []);
  const results = merged(found);
  const complete = answers.length === asked.length && answers.every((each) => each.found !== null);
  const google = answers.some((each) => each.name === "google" && (each.found?.length ?? 0) > 0);
  return { answer: { results, outside: outsideOf(query, results), google }, complete };
}

/** Registers first: where Google knows the same address, theirs has the postcode. */
function services(settings: Settings, query: string): Register[] {
  const { PDOK_URL, VLAANDEREN_URL, PLACES_URL, PLACES_KEY } = settings;
  const init = { headers: { Accept: "application/json" } };
  const all: Register[] = [];
  if (URL.canParse(PDOK_URL)) all.push({ name: "pdok", url: pdokUrl(PDOK_URL, query), init, read: fromPdok });
  if (URL.canParse(VLAANDEREN_URL)) {
    all.push({ name: "vlaanderen", url: vlaanderenUrl(VLAANDEREN_URL, query), init, read: fromVlaanderen });
  }
  if (PLACES_KEY && !PLACES_URL.includes("/details/json")) {
    const google = { url: googleUrl(PLACES_URL), init: googleRequest(query, PLACES_KEY), read: fromGoogle };
    all.push({ name: "google", ...google });
  }
  return all;
}

/** What a register found; null where it failed, hung, dripped or answered nonsense. */
export async function askRegister(
  fetch: Fetch,
  { name, url, init, read }: Register,
): Promise<Found[] | null> {
  try {
    // The signal also ends a body that comes drop by drop.
    const signal = AbortSignal.timeout(limitMs);
    const response = await fetch(url, { ...init, signal, redirect: "manual" });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const text = await readTextLimited(response, maxBytes);
    if (text === null) throw new Error("too long");
    return read(JSON.parse(text)).filter(isPlausible);
  } catch (error) {
    log("warn", "address.service-failed", { reason: name, error });
    return null;
  }
}

/** No answer of a register is longer, and every one of them says where. */
function isPlausible({ street, houseNumber, city, kind }: Found): boolean {
  const short = street.length <= 100 && houseNumber.length <= 20 && city.length <= 80;
  return (
    short && city !== "" && (kind === "place" || street !== "") && (kind !== "address" || houseNumber !== "")
  );
}

/** The answers that came, in their order: all, or those that there were shortly after the first useful one. */
async function gathered<Answer extends { found: Found[] | null }>(
  asked: Promise<Answer>[],
): Promise<Answer[]> {
  const here = new Map<number, Answer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve) => {
    if (asked.length === 0) resolve();
    asked.forEach(async (each, n) => {
      const answer = await each;
      here.set(n, answer);
      if (here.size === asked.length) resolve();
      else if (answer.found?.length) timer ??= setTimeout(resolve, graceMs);
    });
  });
  clearTimeout(timer);
  return asked.flatMap((_, n) => here.get(n) ?? []);
}

function merged(found: Found[]): Suggestion[] {
  const known = new Set<string>();
  const results: Suggestion[] = [];
  for (const { at, kind, ...address } of interleaved(found)) {
    const key = [address.street, address.houseNumber, address.city, address.country].join("|").toLowerCase();
    if (known.has(key) || results.length >= maxResults) continue;
    known.add(key);
    results.push({ ...address, kind, label: addressLabel(address), outside: isOutside({ at, ...address }) });
  }
  return results;
}

/** Both countries in turn, so that neither pushes the other out of a short list. */
function interleaved(found: Found[]): Found[] {
  const dutch = found.filter(({ country }) => country === countryNames.NL);
  const belgian = found.filter(({ country }) => country !== countryNames.NL);
  return Array.from({ length: Math.max(dutch.length, belgian.length) }, (_, i) => [dutch[i], belgian[i]])
    .flat()
    .filter((each) => each !== undefined);
}

/** By the postcode that was typed, or because everything that was found lies outside. */
function outsideOf(query: string, results: Suggestion[]): boolean {
  const typed = parseAddress(query);
  if (typed.postcode) return isOutside({ ...typed, at: null });
  return results.length > 0 && results.every(({ outside }) => outside);
}
