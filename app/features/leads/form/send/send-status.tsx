import type { ReactNode } from "react";
import { Button } from "~/ui/controls/button";
import { Progress } from "~/ui/controls/progress";
import { WAITS } from "./failure-text";
import { FormAlert, type SendNoticeProps } from "./send-notice";

/** What a form says of a lead from the moment that it is sent. */
export function SendStatus({ state, onSend, onCancel }: SendNoticeProps) {
  switch (state.at) {
    case "idle":
      return null;
    case "sending":
      return <SendProgress percent={state.percent} onCancel={onCancel} />;
    case "waiting":
      return (
        <WithActions actions={<WaitingActions {...{ onSend, onCancel }} />}>
          {state.again ? (
            <p className="border-2 border-danger p-3">
              {state.text} {WAITS}
            </p>
          ) : (
            <FormAlert>
              {state.text} <span className="font-normal">{WAITS}</span>
            </FormAlert>
          )}
        </WithActions>
      );
    case "failed":
      return (
        <WithActions
          actions={
            <Button size="sm" onClick={onSend}>
              Opnieuw versturen
            </Button>
          }
        >
          <FormAlert>
            {state.title && <strong className="block">{state.title}</strong>}
            {state.text} <span className="font-normal">Alles wat u invulde blijft staan.</span>
          </FormAlert>
        </WithActions>
      );
  }
}

function WithActions({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      {children}
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}

type ProgressProps = Pick<SendNoticeProps, "onCancel"> & { percent: number | null };

/** How far it is. Only the beginning is announced: a number that changes all the time would be no help. */
export function SendProgress({ percent, onCancel }: ProgressProps) {
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

export function WaitingActions({ onSend, onCancel }: Pick<SendNoticeProps, "onSend" | "onCancel">) {
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
