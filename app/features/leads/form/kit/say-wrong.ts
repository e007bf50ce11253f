import { flushSync } from "react-dom";
import type { FieldErrors, FieldValues, Path } from "react-hook-form";
import { stepWithError } from "~/features/leads/model/journey";
import type { FormDescription } from "./form-description";
import type { FormControl } from "./form-engine";
import type { Panel } from "./panel-history";
import type { FormShown } from "./use-lead-form";

type Form<Input extends FieldValues> = {
  description: Pick<FormDescription<FieldValues>, "journey" | "unsummed">;
  panel: Panel | undefined;
  fields: FormControl<Input>;
  show: (change: Partial<FormShown<Input>>) => void;
  /** Says that it is not in. */
  tell: () => void;
  /** The summary takes the focus. */
  again: () => void;
};

/**
 * What the server found wrong, by wire name: first in the summary, above what is in sight, and at the fields once it is gone
 * to. So an answer that comes late moves nothing that is seen. Another step comes with its errors.
 */
export function sayWrong<Input extends FieldValues>(errors: Record<string, string>, form: Form<Input>) {
  const { description, panel, fields, show, tell, again } = form;
  const all = Object.entries(errors).map(([name, message]) => [name, { type: "server", message }] as const);
  const [first] = all;
  if (!first) return tell();
  const elsewhere = panel?.step && panel.step !== stepWithError(description.journey, errors);
  const atFields = () => {
    for (const [name, error] of all) fields.setError(name as Path<Input>, error);
    show({ refused: {}, filesError: errors.files });
  };
  // Each at once: what React puts off would come in one frame with what follows.
  flushSync(() => {
    show({ refused: Object.fromEntries(all) as FieldErrors });
    if (elsewhere) again();
    if (elsewhere) atFields();
    tell();
  });
  if (elsewhere) return;
  painted(() => {
    flushSync(again);
    // Where there is none the field takes it.
    if (description.unsummed) fields.setFocus(first[0] as Path<Input>);
    showFocused();
    painted(() => {
      atFields();
      // What stands above it may have got its true height on the way.
      painted(showFocused);
    });
  });
}

function showFocused() {
  document.activeElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** However long the frame takes. In a page out of view it waits until that is seen. */
function painted(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
