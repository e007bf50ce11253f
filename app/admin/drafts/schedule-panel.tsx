import { useState } from "react";
import { momentText } from "~/lib/text/moment-text";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";

/** Moments in ms; null is not planned. */
type Plan = { publishAt: number | null; unpublishAt: number | null };

type SchedulePanelProps = {
  status: Plan;
  /** Visitors see it now. */
  live: boolean;
  onPlan: (plan: Plan) => void;
};

/** Planned publication and withdrawal; empty means not planned. */
export function SchedulePanel({ status, live, onPlan }: SchedulePanelProps) {
  const [publishAt, setPublishAt] = useState(fieldValue(status.publishAt));
  const [unpublishAt, setUnpublishAt] = useState(fieldValue(status.unpublishAt));
  const planned = status.publishAt !== null || status.unpublishAt !== null;
  return (
    <form
      id="inplannen"
      aria-label="Inplannen"
      className="grid items-end gap-4 border border-rule bg-white p-4 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onPlan({ publishAt: moment(publishAt), unpublishAt: moment(unpublishAt) });
      }}
    >
      <Field label={live ? "Wijzigingen plaatsen op" : "Plaatsen op"}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="datetime-local"
            value={publishAt}
            onChange={(event) => setPublishAt(event.target.value)}
          />
        )}
      </Field>
      <Field label="Van de website halen op" required={false}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={unpublishAt}
            onChange={(event) => setUnpublishAt(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" disabled={publishAt === "" && unpublishAt === ""}>
          Inplannen
        </Button>
        {planned && (
          <Button variant="outline" onClick={() => onPlan({ publishAt: null, unpublishAt: null })}>
            Planning wissen
          </Button>
        )}
      </div>
    </form>
  );
}

/** A time (ms) as `datetime-local` wants it, in the time zone of this computer. */
function fieldValue(at: number | null): string {
  if (at === null) return "";
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function moment(value: string): number | null {
  const at = value === "" ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(at) ? null : at;
}

/** The plan, and why a planned publication did not happen. */
export function Plans({ publishAt, unpublishAt, problem }: Plan & { problem: string | null }) {
  const now = Date.now();
  return (
    <>
      {problem && (
        <p role="alert" className="border-l-4 border-danger bg-danger-wash px-4 py-3">
          Dit is niet geplaatst zoals gepland: {problem}
        </p>
      )}
      {(publishAt !== null || unpublishAt !== null) && (
        <p className="text-sm" suppressHydrationWarning>
          {[
            publishAt !== null && `Wordt geplaatst ${momentText(publishAt, now)}.`,
            unpublishAt !== null && `Gaat van de website ${momentText(unpublishAt, now)}.`,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      )}
    </>
  );
}
