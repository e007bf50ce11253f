const CONTROLS = "a[href], button, input, select, textarea, summary, label, [tabindex='0']";
/** Milliseconds without scrolling after which the page is at rest. */
const REST = 150;

/**
 * Shows a line over the page: as a part of the bar at its foot where there is one, elsewhere never while it scrolls and never
 * over a control. Nothing moves for it. Returns what ends that.
 */
export function placeLine(line: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOfBar = () => line.offsetLeft === 0;
  const place = () => {
    // On top of the bar, as high as that is.
    const bar = document.querySelector<HTMLElement>(".contact-bar");
    line.style.bottom = bar && isOfBar() ? `${bar.getBoundingClientRect().height}px` : "";
    line.style.visibility = !isOfBar() && coversControl(line) ? "hidden" : "";
  };
  const moved = ({ type }: Event) => {
    if (line.contains(document.activeElement) || (type === "scroll" && isOfBar())) return;
    line.style.visibility = "hidden";
    clearTimeout(timer);
    timer = setTimeout(place, REST);
  };
  line.style.visibility = "hidden";
  document.body.appendChild(line);
  place();
  addEventListener("scroll", moved, { passive: true });
  addEventListener("resize", moved);
  return () => {
    clearTimeout(timer);
    removeEventListener("scroll", moved);
    removeEventListener("resize", moved);
  };
}

function coversControl(line: HTMLElement): boolean {
  const box = line.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].some((control) => {
    if (line.contains(control) || control.closest("dialog")) return false;
    return [...control.getClientRects()].some(
      ({ top, bottom, left, right, width }) =>
        width > 0 && top < box.bottom && bottom > box.top && left < box.right && right > box.left,
    );
  });
}
