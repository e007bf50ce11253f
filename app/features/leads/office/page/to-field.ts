import type { MouseEvent } from "react";

/** For a link to a part of the page: leads on to its field, in the middle of the screen. Without script the link does it alone. */
export function toField(selector: string) {
  return (event: MouseEvent): void => {
    const field = document.querySelector<HTMLElement>(selector);
    if (field === null) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  };
}
