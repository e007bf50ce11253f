import { Icon } from "~/ui/icons/icon";

/** Visible after 300 px of scrolling (`data-far` on the document). */
export function ScrollTop() {
  return (
    <nav aria-label="Naar boven" className="contents">
      <a href="#top" aria-label="Terug naar boven" className="scroll-top no-print">
        <Icon name="arrow-up" />
      </a>
    </nav>
  );
}
