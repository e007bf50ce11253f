import { Form } from "react-router";
import { shortName } from "~/admin/people/short-name";
import type { LeadRow } from "~/features/leads/office/inbox/lead-row";
import type { Label } from "~/features/leads/office/labels/label";
import { Button } from "~/ui/controls/button";
import { Select } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";
import { SetForm } from "./set-form";
import type { Selection } from "./use-selection";

type BulkBarProps = {
  rows: LeadRow[];
  selection: Selection;
  employees: string[];
  labels: Label[];
  me: string;
  /** The newest event that the list knows. */
  version: number;
  /** The list, which takes the post. */
  action: string;
  busy: boolean;
};

/** What can be done with the chosen rows, in sight as long as there are any. */
export function BulkBar({ rows, selection, employees, labels, me, version, action, busy }: BulkBarProps) {
  const chosen = rows.filter(({ id }) => selection.has(id));
  if (chosen.length === 0) return null;
  const ids = (some: LeadRow[]) => some.map(({ id }) => id).join(",");
  const held = chosen.filter(({ quarantined }) => quarantined);
  const open = chosen.filter(({ quarantined }) => !quarantined);
  const suspects = held.filter(({ spam }) => !spam);
  const canBeSpam = suspects.length + open.filter(({ mayBeSpam }) => mayBeSpam).length === chosen.length;
  const seen = open.map(({ id, seen: { assignee } }) => ({ id, assignee }));
  return (
    <section
      aria-label="Met de gekozen aanvragen"
      data-bulk
      className="no-print sticky bottom-0 z-10 -mx-3 flex flex-wrap items-center gap-2 border-t border-ink bg-paper px-3 py-3"
    >
      <p role="status" className="font-semibold tabular-nums">
        {chosen.length} gekozen
      </p>
      <Button variant="ghost" size="icon" aria-label="Kies geen" onClick={selection.clear}>
        <Icon name="close" />
      </Button>
      {canBeSpam && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="held" value={ids(suspects)} />
          <input type="hidden" name="open" value={ids(open)} />
          <input type="hidden" name="seen" value={version} />
          <Button
            type="submit"
            name="action"
            value="spam"
            size="sm"
            aria-disabled={busy}
            className="min-h-11"
          >
            Spam
          </Button>
        </Form>
      )}
      {held.length > 0 && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="held" value={ids(suspects)} />
          <input type="hidden" name="spam" value={ids(held.filter(({ spam }) => spam))} />
          <Button
            type="submit"
            name="action"
            value="release"
            variant="outline"
            size="sm"
            aria-disabled={busy}
            className="min-h-11"
          >
            Vrijgeven
          </Button>
        </Form>
      )}
      {open.length > 0 && (
        <Form method="post" action={action} preventScrollReset className="flex gap-2">
          <input type="hidden" name="action" value="assign-many" />
          <input type="hidden" name="rows" value={JSON.stringify(seen)} />
          <Select aria-label="Gekozen toewijzen aan" name="assignee" defaultValue={me} className="h-11">
            {employees.map((mail) => (
              <option key={mail} value={mail}>
                {shortName(mail)}
                {mail === me && " (ik)"}
              </option>
            ))}
            <option value="">Niemand</option>
          </Select>
          <Button type="submit" variant="outline" size="sm" aria-disabled={busy} className="min-h-11">
            Toewijzen
          </Button>
        </Form>
      )}
      {(open.length > 0 || labels.length > 0) && <SetForm {...{ chosen, labels, version, action, busy }} />}
      <Button
        variant="ghost"
        size="sm"
        className="min-h-11"
        onClick={() => selection.choose(rows.map(({ id }) => id))}
      >
        Kies alle {rows.length}
      </Button>
    </section>
  );
}
