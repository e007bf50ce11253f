import { officeNumbers } from "~/lib/office-numbers";
import { Button } from "~/ui/controls/button";
import { Progress } from "~/ui/controls/progress";
import { CallText } from "./call-text";
import { waitsText } from "./failure-text";
import { FormAlert, type SendNoticeProps } from "./send-notice";

/** Address of the number to call. */
export const callHref = () => officeNumbers().phone.href;

/** What a form says of a lead from the moment that it is sent. */
export function SendStatus({ state, onCancel }: SendNoticeProps) {
  const said = "text" in state && <CallText text={state.text} href={callHref()} />;
  switch (state.at) {
    case "idle":
      return null;
    case "sending":
      return <SendProgress percent={state.percent} onCancel={onCancel} />;
    case "waiting":
      return (
        <div className="grid justify-items-start gap-2">
          {state.again ? (
            <p className="border-2 border-danger p-3">
              {said} {waitsText(state.kept)}
            </p>
          ) : (
            <FormAlert>
              {said} <span className="font-normal">{waitsText(state.kept)}</span>
            </FormAlert>
          )}
          <WithdrawButton onCancel={onCancel} />
        </div>
      );
    case "failed":
      return (
        <FormAlert>
          {state.title && <strong className="block">{state.title}</strong>}
          {said} <span className="font-normal">Alles wat u invulde blijft staan.</span>
        </FormAlert>
      );
  }
}

/** The button that was pressed may be in sight where this is not. Stable, so that it is called once. */
function showWhole(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: "nearest" });
}

type ProgressProps = Pick<SendNoticeProps, "onCancel"> & { percent: number | null };

/** How far it is. Only the beginning is announced: a number that changes all the time would be no help. */
export function SendProgress({ percent, onCancel }: ProgressProps) {
  const done = percent === 100;
  return (
    <div ref={showWhole} className="grid gap-2">
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

/** For what waits. */
export function WithdrawButton({ onCancel }: Pick<SendNoticeProps, "onCancel">) {
  return (
    <Button variant="outline" size="sm" onClick={onCancel}>
      Niet versturen
    </Button>
  );
}
