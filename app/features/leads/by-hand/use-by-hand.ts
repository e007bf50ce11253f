import { useEffect, useRef, useState } from "react";
import { keepOnDevice, keptOnDevice } from "~/admin/drafts/draft-client";
import { newUuid } from "~/lib/uuid";

export type Entered = Record<string, string>;

const KEPT_AS = "aanvraag invoeren";
const empty = (): Entered => ({ source: "telephone", key: newUuid() });

/** What is being written down: kept on this device until it is sent, with the key that makes it one request however often it is sent. */
export function useByHand() {
  const [values, setValues] = useState<Entered>({ source: "telephone" });
  const latest = useRef(values);

  function show(next: Entered) {
    latest.current = next;
    setValues(next);
  }
  const change = (changes: Entered) => {
    show({ ...latest.current, ...changes });
    keepOnDevice(KEPT_AS, { version: 1, content: latest.current });
  };
  const forget = () => keepOnDevice(KEPT_AS, null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what an earlier visit left here
  useEffect(() => {
    const { source: _, ...typed } = latest.current;
    // What was typed before this code was here is newer.
    show({ ...empty(), ...keptOnDevice<Entered>(KEPT_AS)?.content, ...typed });
  }, []);

  return {
    values,
    change,
    forget,
    begin: () => {
      forget();
      show(empty());
    },
  };
}
