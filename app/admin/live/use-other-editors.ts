import { useState } from "react";
import { useLocation } from "react-router";
import { useLeaving } from "./use-leaving";
import { askJson, usePoll } from "./use-poll";

/** Not while the tab is not seen: then nobody writes. */
const pace = { seenMs: 10_000, hiddenMs: null };

/** Says every few seconds that this editor is open; mail addresses of the colleagues who have it open too. */
export function useOtherEditors(): string[] {
  const { pathname } = useLocation();
  const address = `/admin/api/wie-schrijft?plek=${encodeURIComponent(pathname)}`;
  const [stand, setStand] = useState<{ of: string; others: string[] }>();
  usePoll(
    async () => {
      const answer = await askJson<{ others: string[] }>(address, "POST");
      if (answer) setStand({ of: address, others: answer.others });
    },
    { ...pace, atOnce: address },
  );
  useLeaving(`${address}&gaat`);
  return stand?.of === address ? stand.others : [];
}
