import { derived, siteRecords } from "~/content/records/current.server";
import { claimKey } from "~/content/records/types/claim";
import type { ShownClaim } from "~/content/types";
import { dayOf } from "~/lib/text/dutch-date";
import type { ClaimName } from "./claims";

/** As the office words it; null where it took it off the site, or when its last day is over. */
export function claimNow(name: ClaimName): ShownClaim | null {
  const claim = siteRecords().claim.get(claimKey(name));
  if (!claim?.shown || (claim.until !== null && claim.until < dayOf(Date.now()))) return null;
  const { text, value, label, lastConfirmed } = claim;
  return { text, value, label, stated: lastConfirmed === null };
}

/** Those of these that are shown. */
export const claimsNow = (...names: ClaimName[]): ShownClaim[] =>
  names.flatMap((name) => claimNow(name) ?? []);

const ends = derived(({ claim, fact }) =>
  [...[...claim.values()].filter(({ shown }) => shown), ...fact.values()]
    .flatMap(({ until }) => until ?? [])
    .sort(),
);

/** The last day of the claim or the fact that is the next to end; null when none has one. */
export const nextEnd = (today: string): string | null => ends().find((end) => end >= today) ?? null;
