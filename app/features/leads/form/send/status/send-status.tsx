import type { SendState } from "~/features/leads/form/send/send-result";
import { officeNumbers } from "~/lib/office-numbers";
import { Button } from "~/ui/controls/button";
import { Progress } from "~/ui/controls/progress";
import { Icon } from "~/ui/icons/icon";
import { CallText } from "./call-text";
import { waitsText } from "./failure-text";
import { FormAlert } from "./form-alert";
import type { SendNoticeProps } from "./send-notice";

/** Address of the number to call. */
export const callHref = () => officeNumbers().phone.href;

/** What is certain of a lead that is not on its way: where only the answer was lost, not that it never came. */
export function unsentText({ perhaps }: Extract<SendState, { at: "idle" }>): string {
  return perhaps
    ? "Gestopt met versturen. Uw aanvraag kan al wel bij ons zijn aangekomen: alleen het antwoord ontbreekt. Verstuurt u hem ongewijzigd opnieuw, dan blijft het één aanvraag."
    : "Nog niet verstuurd.";
}

/** One over the other: the place is as high as the higher of them. */
const STACKED = { gridArea: "1 / 1" } as const;

/** As long as what is said in the worst case. */
const LONGEST = "woorden ".repeat(38);

/** What a form says of a lead. */
export function SendStatus(props: SendNoticeProps) {
  if (props.state.at === "idle") return <Status {...props} />;
  return (
    <div className="grid">
      <div style={STACKED}>
        <Status {...props} />
      </div>
      <div aria-hidden="true" className="grid gap-2" style={{ ...STACKED, visibility: "hidden" }}>
        <p className="flex gap-2.5 border-2 p-3 font-semibold">
          <Icon name="warning" /> <span>{LONGEST}</span>
        </p>
        <span className="button button-sm">Niet versturen</span>
      </div>
    </div>
  );
}

function Status({ state, onCancel }: SendNoticeProps) {
  const said = "text" in state && <CallText text={state.text} href={callHref()} />;
  switch (state.at) {
    case "idle":
      return <p className="text-sm">{unsentText(state)}</p>;
    case "sending":
      return <SendProgress {...state} onCancel={onCancel} />;
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

/**
 * The button that was pressed may be in sight where this is not. At once: a smooth scroll on its way would still move the page
 * after the focus has scrolled it. Stable, so that it is called once.
 */
function showWhole(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

type ProgressProps = Pick<SendNoticeProps, "onCancel"> &
  Pick<Extract<SendState, { at: "sending" }>, "percent" | "again">;

/** How far it is. Only the beginning is announced: a number that changes all the time would be no help. */
export function SendProgress({ percent, again, onCancel }: ProgressProps) {
  const done = percent === 100;
  return (
    <div ref={again ? undefined : showWhole} className="grid gap-2">
      {/* As high with a share as without, and when there is nothing left to cancel: two lines on a small phone. */}
      <div className="flex flex-wrap items-center justify-between gap-2" style={{ minHeight: "3.5rem" }}>
        <p style={{ flex: "1 8rem" }}>
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
