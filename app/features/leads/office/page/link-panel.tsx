import { Form } from "react-router";
import { Button } from "~/ui/controls/button";

/** The links to the visitor's own page: end those that were sent, mail a new one. */
export function LinkPanel({ days, busy }: { days: number; busy: boolean }) {
  const button = {
    type: "submit",
    name: "action",
    variant: "outline",
    size: "sm",
    "aria-disabled": busy,
  } as const;
  return (
    <>
      <p className="text-sm text-ink-soft">
        In elke mail aan de aanvrager staat een link naar zijn eigen pagina. Die werkt {days} dagen. Staat de
        link op een verkeerde plek, trek hem dan in.
      </p>
      <Form method="post" className="mt-3 grid justify-items-start gap-3" preventScrollReset>
        <Button {...button} value="new-link" className="min-h-11">
          Mail een nieuwe link
        </Button>
        <details>
          <summary className="min-h-11 py-2 text-sm font-semibold">Trek de link in…</summary>
          <p className="text-sm">
            Alle links die tot nu toe verstuurd zijn, werken daarna niet meer. Dat kan niet ongedaan worden
            gemaakt; een nieuwe mailen kan wel.
          </p>
          <Button {...button} value="end-links" className="mt-2 min-h-11">
            Trek de link in
          </Button>
        </details>
      </Form>
    </>
  );
}
