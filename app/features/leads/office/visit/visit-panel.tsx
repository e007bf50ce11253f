import { Form, Link } from "react-router";
import { Badge } from "~/ui/controls/badge";
import { Button, buttonClass } from "~/ui/controls/button";
import type { VisitView } from "./visit-view.server";

/** The visit of a request: when and who, what the visitor said of it, and what can be done with it. */
export function VisitPanel({ visit: view, busy }: { visit: VisitView; busy: boolean }) {
  const { visit, plan, action } = view;
  if (visit === null) return null;
  return (
    <section aria-labelledby="afspraak" className="grid grid-cols-1 gap-3 border-l-4 border-accent pl-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="afspraak" className="font-semibold">
          {visit.when}
        </h2>
        <span>{visit.who}</span>
        {visit.state && <Badge variant="secondary">{visit.state}</Badge>}
      </div>
      {visit.left && <NobodyGoes name={visit.who} />}
      {visit.told && <p className="text-sm text-ink-soft">{visit.told}</p>}
      {visit.note && <p className="measure whitespace-pre-line">{visit.note}</p>}
      {visit.asked !== null && (
        <div className="measure border-l-4 border-danger bg-danger-wash p-3">
          <p className="font-semibold">De aanvrager vraagt een ander moment</p>
          {visit.asked && <p className="whitespace-pre-line">{visit.asked}</p>}
        </div>
      )}
      <div className="no-print flex flex-wrap items-start gap-2">
        {visit.begun && (
          <Form method="post" action={action} className="flex flex-wrap gap-2">
            <Seen {...visit} />
            <Button
              type="submit"
              name="action"
              value="done"
              size="sm"
              className="min-h-11"
              aria-disabled={busy}
            >
              Geweest
            </Button>
            <Button
              type="submit"
              name="action"
              value="missed"
              variant="outline"
              size="sm"
              className="min-h-11"
              aria-disabled={busy}
            >
              Niemand thuis
            </Button>
          </Form>
        )}
        {plan && (
          <Link to={plan} className={buttonClass("outline", "sm", "min-h-11")}>
            {visit.open ? "Verplaatsen" : "Nieuwe afspraak"}
          </Link>
        )}
        {plan && visit.open && (
          <details>
            <summary className={buttonClass("link", "sm", "min-h-11 cursor-pointer")}>Afzeggen</summary>
            <Form method="post" action={action} className="mt-2 grid grid-cols-1 gap-3">
              <Seen {...visit} />
              <input type="hidden" name="asked" value={visit.asked ?? ""} />
              <p className="measure text-sm">{visit.callOff}</p>
              <Button
                type="submit"
                name="action"
                value="cancel"
                variant="outline"
                size="sm"
                className="min-h-11 justify-self-start"
                aria-disabled={busy}
              >
                Afspraak afzeggen
              </Button>
            </Form>
          </details>
        )}
      </div>
    </section>
  );
}

/** Whose visits they are may no longer work on requests: until another is chosen nobody goes. */
export function NobodyGoes({ name }: { name: string }) {
  return (
    <p className="measure mt-2 border-l-4 border-danger bg-danger-wash p-3">
      {name} mag niet meer bij de aanvragen. Verplaats het bezoek naar wie er nu gaat, of zeg het af.
    </p>
  );
}

/** As it was when the page was made: a change is refused when somebody changed it since. */
export function Seen({ id, sequence }: { id: string; sequence: number }) {
  return (
    <>
      <input type="hidden" name="visit" value={id} />
      <input type="hidden" name="sequence" value={sequence} />
    </>
  );
}
