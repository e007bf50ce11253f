import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { isSignedOut } from "~/admin/retrying-fetch";
import { paths } from "~/paths";

/** While the tab is seen; and while it is not, for the number in its title. */
const SEEN_MS = 4_000;
const HIDDEN_MS = 30_000;
const PATIENCE_MS = 10_000;

/** Null while nothing of ours answers: no connection, or nobody is signed in. */
async function newestVersion(): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(paths.adminListVersion, { redirect: "manual", signal });
    if (isSignedOut(answer) || !answer.ok) return null;
    return ((await answer.json()) as { version: number }).version;
  } catch {
    return null;
  }
}

/** Asks for the page again when the list is not what `version` was; at once when one comes back to it. */
export function useLiveList(version: number): void {
  const { revalidate, state } = useRevalidator();
  const idle = useRef(true);
  idle.current = state === "idle";
  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, document.visibilityState === "visible" ? SEEN_MS : HIDDEN_MS);
    };
    async function ask(): Promise<void> {
      const newest = await newestVersion();
      if (ended) return;
      if (newest !== null && newest !== version && idle.current) await revalidate();
      if (!ended) later();
    }
    const now = () => void (document.visibilityState === "visible" ? ask() : later());
    later();
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
  }, [version, revalidate]);
}
