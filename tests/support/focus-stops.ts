import type { Page } from "playwright/test";

/** A rectangle in the window. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A stop of the keyboard as it is drawn: the boxes that its ring goes round. */
export type SeenStop = {
  name: string;
  boxes: Box[];
  /** Shapes of a drawing have outlines of their own form. */
  drawn: boolean;
};

/**
 * Marks the stops within a part of the page with `data-stop`, one of each kind: what has the same classes, on the same
 * ground, as near to what cuts it off and beside as near a neighbour gets the same ring. `known` are the kinds that were
 * measured before. Returns the kinds that are new.
 */
export function markStops(page: Page, within: string, known: ReadonlySet<string>): Promise<string[]> {
  return page.evaluate(
    ({ within, known }) => {
      const seen = new Set(known);
      const found: string[] = [];
      const NEAR = 8;
      const stops = "a[href], button, input, select, textarea, summary, [tabindex='0']";
      const clear = (colour: string) => /, 0\)$/.test(colour) || colour === "transparent";

      /** What it stands on: the colour of the nearest part that has one, and whether it has a picture. */
      function ground(el: Element | null): string {
        for (let at = el; at; at = at.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(at);
          if (backgroundImage !== "none" && !at.matches(".icon")) return `${backgroundColor} picture`;
          if (!clear(backgroundColor)) return backgroundColor;
        }
        return "canvas";
      }

      /** The sides at which something cuts it off or stands beside it. */
      function narrow(el: Element): string {
        const own = el.getBoundingClientRect();
        const sides = new Set<string>();
        for (let at = el.parentElement; at; at = at.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(at);
          if (overflowX === "visible" && overflowY === "visible" && at !== document.body) continue;
          const box = at.getBoundingClientRect();
          if (own.left - box.left < NEAR) sides.add("left");
          if (box.right - own.right < NEAR) sides.add("right");
          if (own.top - box.top < NEAR) sides.add("top");
          if (box.bottom - own.bottom < NEAR) sides.add("bottom");
          if (position === "fixed") break;
        }
        for (const other of [el.previousElementSibling, el.nextElementSibling]) {
          const box = other?.getBoundingClientRect();
          if (!box || box.width === 0) continue;
          const gap = Math.max(
            own.left - box.right,
            box.left - own.right,
            own.top - box.bottom,
            box.top - own.bottom,
          );
          if (gap < NEAR) sides.add(other === el.nextElementSibling ? "next" : "previous");
        }
        return [...sides].sort().join(" ");
      }

      for (const el of document.querySelectorAll<HTMLInputElement>("[data-stop]")) delete el.dataset.stop;
      for (const part of document.querySelectorAll(within))
        for (const el of part.querySelectorAll<HTMLInputElement>(stops)) {
          if (el.tabIndex < 0 || el.disabled || el.closest("[inert]")) continue;
          if (!el.checkVisibility({ visibilityProperty: true })) continue;
          if (el.closest("details:not([open]) > :not(summary)")) continue;
          const kind = [
            `${el.tagName} ${el.getAttribute("class") ?? ""} ${el.type ?? ""}`,
            el.parentElement?.getAttribute("class") ?? "",
            el.labels?.[0]?.className ?? "",
            getComputedStyle(el).backgroundColor,
            ground(el.parentElement),
            narrow(el),
          ].join(" | ");
          if (seen.has(kind)) continue;
          seen.add(kind);
          el.dataset.stop = String(found.length);
          found.push(kind);
        }
      return found;
    },
    { within, known: [...known] },
  );
}

/**
 * Gives a marked stop the focus, as Tab does after a Tab, and tells where its ring should be; null when it is gone. An
 * input that is hidden is seen as its label, a link that covers a row or a card as that.
 */
export function focusStop(page: Page, index: number): Promise<SeenStop | null> {
  return page.evaluate((stop) => {
    const el = document.querySelector<HTMLInputElement>(`[data-stop="${stop}"]`);
    if (!el) return null;
    el.focus();
    const drawn = el instanceof SVGElement;
    const hidden = el.clientWidth < 2 || getComputedStyle(el).opacity === "0";
    const inPlace = [el.closest("label"), el.nextElementSibling].find((part) => part && outlined(part));
    const shape =
      (drawn && el.querySelector(".hit")) ||
      (outlined(el, "::after") && coveredBy(el)) ||
      (!drawn && (hidden || !outlined(el)) && inPlace) ||
      el;
    const boxes = [...shape.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
    const words = (el.getAttribute("aria-label") ?? el.innerText ?? el.id).trim().replace(/\s+/g, " ");
    const place = el.closest("dialog, header, nav, main, footer")?.tagName.toLowerCase();
    const name = `${el.tagName.toLowerCase()} “${words.slice(0, 40)}” .${(el.getAttribute("class") ?? "").slice(0, 60)} in ${place}`;
    return { name, boxes, drawn };

    function outlined(part: Element, pseudo?: string): boolean {
      return getComputedStyle(part, pseudo).outlineStyle !== "none";
    }

    function coveredBy(link: Element): Element {
      for (let at: Element | null = link; at; at = at.parentElement)
        if (getComputedStyle(at).position !== "static") return at;
      return link;
    }
  }, index);
}
