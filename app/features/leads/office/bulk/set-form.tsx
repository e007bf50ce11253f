import { useState } from "react";
import { Form } from "react-router";
import { keysOf } from "~/features/leads/model/lead-options";
import { lostReasons } from "~/features/leads/model/lead-outcome";
import { leadActions, leadStatuses, stepsFor } from "~/features/leads/model/lead-status";
import type { LeadRow } from "~/features/leads/office/inbox/lead-row";
import type { Label } from "~/features/leads/office/labels/label";
import { Button } from "~/ui/controls/button";
import { Select } from "~/ui/controls/field";

type SetFormProps = { chosen: LeadRow[]; labels: Label[]; version: number; action: string; busy: boolean };

/** A status or a label for the chosen rows: one choice and one press, and for 'Verloren' the reason once for all. */
export function SetForm({ chosen, labels, version, action, busy }: SetFormProps) {
  const [what, setWhat] = useState("");
  const open = chosen.filter(({ quarantined }) => !quarantined);
  const seen = open.map(({ id, seen: { status } }) => ({ id, status }));
  // Only where one of them has that step.
  const statuses = keysOf(leadStatuses).filter((status) =>
    seen.some((row) => stepsFor(row.status).some((step) => leadActions[step].to === status)),
  );
  const isLabel = /^[+-]/.test(what);
  return (
    <Form method="post" action={action} preventScrollReset className="flex min-w-0 flex-wrap gap-2">
      <input type="hidden" name="action" value={isLabel ? "put" : "set-many"} />
      {isLabel ? (
        <>
          <input type="hidden" name="ids" value={chosen.map(({ id }) => id).join(",")} />
          <input type="hidden" name="seen" value={version} />
        </>
      ) : (
        <input type="hidden" name="rows" value={JSON.stringify(seen)} />
      )}
      <Select
        aria-label="Status of label voor de gekozen aanvragen"
        name={isLabel ? "label" : "what"}
        value={what}
        onChange={({ target }) => setWhat(target.value)}
        required
        data-handle
        className="h-11 max-w-52"
      >
        <option value="">Status of label…</option>
        {statuses.length > 0 && (
          <optgroup label="Status">
            {statuses.map((status) => (
              <option key={status} value={status}>
                {leadStatuses[status]}
              </option>
            ))}
          </optgroup>
        )}
        {labels.length > 0 && (
          <>
            <optgroup label="Label erbij">
              {labels.map(({ id, name }) => (
                <option key={id} value={`+${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
            <optgroup label="Label weg">
              {labels.map(({ id, name }) => (
                <option key={id} value={`-${id}`}>
                  niet: {name}
                </option>
              ))}
            </optgroup>
          </>
        )}
      </Select>
      {what === "lost" && (
        <Select aria-label="Waarom verloren?" name="reason" className="h-11 max-w-52">
          <option value="">Reden: zeg ik niet</option>
          {Object.entries(lostReasons).map(([reason, label]) => (
            <option key={reason} value={reason}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit" variant="outline" size="sm" aria-disabled={busy} className="min-h-11">
        Zetten
      </Button>
    </Form>
  );
}
