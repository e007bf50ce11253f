import { isOffline } from "./offline";

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

/**
 * Tries again once: when the connection or the visitor comes back, else after a time that grows with the attempts so
 * far. Returns how to give up.
 */
export function nextTry(again: () => void, attempts: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => (isOffline() ? wait() : go()), Math.min(FIRST_MS * 2 ** attempts, LONGEST_MS));
  };
  const seen = () => document.visibilityState === "visible" && !isOffline() && go();
  function stop() {
    clearTimeout(timer);
    removeEventListener("online", go);
    document.removeEventListener("visibilitychange", seen);
  }
  function go() {
    stop();
    again();
  }
  addEventListener("online", go);
  document.addEventListener("visibilitychange", seen);
  wait();
  return stop;
}
