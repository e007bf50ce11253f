import type { FieldErrors, FieldValues, Path } from "react-hook-form";
import { stepWithError } from "~/features/leads/model/journey";
import { afterPaint } from "~/lib/after-paint";
import type { FormDescription } from "./form-description";
import type { FormControl } from "./form-engine";
import type { Panel } from "./panel-history";
import type { FormShown } from "./use-lead-form";

type Form<Input extends FieldValues> = {
  description: Pick<FormDescription<FieldValues>, "journey" | "unsummed">;
  panel: Panel | undefined;
  fields: FormControl<Input>;
  show: (change: Partial<FormShown<Input>>) => void;
  /** The summary takes the focus. */
  again: () => void;
};

/**
 * What the server found wrong, by wire name: first in the summary, above what is in sight, and at the fields once it is gone
 * to. So an answer that comes late moves nothing that is seen. Another step comes with its errors.
 */
export function sayWrong<Input extends FieldValues>(errors: Record<string, string>, form: Form<Input>) {
  const { description, panel, fields, show, again } = form;
  const all = Object.entries(errors).map(([name, message]) => [name, { type: "server", message }] as const);
  const [first] = all;
  if (!first) return;
  const atFields = () => {
    for (const [name, error] of all) fields.setError(name as Path<Input>, error);
    show({ refused: {}, filesError: errors.files });
  };
  show({ refused: Object.fromEntries(all) as FieldErrors });
  if (panel?.step && panel.step !== stepWithError(description.journey, errors)) {
    again();
    return atFields();
  }
  afterPaint(() => {
    again();
    // Where there is none the field takes it.
    if (description.unsummed)
      panel?.root.current?.querySelector<HTMLElement>(`[name="${first[0]}"]`)?.focus();
    afterPaint(() => {
      document.activeElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
      afterPaint(atFields);
    });
  });
}
