import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Confirmation, type ConfirmationProps } from "./confirmation-notice";

/** Puts the confirmation on top of the page's content, where it stays until it is dismissed. */
export function announce(confirmation: Omit<ConfirmationProps, "onClose">) {
  document.getElementById("confirmation")?.remove();
  const place = document.createElement("div");
  place.id = "confirmation";
  place.className = "page py-6";
  const main = document.getElementById("inhoud");
  main?.insertBefore(place, main.firstChild);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    document.getElementById("inhoud")?.focus();
  };
  flushSync(() => root.render(<Confirmation {...confirmation} onClose={close} />));
  // What stands below it does not jump: the page is scrolled to it, in a frame of its own.
  scrollBy({ top: place.offsetHeight, behavior: "instant" });
}
