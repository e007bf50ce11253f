import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { SendState } from "~/features/leads/form/send/send-result";
import { Icon } from "~/ui/icons/icon";

export type SendNoticeProps = {
  state: SendState;
  /** Stops sending or waiting; what was entered stays. */
  onCancel: () => void;
};

type Props = SendNoticeProps & {
  /** Shows each state; it comes with the code that sends. */
  SendStatus: ComponentType<SendNoticeProps> | null;
  box: RefObject<HTMLDivElement | null>;
};

/**
 * Where the lead is now: not sent, on its way, waiting or failed, and what to do about it. It lasts. What sends it, again
 * or at once, is the button of the form. The check against abuse may ask here too.
 */
export function SendNotice({ SendStatus, box, ...props }: Props) {
  const { state } = props;
  const before = useRef(state.at);
  // The button that was pressed may be gone, and the focus with it.
  useEffect(() => {
    // Not scrolled to by the browser, which puts the middle of what is high in the middle and its head under the bar.
    if (before.current !== state.at && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    before.current = state.at;
  }, [state.at, box]);
  return (
    <div ref={box} tabIndex={-1} className="quiet">
      {SendStatus ? <SendStatus {...props} /> : <p className="text-sm">Nog niet verstuurd.</p>}
      <div data-visitor-check="" className="empty:hidden" />
    </div>
  );
}

/** A message instead of an alert box of the browser: announced and focused once, and it stays readable. */
export function FormAlert({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2.5 border-2 border-danger bg-danger-wash p-3 font-semibold text-danger"
    >
      <Icon name="warning" className="mt-0.5" />
      <p>{children}</p>
    </div>
  );
}
