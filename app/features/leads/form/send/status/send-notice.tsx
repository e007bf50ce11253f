import { type ComponentType, type RefObject, useEffect, useRef } from "react";
import type { SendState } from "~/features/leads/form/send/send-result";
import { focusFromStart } from "~/ui/controls/focus-in-view";

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
  const { at } = props.state;
  const again = "again" in props.state && props.state.again === true;
  const before = useRef(at);
  const held = useRef(false);
  // Before what has it is replaced.
  held.current = Boolean(box.current?.contains(document.activeElement));
  // The button that was pressed may be gone, or what said how it was, and the focus with it.
  useEffect(() => {
    const news = before.current !== at && !again;
    before.current = at;
    if (document.activeElement !== document.body) return;
    // What goes by itself moves nothing under the eyes of who reads on.
    if (news) focusFromStart(box.current);
    else if (held.current) box.current?.focus({ preventScroll: true });
  });
  return (
    <div ref={box} tabIndex={-1} className="quiet">
      {SendStatus ? <SendStatus {...props} /> : <p className="text-sm">Nog niet verstuurd.</p>}
      <div data-visitor-check="" className="empty:hidden" />
    </div>
  );
}
