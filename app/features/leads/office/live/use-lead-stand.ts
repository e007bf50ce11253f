import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { LeadStand } from "./presence.server";
import { askJson, usePoll } from "./use-poll";

/** Not while the tab is not seen: then nobody looks. */
const pace = { seenMs: 8_000, hiddenMs: null };

const nobody = { viewers: [], writers: [] };

/**
 * Says every few seconds that this lead is looked at, asks for its page again when its timeline is not what `version`
 * was, and returns which colleagues look and write.
 */
export function useLeadStand(address: string, version: number): Pick<LeadStand, "viewers" | "writers"> {
  const { revalidate, state } = useRevalidator();
  const idle = useRef(true);
  idle.current = state === "idle";
  const [stand, setStand] = useState<{ of: string } & Pick<LeadStand, "viewers" | "writers">>();
  usePoll(
    async () => {
      const answer = await askJson<LeadStand>(address, "POST");
      if (answer === null) return;
      setStand({ of: address, ...answer });
      if (answer.version !== version && idle.current) await revalidate();
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
