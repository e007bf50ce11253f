import { Form } from "react-router";
import type { InboxDelivery } from "~/features/leads/office/model/inbox-types";
import { Button } from "~/ui/controls/button";

/** The messages that belong to a request; what was given up can be tried again. */
export function DeliveryList({ deliveries, busy }: { deliveries: InboxDelivery[]; busy: boolean }) {
  return (
    <>
      <dl className="border-t border-rule">
        {deliveries.map(({ id, text, state, failed }) => (
          <div key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2.5">
            <dt>{text}</dt>
            <dd className={failed ? "font-semibold text-danger" : "text-ink-soft"}>{state}</dd>
          </div>
        ))}
      </dl>
      {deliveries.some(({ failed }) => failed) && (
        <Form method="post" className="mt-4">
          <Button
            type="submit"
            name="actie"
            value="opnieuw-sturen"
            variant="outline"
            size="sm"
            aria-disabled={busy}
          >
            Opnieuw proberen
          </Button>
        </Form>
      )}
    </>
  );
}
