import { buttonClass } from "~/ui/controls/button";
import { TakeIt } from "./assign-form";
import { toField } from "./to-field";

type FirstStepsProps = {
  assignee: string;
  me: string;
  /** Somebody else may take it. */
  canTake: boolean;
  /** There is a field to answer in. */
  mayAnswer: boolean;
  busy: boolean;
};

/** On a phone, where the fields stand far below: what is done first, and the way to them. A call is at the bottom of the screen. */
export function FirstSteps({ assignee, me, canTake, mayAnswer, busy }: FirstStepsProps) {
  return (
    <div className="no-print flex flex-wrap gap-2 md:hidden">
      {canTake && <TakeIt seen={assignee} me={me} variant="outline" busy={busy} />}
      {mayAnswer && <JumpLink to="antwoord">Antwoord</JumpLink>}
      <JumpLink to="notitie">Notitie</JumpLink>
    </div>
  );
}

function JumpLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      onClick={toField(`#${to} textarea`)}
      className={buttonClass("outline", "sm", "min-h-11")}
    >
      {children}
    </a>
  );
}
