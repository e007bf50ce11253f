import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { Icon } from "./icons";

type DialogProps = {
  id: string;
  title: ReactNode;
  /** `panel` rises in the middle, `drawer` comes from the right, `corner` stands bottom right, `side` half-way up at the right edge. */
  look?: keyof typeof LOOKS;
  className?: string;
  children: ReactNode;
};

const LOOKS = {
  panel:
    "rise m-auto max-h-[min(52rem,100dvh)] w-full max-w-2xl overflow-y-auto overscroll-contain max-md:m-0 max-md:mt-auto max-md:max-w-none md:border md:border-ink/15",
  drawer: "slide-in m-0 ml-auto h-dvh max-h-none w-full max-w-sm overflow-y-auto overscroll-contain",
  corner: "rise corner-panel border border-ink/15 open:grid",
  side: "slide-in side-panel border border-ink/15 open:grid",
};

/**
 * Native modal dialog: opened by a link with `data-dialog={id}` whose href leads to a page that does the same.
 * Escape and the close button work without script of ours; focus stays inside and returns to the opener.
 */
export function Dialog({ id, title, look = "panel", className, children }: DialogProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames("fixed bg-paper p-0 shadow-panel", LOOKS[look], className)}
    >
      <div
        className={classNames(
          "sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-rule bg-paper px-5 py-3",
          look === "corner" || look === "side" ? "py-1! pl-4 pr-1" : "md:px-8",
        )}
      >
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            className="grid size-12 place-items-center rounded-md hover:bg-accent-wash"
            aria-label="Sluiten"
          >
            <Icon name="close" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}
