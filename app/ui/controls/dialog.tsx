import type { ReactNode } from "react";
import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";

type DialogProps = {
  id: string;
  title: ReactNode;
  /** `panel`: centre; `drawer`: right edge; `corner`: bottom right; `side`: middle of the right edge. */
  look?: keyof typeof LOOKS;
  className?: string;
  children: ReactNode;
};

const LOOKS = {
  panel: "dialog-panel rise",
  drawer: "dialog-drawer slide-in",
  corner: "rise corner-panel border border-ink/15 open:grid",
  side: "slide-in side-panel border border-ink/15 open:grid",
};

/**
 * Modal dialog, opened by a link with `data-dialog={id}` whose page does the same without script. It is shown as a
 * popover, because `showModal()` restyles the whole page before the dialog is seen; `modality.ts` does the rest.
 */
export function Dialog({ id, title, look = "panel", className, children }: DialogProps) {
  return (
    <dialog
      id={id}
      popover="manual"
      aria-modal
      aria-labelledby={`${id}-title`}
      className={classNames("fixed bg-paper p-0 shadow-panel", LOOKS[look], className)}
    >
      <div
        className={classNames(
          "dialog-head",
          look === "corner" || look === "side" ? "py-1! pl-4 pr-1" : "md:px-8",
        )}
      >
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="close-button"
          aria-label="Sluiten"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/**
 * Stands in a dialog for what is fetched when a visitor is about to open it (`dialogs.ts`). Where that cannot be had it
 * leads to `page`; without one the opener's link is followed.
 */
export function FetchedBody({ from, page }: { from: string; page?: string }) {
  return (
    <div data-body={from} className="grid content-start gap-3 px-5 py-6">
      <p
        role="status"
        data-failed={
          page && "Dit formulier kon niet worden opgehaald. Sluit dit venster en open het opnieuw, of:"
        }
      >
        Een ogenblik…
      </p>
      {page && (
        <a href={page} className="text-link">
          Open het als pagina
        </a>
      )}
    </div>
  );
}
