import type { ReactNode } from "react";
import { Icon } from "~/ui/icons/icon";

/** Of `DoneNotice`: an address that ends in it opens the page at it, with the focus there. */
export const DONE_NOTICE = "gelukt";

/** Over a visitor's own page: what he did came through. */
export function DoneNotice({ children }: { children: ReactNode }) {
  return (
    <p
      id={DONE_NOTICE}
      role="status"
      tabIndex={-1}
      className="mb-8 flex scroll-mt-32 gap-3 border-2 border-success bg-success-wash p-4 font-semibold"
    >
      <Icon name="check" className="mt-0.5 text-success" /> {children}
    </p>
  );
}

/** Over a visitor's own page: why it did not. */
export function ProblemNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mb-8 border-2 border-danger bg-danger-wash p-4 font-semibold text-danger">
      {children}
    </p>
  );
}
