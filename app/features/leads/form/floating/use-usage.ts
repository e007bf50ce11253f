import { type RefObject, useEffect, useRef } from "react";
import { leadScore } from "./lead-score";

/** Counts what a visitor does in a panel: taps, also with the keyboard, and fields that are filled in. */
export function useUsage(inside: RefObject<HTMLElement | null>) {
  const interactions = useRef(0);
  const seconds = useRef(0);
  useEffect(() => {
    const panel = inside.current;
    const count = () => {
      interactions.current++;
    };
    const clock = setInterval(() => {
      seconds.current++;
    }, 1000);
    panel?.addEventListener("click", count);
    panel?.addEventListener("change", count);
    return () => {
      clearInterval(clock);
      panel?.removeEventListener("click", count);
      panel?.removeEventListener("change", count);
    };
  }, [inside]);
  return () => ({
    timeOnPage: seconds.current,
    interactionCount: interactions.current,
    leadScore: leadScore(interactions.current, seconds.current),
  });
}
