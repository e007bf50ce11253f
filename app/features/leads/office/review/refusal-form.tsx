import { Form, Link } from "react-router";
import { Button } from "~/ui/controls/button";
import { Field, Textarea } from "~/ui/controls/field";

/** What the office must know to judge a review. */
export type ReviewJudging = {
  /** Of the request that it came from. */
  lead: { href: string; reference: string };
  action: string;
  /** Why it was not shown, who said so and when, in words; null while nobody did. */
  refusal: { reason: string; by: string } | null;
  /** Its writer may still change it, or it is on the site. */
  canRefuse: boolean;
};

export const longestReason = 500;

/** Where a review came from, and the only way to keep it off the site: with a reason that is kept and told to its writer. */
export function RefusalForm({ lead, action, refusal, canRefuse, busy }: ReviewJudging & { busy: boolean }) {
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-3 border-l-4 border-rule pl-4">
      <p>
        Van de klant bij aanvraag{" "}
        <Link to={lead.href} className="text-link">
          {lead.reference}
        </Link>
        . Woorden en sterren blijven zoals ze zijn; u kunt er een antwoord onder zetten.
      </p>
      {refusal && (
        <p>
          Niet geplaatst ({refusal.by}): {refusal.reason}
        </p>
      )}
      {canRefuse && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Niet plaatsen
          </summary>
          <Form method="post" action={action} reloadDocument className="mt-2 grid grid-cols-1 gap-3">
            <Field
              label="Reden"
              hint="Een ongunstig oordeel is geen reden: dat weigeren mag niet. Wel: scheldwoorden, gegevens van anderen, reclame, of werk dat niet van ons was. De klant leest deze reden op zijn pagina, en zij blijft bewaard."
            >
              {(control) => <Textarea {...control} name="reason" rows={3} required />}
            </Field>
            <Button
              type="submit"
              name="action"
              value="refuse"
              variant="outline"
              className="justify-self-start"
              aria-disabled={busy}
            >
              Niet plaatsen om deze reden
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
