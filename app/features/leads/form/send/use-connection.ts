import { useEffect, useState } from "react";

/** `offline`: a lead could not leave for lack of connection. `restored`: it can now. */
export type ConnectionState = "fine" | "offline" | "restored";

export function useConnection() {
  const [state, setState] = useState<ConnectionState>("fine");
  const waiting = state !== "fine";
  useEffect(() => {
    if (!waiting) return;
    const back = () => setState("restored");
    const gone = () => setState("offline");
    addEventListener("online", back);
    addEventListener("offline", gone);
    return () => {
      removeEventListener("online", back);
      removeEventListener("offline", gone);
    };
  }, [waiting]);
  return { state, report: (offline: boolean) => setState(offline ? "offline" : "fine") };
}
