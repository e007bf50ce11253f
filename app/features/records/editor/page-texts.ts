import { asRead, type SeenText } from "~/content/records/form/text-places";

/** How far around a tapped element its text is looked for: a word in a link in a sentence. */
const LEVELS = 4;

/**
 * Tells what text of a page in a frame is tapped, and whether the tap does something in the page too. It does not where
 * `take` answers that it is dealt with.
 */
export function watchTaps(page: Document, take: (seen: SeenText[], leadsOn: boolean) => boolean): void {
  /** What lies under the finger before the tap opens a dialog over it. */
  let under: Element | undefined;
  page.addEventListener("pointerdown", (event) => (under = textUnder(page, event)), true);
  page.addEventListener("click", tapped, true);
  function tapped(event: MouseEvent) {
    const target = event.target as Element;
    // By keyboard there is no finger.
    const seen = seenAt((event.detail > 0 && under) || target);
    const leadsOn = target.closest("a[href], button, summary, label, input, select, textarea") !== null;
    if (seen.length === 0 || !take(seen, leadsOn)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The element whose words lie under a tap: over those of a card lies the whole of its link. */
function textUnder(page: Document, { clientX: x, clientY: y }: MouseEvent): Element | undefined {
  const range = page.createRange();
  const holds = (node: Node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  return page.elementsFromPoint(x, y).find((element) => [...element.childNodes].some(holds));
}

function seenAt(target: Element): SeenText[] {
  const picture = target.getAttribute("alt");
  if (picture) return [{ text: picture, nth: 0, count: 1 }];
  if (
    ![...target.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && asRead(node.nodeValue ?? ""))
  )
    return [];
  const seen: SeenText[] = [];
  for (let element: Element | null = target; element && seen.length < LEVELS; element = element.parentElement)
    seen.push({ text: element.textContent, ...orderOf(element) });
  return seen;
}

/** Among the elements of its kind that say the same. */
function orderOf(element: Element): Omit<SeenText, "text"> {
  const text = asRead(element.textContent);
  const same = [...element.ownerDocument.querySelectorAll(element.localName)].filter(
    (one) => asRead(one.textContent) === text,
  );
  return { nth: same.indexOf(element), count: same.length };
}

/** The innermost visible element that says a text; null where the page does not show it. */
export function elementWith(page: Document, text: string): HTMLElement | null {
  const says = (element: Element) => asRead(element.textContent).includes(text) && element.checkVisibility();
  let found: Element | undefined = [page.body].find(says);
  for (let inner = found; inner; inner = [...inner.children].find(says)) found = inner;
  return (found as HTMLElement | undefined) ?? null;
}

const MARK = "2px solid #b3261e";

/** Outlines the place of a text in the page, and no other; `null` outlines none. */
export function markText(page: Document, text: string | null, scroll: boolean): void {
  for (const marked of page.querySelectorAll<HTMLElement>("[data-marked]")) {
    marked.removeAttribute("data-marked");
    marked.style.outline = "";
  }
  const element = text && elementWith(page, text);
  if (!element) return;
  element.setAttribute("data-marked", "");
  element.style.outline = MARK;
  element.style.outlineOffset = "4px";
  if (scroll) element.scrollIntoView({ block: "center" });
}
