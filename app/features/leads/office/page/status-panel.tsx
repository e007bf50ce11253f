import { Form } from "react-router";
import type { InboxAction, InboxStep } from "~/features/leads/office/model/inbox-types";
import { classNames } from "~/lib/text/class-names";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type StatusPanelProps = { steps: InboxStep[]; actions: InboxAction[]; status: string; busy: boolean };

/** Where the request stands, as a dimension line, and what can be done with it: one press each. */
export function StatusPanel({ steps, actions, status, busy }: StatusPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol className="flex" aria-label="Voortgang">
        {steps.map(({ label, state }) => (
          <li
            key={label}
            aria-current={state === "current" ? "step" : undefined}
            className={classNames(
              "flex-1 border-t-4 pt-1.5 text-sm not-last:mr-1 max-sm:text-xs",
              state === "ahead" ? "border-rule text-ink-soft" : "border-accent",
              state === "current" && "font-semibold",
            )}
          >
            {state === "done" && <Icon name="check" size={4} className="mr-1 inline align-[-0.15em]" />}
            {label}
            {state === "done" && <span className="sr-only"> (gedaan)</span>}
          </li>
        ))}
      </ol>
      <Form method="post" className="no-print flex flex-wrap gap-2" preventScrollReset>
        <input type="hidden" name="actie" value="status" />
        <input type="hidden" name="van" value={status} />
        {actions.map(({ name, label }, index) => (
          <Button
            key={name}
            type="submit"
            name="naar"
            value={name}
            variant={index === 0 ? "default" : "outline"}
            size="sm"
            className="min-h-11"
            aria-disabled={busy}
          >
            {label}
          </Button>
        ))}
      </Form>
    </div>
  );
}
