import { useEffect, useRef, useState } from "react";
import { keepOnDevice, keptOnDevice } from "~/admin/drafts/draft-client";
import { newUuid } from "~/lib/uuid";

export type Entered = Record<string, string>;

/** What nobody sent in that time is no call any more. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const empty = (): Entered => ({ source: "telephone", key: newUuid() });

/**
 * What is being written down: kept on this device until it is sent, with the key that makes it one request however often it is sent.
 * `me`: who writes; a colleague on the same computer does not see it.
 */
export function useByHand(me: string) {
  const keptAs = `aanvraag invoeren ${me}`;
  const [values, setValues] = useState<Entered>({ source: "telephone" });
  const latest = useRef(values);

  function show(next: Entered) {
    latest.current = next;
    setValues(next);
  }
  const change = (changes: Entered) => {
    show({ ...latest.current, ...changes });
    keepOnDevice(keptAs, { version: Date.now(), content: latest.current });
  };
  const forget = () => keepOnDevice(keptAs, null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what an earlier visit left here
  useEffect(() => {
    const { source: _, ...typed } = latest.current;
    // What was typed before this code was here is newer.
    const kept = keptOnDevice<Entered>(keptAs);
    const stale = kept !== null && kept.version < Date.now() - KEPT_MS;
    if (stale) forget();
    show({ ...empty(), ...(stale ? {} : kept?.content), ...typed });
  }, []);

  return {
    values,
    /** At the moment that it is called. */
    latest: () => latest.current,
    change,
    forget,
    begin: () => {
      forget();
      show(empty());
    },
  };
}
