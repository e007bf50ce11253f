import { Form } from "react-router";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

/** Why a lead is kept apart, and the one click that lets it through. */
export function QuarantineNotice({ reason, busy }: { reason: string; busy: boolean }) {
  return (
    <section aria-labelledby="quarantaine" className="border-l-4 border-danger bg-danger-wash p-4 md:p-6">
      <h2 id="quarantaine" className="flex items-center gap-2.5 font-text text-lg tracking-normal">
        <Icon name="shield" className="text-danger" /> In quarantaine
      </h2>
      <p className="measure mt-1">
        {reason}. Er is nog niemand bericht gestuurd. Klopt de aanvraag, geef hem dan vrij: de bezoeker en het
        kantoor krijgen na een minuut alsnog hun mail. Tot dan kunt u het ongedaan maken.
      </p>
      <Form method="post" className="mt-4">
        <Button type="submit" name="action" value="release" size="sm" aria-disabled={busy}>
          {busy ? "Vrijgeven…" : "Vrijgeven"}
        </Button>
      </Form>
    </section>
  );
}
