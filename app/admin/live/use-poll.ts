import { useEffect, useRef } from "react";
import { isSignedOut } from "~/admin/retrying-fetch";

const PATIENCE_MS = 10_000;

/** Null while nothing of ours answers: no connection, or nobody is signed in. */
export async function askJson<Answer>(
  address: string,
  method: "GET" | "POST" = "GET",
): Promise<Answer | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(address, { method, redirect: "manual", signal });
    if (isSignedOut(answer) || !answer.ok) return null;
    return (await answer.json()) as Answer;
  } catch {
    return null;
  }
}

type Pace = {
  seenMs: number;
  /** Null for not at all while the tab is not seen. */
  hiddenMs: number | null;
  /** Asked at once, and whenever this is another. */
  atOnce?: string;
};

/** Asks again and again, each time after the answer to the one before; at once when one comes back to the tab. */
export function usePoll(ask: () => Promise<void>, { seenMs, hiddenMs, atOnce }: Pace): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = () => document.visibilityState === "visible";
    function later() {
      clearTimeout(timer);
      const pause = seen() ? seenMs : hiddenMs;
      if (!ended && pause !== null) timer = setTimeout(run, pause);
    }
    async function run(): Promise<void> {
      await latest.current();
      later();
    }
    const now = () => void (seen() ? run() : later());
    if (atOnce !== undefined) now();
    else later();
    const events = [
      [document, "visibilitychange"],
      [window, "focus"],
      [window, "online"],
    ] as const;
    for (const [target, name] of events) target.addEventListener(name, now);
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const [target, name] of events) target.removeEventListener(name, now);
    };
  }, [seenMs, hiddenMs, atOnce]);
}
