import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { OFFLINE } from "./offline";
import type { ConnectionState } from "./watch-connection";

type Props = {
  connection: ConnectionState;
  sending: boolean;
  onSend: () => void;
  /** Why the last attempt failed, in forms that say so in the panel itself. */
  failure?: string | null;
};

/** What stands in the way of sending; takes focus when it appears. The check against abuse may ask here too. */
export function SendNotice(props: Props) {
  return (
    <>
      <Notice {...props} />
      <div data-visitor-check="" className="empty:hidden" />
    </>
  );
}

function Notice({ connection, sending, onSend, failure }: Props) {
  if (connection === "restored") {
    return (
      <div role="status" className="grid gap-2 border-2 border-success bg-success-wash p-3">
        <p>
          <strong>U hebt weer verbinding.</strong> Uw aanvraag staat klaar.
        </p>
        <Button size="sm" className="justify-self-start" onClick={onSend} busy={sending}>
          Nu versturen
        </Button>
      </div>
    );
  }
  if (connection === "offline") {
    return (
      <FormAlert>
        {OFFLINE} <span className="font-normal">Alles wat u invulde blijft staan.</span>
      </FormAlert>
    );
  }
  return failure ? <FormAlert>{failure}</FormAlert> : null;
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
      className="flex items-start gap-2.5 border-2 border-danger bg-danger-wash p-3 font-semibold text-danger focus:outline-offset-0"
    >
      <Icon name="warning" className="mt-0.5" />
      <p>{children}</p>
    </div>
  );
}
