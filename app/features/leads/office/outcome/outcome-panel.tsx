import { Form, useFetcher } from "react-router";
import { useRefusal } from "~/admin/use-refusal";
import { lostReasons } from "~/features/leads/model/lead-outcome";
import type { LeadOutcome } from "~/features/leads/office/lead/lead-view";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";

/** How it ended, for the figures: one press or one amount, and neither has to be said. */
export function OutcomePanel({ outcome }: { outcome: LeadOutcome }) {
  return "lost" in outcome ? (
    <LostReason reason={outcome.lost} />
  ) : (
    <WonAmount key={outcome.won} amount={outcome.won} />
  );
}

function LostReason({ reason }: { reason: string | null }) {
  return (
    <Form method="post" preventScrollReset className="no-print">
      <input type="hidden" name="action" value="lost-reason" />
      <fieldset>
        <legend className="mb-2 font-semibold">
          Waarom verloren?<span className="font-normal text-ink-soft"> (niet verplicht)</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {Object.entries(lostReasons).map(([name, label]) => (
            <Button
              key={name}
              type="submit"
              name="reason"
              value={name === reason ? "" : name}
              aria-pressed={name === reason}
              variant={name === reason ? "default" : "outline"}
              size="sm"
              className="min-h-11"
            >
              {name === reason && <Icon name="check" size={4} />} {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}

function WonAmount({ amount }: { amount: string }) {
  const fetcher = useFetcher<{ error?: string }>();
  const error = useRefusal(fetcher)?.error;
  return (
    <fetcher.Form method="post" className="no-print">
      <input type="hidden" name="action" value="won-amount" />
      <Field label="Gewonnen voor, in euro zonder btw" required={false} error={error}>
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              name="amount"
              defaultValue={amount}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              className="w-40"
            />
            <Button type="submit" variant="outline" aria-disabled={fetcher.state !== "idle"}>
              {fetcher.state === "idle" ? "Bewaren" : "Bewaren…"}
            </Button>
          </span>
        )}
      </Field>
    </fetcher.Form>
  );
}
