import { Form } from "react-router";
import { paths } from "~/paths";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { Label } from "./label";
import { LabelChip } from "./label-chip";
import { NewLabelFields } from "./new-label-fields";

/** Which labels a request has: each can be taken off, another put on, or a new one made here. */
export type LeadLabels = { all: Label[]; on: Label[] };

type LabelPickerProps = {
  labels: LeadLabels;
  lead: string;
  /** The newest event that the page knows. */
  seen: number;
  busy: boolean;
};

export function LabelPicker({ labels, lead, seen, busy }: LabelPickerProps) {
  const { all, on } = labels;
  const others = all.filter(({ id }) => !on.some((each) => each.id === id));
  return (
    <div className="no-print flex flex-wrap items-start gap-2">
      {on.map((label) => (
        <LabelForm key={label.id} {...{ lead, seen }}>
          <LabelChip label={label}>
            <button
              type="submit"
              name="label"
              value={`-${label.id}`}
              aria-disabled={busy}
              aria-label={`Label ${label.name} weghalen`}
              className="grid size-11 place-items-center lg:size-8"
            >
              <Icon name="close" size={4} />
            </button>
          </LabelChip>
        </LabelForm>
      ))}
      <details className="group open:w-full">
        <summary className="button button-ghost button-sm -ml-2 min-h-11 list-none px-2">
          <Icon name="plus" size={4} /> Label
        </summary>
        <div className="mt-2 grid max-w-xl grid-cols-1 gap-4 border-l-4 border-rule pl-4">
          {others.length > 0 && (
            <LabelForm {...{ lead, seen }} className="flex flex-wrap gap-2">
              {others.map((label) => (
                <button
                  key={label.id}
                  type="submit"
                  name="label"
                  value={`+${label.id}`}
                  aria-disabled={busy}
                  aria-label={`Label ${label.name} geven`}
                  className="flex min-h-11 max-w-full items-center"
                >
                  <LabelChip label={label} />
                </button>
              ))}
            </LabelForm>
          )}
          <Form
            method="post"
            action={paths.adminLabels}
            preventScrollReset
            // What was made is no longer to be made.
            key={on.length + all.length}
            className="flex flex-wrap items-end gap-3"
          >
            <input type="hidden" name="action" value="make" />
            <input type="hidden" name="ids" value={lead} />
            <input type="hidden" name="lead" value={lead} />
            <input type="hidden" name="seen" value={seen} />
            <NewLabelFields />
            <Button type="submit" variant="outline" aria-disabled={busy}>
              Maken
            </Button>
          </Form>
        </div>
      </details>
    </div>
  );
}

type LabelFormProps = { lead: string; seen: number; className?: string; children: React.ReactNode };

function LabelForm({ lead, seen, className, children }: LabelFormProps) {
  return (
    <Form method="post" action={paths.adminLabels} preventScrollReset className={className}>
      <input type="hidden" name="action" value="put" />
      <input type="hidden" name="ids" value={lead} />
      <input type="hidden" name="lead" value={lead} />
      <input type="hidden" name="seen" value={seen} />
      {children}
    </Form>
  );
}
