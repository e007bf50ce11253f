import type { ReactNode } from "react";
import { AT_PROBLEM } from "~/lib/post-address";
import { Icon } from "~/ui/icons/icon";

const DONE_NOTICE = "gelukt";

/** The address of a page that is opened at its `DoneNotice`, with the focus there. */
export const atDoneNotice = (path: string): string => `${path}#${DONE_NOTICE}`;

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
    <p
      id={AT_PROBLEM.slice(1)}
      role="alert"
      tabIndex={-1}
      className="mb-8 scroll-mt-32 border-2 border-danger bg-danger-wash p-4 font-semibold text-danger"
    >
      {children}
    </p>
  );
}

/** On a page whose link ended while it was open: what was typed there, to take along. Nothing where nothing was. */
export function UnsentText({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <div role="alert" className="mt-8 max-w-[36rem] border-2 border-danger bg-danger-wash p-4">
      <p className="font-semibold text-danger">Dit is niet verstuurd. U kunt uw tekst nog overnemen:</p>
      <p className="mt-2 break-words whitespace-pre-line">{text}</p>
    </div>
  );
}
