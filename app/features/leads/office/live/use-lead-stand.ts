import { useEffect, useState } from "react";
import type { LeadStand } from "./presence.server";
import { askJson, usePoll } from "./use-poll";
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
  useEffect(() => {
    const leave = () => void navigator.sendBeacon(`${address}?gaat`);
    const hidden = () => document.visibilityState === "hidden" && leave();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      leave();
    };
  }, [address]);
  return stand?.of === address ? stand : nobody;
}
