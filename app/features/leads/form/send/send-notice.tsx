import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/ui/controls/button";
import { Progress } from "~/ui/controls/progress";
import { Icon } from "~/ui/icons/icon";
import { WAITS } from "./failure-text";
import type { SendState } from "./send-result";

type Props = {
  state: SendState;
  /** Sends, also what waits. */
  onSend: () => void;
  /** Stops sending or waiting; what was entered stays. */
  onCancel: () => void;
};

/**
 * Where the lead is now: not sent, on its way, waiting or failed, and what to do about it. It lasts. The check against
 * abuse may ask here too.
 */
export function SendNotice(props: Props) {
  const { at } = props.state;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(at);
  // The button that was pressed may be gone, and the focus with it.
  useEffect(() => {
    if (before.current !== at && document.activeElement === document.body) box.current?.focus();
    before.current = at;
  }, [at]);
  return (
    <div ref={box} tabIndex={-1} className="focus:outline-none">
      <State {...props} />
      <div data-visitor-check="" className="empty:hidden" />
    </div>
  );
}

function State({ state, onSend, onCancel }: Props) {
  switch (state.at) {
    case "idle":
      return <p className="text-sm text-ink-soft">Nog niet verstuurd.</p>;
    case "sending":
      return <SendProgress percent={state.percent} onCancel={onCancel} />;
    case "waiting":
      return (
        <FormAlert quiet={state.again} actions={<WaitingActions {...{ onSend, onCancel }} />}>
          {state.text} <span className="font-normal">{WAITS}</span>
        </FormAlert>
      );
    case "failed":
      return (
        <FormAlert
          actions={
            <Button size="sm" onClick={onSend}>
              Opnieuw versturen
            </Button>
          }
        >
          {state.title && <strong className="block">{state.title}</strong>}
          {state.text} <span className="font-normal">Alles wat u invulde blijft staan.</span>
        </FormAlert>
      );
  }
}

/** How far it is. Only the beginning is announced: a number that changes all the time would be no help. */
export function SendProgress({ percent, onCancel }: { percent: number | null; onCancel: () => void }) {
  const done = percent === 100;
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p>
          <span role="status">
            {done ? "Bijna klaar: wij wachten op de bevestiging." : "Bezig met versturen"}
          </span>
          {!done && percent !== null && ` (${percent} %)`}
        </p>
        {/* Once all of it has left, it may have arrived. */}
        {!done && (
          <Button variant="outline" size="sm" onClick={onCancel}>
            Annuleren
          </Button>
        )}
      </div>
      <Progress value={percent ?? 0} label="Voortgang van het versturen" />
    </div>
  );
}

export function WaitingActions({ onSend, onCancel }: Pick<Props, "onSend" | "onCancel">) {
  return (
    <>
      <Button size="sm" onClick={onSend}>
        Opnieuw versturen
      </Button>
      <Button variant="outline" size="sm" onClick={onCancel}>
        Niet versturen
      </Button>
    </>
  );
}

type AlertProps = {
  /** Buttons under it. */
  actions?: ReactNode;
  /** It was said before. */
  quiet?: boolean | undefined;
  children: ReactNode;
};

/** A message instead of an alert box of the browser: announced and focused once, and it stays readable. */
export function FormAlert({ actions, quiet = false, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (!quiet) box.current?.focus();
  }, []);
  return (
    <div className="grid gap-2">
      <div
        ref={box}
        role={quiet ? undefined : "alert"}
        tabIndex={-1}
        className="flex items-start gap-2.5 border-2 border-danger bg-danger-wash p-3 font-semibold text-danger focus:outline-offset-0"
      >
        <Icon name="warning" className="mt-0.5" />
        <p>{children}</p>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
