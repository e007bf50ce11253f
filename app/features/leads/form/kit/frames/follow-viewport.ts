import { topmostDialog } from "~/lib/dialog/open-dialogs";

let following = false;

const isSmall = () => matchMedia("(width < 48rem), (height < 30rem)").matches;

/**
 * Keeps the sheets of a phone within what can be seen of the window, and the focused field within the sheet. A keyboard
 * makes the visual viewport smaller and leaves `dvh` as it is, in Safari always and elsewhere unless the page asks
 * otherwise: this is the one way that holds in all engines.
 */
export function followViewport(): void {
  if (following) return;
  following = true;
  // Browsers bring the caret of a text into view, and leave its field half under the foot of a dialog. Not with a
  // pointer at a desk: it would move under it.
  document.addEventListener("keyup", ({ key, target }) => key === "Tab" && showField(target));
  const seen = window.visualViewport;
  const fit = () => {
    const dialog = topmostDialog();
    // A keyboard on the screen comes with small sizes only. Of a sheet that is looked at closely parts are out of
    // sight on purpose.
    if (!dialog || !seen || !isSmall() || seen.scale > 1.01) return;
    const covered = innerHeight - seen.height > 1 || seen.offsetTop > 1;
    const set = (name: string, px: number) =>
      covered ? dialog.style.setProperty(name, `${px}px`) : dialog.style.removeProperty(name);
    set("--seen-top", seen.offsetTop);
    set("--seen-height", seen.height);
    showField(document.activeElement);
  };
  seen?.addEventListener("resize", fit);
  seen?.addEventListener("scroll", fit);
  // It does not bubble.
  document.addEventListener("toggle", fit, true);
  document.addEventListener("focusin", ({ target }) => isSmall() && showField(target));
  // This code may come with the first focus.
  if (isSmall()) showField(document.activeElement);
}

function showField(target: EventTarget | null) {
  if (target instanceof HTMLElement && target.matches("dialog .control, main .control"))
    target.scrollIntoView({ block: "nearest" });
}
