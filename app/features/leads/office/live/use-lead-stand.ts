import { useState } from "react";
import { useLeaving } from "~/admin/live/use-leaving";
import { askJson, usePoll } from "~/admin/live/use-poll";
import type { LeadStand } from "./presence.server";
import { useQuietRevalidate } from "./use-quiet-revalidate";

/** Not while the tab is not seen: then nobody looks. */
const pace = { seenMs: 8_000, hiddenMs: null };

const nobody = { viewers: [], writers: [] };

/**
 * Says every few seconds that this lead is looked at, asks for its page again when its timeline is not what `version`
 * was, and returns which colleagues look and write.
 */
export function useLeadStand(address: string, version: number): Pick<LeadStand, "viewers" | "writers"> {
  const revalidate = useQuietRevalidate();
  const [stand, setStand] = useState<{ of: string } & Pick<LeadStand, "viewers" | "writers">>();
  usePoll(
    async () => {
      const answer = await askJson<LeadStand>(address, "POST");
      if (answer === null) return;
      setStand({ of: address, ...answer });
      if (answer.version !== version) await revalidate();
    },
    { ...pace, atOnce: address },
  );
  useLeaving(`${address}?gaat`);
  return stand?.of === address ? stand : nobody;
}
