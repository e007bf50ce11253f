import type { ReactNode } from "react";
import { useFocusFromStart } from "~/ui/controls/focus-in-view";
import { Icon } from "~/ui/icons/icon";

/** A message instead of an alert box of the browser: announced and focused once, and it stays readable. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div
      ref={useFocusFromStart()}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2.5 border-2 border-danger bg-danger-wash p-3 font-semibold text-danger"
    >
      <Icon name="warning" className="mt-0.5" />
      <p>{children}</p>
    </div>
  );
}
