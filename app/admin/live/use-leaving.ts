import { useEffect } from "react";

/** Posts to this address when the page is left or its tab is not seen any more; it goes also while the page is being closed. */
export function useLeaving(address: string): void {
  useEffect(() => {
    const leave = () => void navigator.sendBeacon(address);
    const hidden = () => document.visibilityState === "hidden" && leave();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      leave();
    };
  }, [address]);
}
