import { Icon } from "~/ui/icons";

/** Bottom left, after 300 px of scrolling (`data-far` on the document); in the colour of the page. */
export function ScrollTop() {
  return (
    <nav aria-label="Naar boven" className="contents">
      <a
        href="#top"
        aria-label="Terug naar boven"
        className="no-print fixed bottom-20 left-4 z-20 grid size-12 place-items-center rounded-md bg-accent text-white opacity-0 shadow-panel transition-opacity duration-200 invisible group-data-far/page:visible group-data-far/page:opacity-100 focus-visible:visible focus-visible:opacity-100 motion-reduce:transition-none sm:bottom-6 sm:left-6"
      >
        <Icon name="arrow-up" />
      </a>
    </nav>
  );
}
