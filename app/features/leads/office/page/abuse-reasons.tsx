import { Form } from "react-router";
import { HELD_SCORE } from "~/features/leads/model/abuse-score";
import { Button } from "~/ui/controls/button";

type AbuseReasonsProps = { score: number; reasons: string[]; canPutAway: boolean; busy: boolean };

/** What makes a lead look like abuse, in words; `canPutAway`: it stands in the ordinary list and nobody began. */
export function AbuseReasons({ score, reasons, canPutAway, busy }: AbuseReasonsProps) {
  return (
    <section aria-labelledby="misbruik" className="border-l-4 border-rule bg-paper-deep p-4 md:p-6">
      <h2 id="misbruik" className="font-text text-base tracking-normal">
        Misbruikscore {score}{" "}
        <span className="font-normal text-ink-soft">(vanaf {HELD_SCORE} naar quarantaine)</span>
      </h2>
      <ul className="measure mt-1 list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {canPutAway && (
        <Form method="post" className="no-print mt-4">
          <input type="hidden" name="held" value="no" />
          <Button type="submit" name="action" value="spam" variant="outline" size="sm" aria-disabled={busy}>
            Naar spam
          </Button>
        </Form>
      )}
    </section>
  );
}
