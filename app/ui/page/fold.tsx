import type { ReactNode } from "react";
import { Icon } from "~/ui/icons/icon";

type FoldProps = {
  /** What opens it on a phone; a wide sheet and paper show the content without it. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** A second list: on a phone folded under a line that opens it, and there a search in the page still finds it. */
export function Fold({ label, className, children }: FoldProps) {
  return (
    <details className={className ? `fold ${className}` : "fold"}>
      <summary className="fold-line">
        {label}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
