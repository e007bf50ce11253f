import { useEffect, useRef } from "react";

/**
 * What had the focus is gone with the page that it stood on. Back on the page that led there, its link takes it again;
 * on any other page the heading does, so that the keyboard goes on from there and not from the top.
 */
export function useFocusKept(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    // A message of the page before may have had it; it is empty now.
    const lost = document.activeElement?.matches("body, #inhoud > [role=status]");
    if (from === pathname || !lost) return;
    const back = from.startsWith(`${pathname}/`) ? `#inhoud a[href=${JSON.stringify(from)}]` : null;
    const link = back && document.querySelector<HTMLElement>(back);
    if (link) return link.focus();
    focusHeading();
  }, [pathname]);
}

/** For what says how a command went: its button may be off or gone, and the focus with it. */
export function focusIfLost(to: HTMLElement | null | undefined): void {
  if (document.activeElement?.matches("body, :disabled")) to?.focus({ preventScroll: true });
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("#inhoud h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
