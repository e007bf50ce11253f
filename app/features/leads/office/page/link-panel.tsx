import { Form } from "react-router";
import { Button } from "~/ui/controls/button";

/** The links to the visitor's own page: end those that were sent, mail a new one. */
export function LinkPanel({ days, busy }: { days: number; busy: boolean }) {
  return (
    <>
      <p className="text-sm text-ink-soft">
        In elke mail aan de aanvrager staat een link naar zijn eigen pagina. Die werkt {days} dagen. Staat de
        link op een verkeerde plek, trek hem dan in: alle links die tot nu toe verstuurd zijn, werken daarna
        niet meer.
      </p>
      <Form method="post" className="mt-3 flex flex-wrap gap-2" preventScrollReset>
        <Button
          type="submit"
          name="action"
          value="end-links"
          variant="outline"
          size="sm"
          className="min-h-11"
          aria-disabled={busy}
        >
          Trek de link in
        </Button>
        <Button
          type="submit"
          name="action"
          value="new-link"
          variant="outline"
          size="sm"
          className="min-h-11"
          aria-disabled={busy}
        >
          Mail een nieuwe link
        </Button>
      </Form>
    </>
  );
}
