import { useEffect, useRef } from "react";

/**
 * Gives a control the focus and shows it, or what is to be `seen` with it. At once: on a long way, what is laid out only
 * when it is passed would move what is seen. Twice, because Chromium adds what was left of a smooth scroll to the first.
 */
export function focusInView(
  control: HTMLElement,
  block: ScrollLogicalPosition,
  seen: Element = control,
): void {
  const show = () => seen.scrollIntoView({ block, behavior: "instant" });
  control.focus({ preventScroll: true });
  show();
  requestAnimationFrame(show);
}

/**
 * Gives a message the focus, to be read from its beginning. Left to the browser, the middle of what is high comes to the
 * middle of the window, and its head under the bar of the page. From a fifth of the window on it may not fit between
 * head and foot of a panel with the room that a toast takes under it, and its head would go out of sight.
 */
export function focusFromStart(box: HTMLElement | null): void {
  if (box) focusInView(box, box.offsetHeight * 5 > innerHeight ? "start" : "nearest");
}

/** For a message that takes the focus when it comes, and with each other `attempt`. */
export function useFocusFromStart(attempt?: number) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each attempt, and with what the page came with.
  useEffect(() => focusFromStart(box.current), [attempt]);
  return box;
}
