import { gatherChecks } from "~/features/operations/watch/gather-checks.server";
import type { Check, CheckSource } from "~/lib/check";

/** One answer that comes too late makes these red; the others count or last by themselves. */
const momentary = new Set(["database", "files", "cache", "checks-unread"]);

/**
 * What every source found. When a check of the moment is red it looks again after `waitMs`, and such a check is red only
 * if it was both times. Within one run, so that no store has to keep the first look of which it is in doubt.
 */
export async function lookTwice(
  sources: readonly CheckSource[],
  env: Env,
  now: number,
  waitMs = 10_000,
): Promise<{ checks: Check[]; complete: boolean }> {
  const first = await gatherChecks(sources, env, now);
  const doubted = new Set(first.checks.filter(isMomentaryRed).map(({ name }) => name));
  if (doubted.size === 0) return first;
  await new Promise((done) => setTimeout(done, waitMs));
  const second = await gatherChecks(sources, env, now);
  const checks = second.checks.map(
    (check): Check => (isMomentaryRed(check) && !doubted.has(check.name) ? { ...check, state: "ok" } : check),
  );
  return { checks, complete: second.complete };
}

const isMomentaryRed = ({ name, state }: Check) => state === "red" && momentary.has(name);
