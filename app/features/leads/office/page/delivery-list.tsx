import { Form } from "react-router";
import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { Button } from "~/ui/controls/button";

/** The messages that belong to a lead; what certainly did not arrive can be tried again, what a cap holds sent all the same. */
export function DeliveryList({ deliveries, busy }: { deliveries: LeadView["deliveries"]; busy: boolean }) {
  return (
    <>
      <dl className="border-t border-rule">
        {deliveries.map(({ id, text, state, failed, capped }) => (
          <div key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2.5">
            <dt>{text}</dt>
            <dd className={failed ? "font-semibold text-danger" : "text-ink-soft"}>{state}</dd>
            {capped && (
              <dd className="w-full pt-2">
                <Form method="post">
                  <input type="hidden" name="delivery" value={id} />
                  <Button
                    type="submit"
                    name="action"
                    value="send-anyway"
                    variant="outline"
                    size="sm"
                    className="min-h-11"
                    aria-disabled={busy}
                  >
                    Toch mailen
                  </Button>
                </Form>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {deliveries.some(({ retried }) => retried) && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="action" value="retry" variant="outline" size="sm" aria-disabled={busy}>
            Opnieuw proberen
          </Button>
        </Form>
      )}
    </>
  );
}
