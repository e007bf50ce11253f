import { Form, Link } from "react-router";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import type { CustomerView } from "./customer-view";

type Action = { address: string; busy: boolean };

/** Requests of one customer, newest first; the one whose page it is is named, not linked. */
export function CustomerLeads({ leads }: { leads: CustomerView["leads"] }) {
  return (
    <ul className="border-t border-rule">
      {leads.map(({ id, href, title, received, status, won, current }) => (
        <li key={id} className="relative border-b border-rule py-3 hover:bg-paper-deep">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={href} aria-current={current ? "true" : undefined} className="covers-row font-semibold">
              {title}
            </Link>
            <Badge variant="outline">{status}</Badge>
            {won && <span className="text-sm tabular-nums">{won}</span>}
            {current && <span className="text-sm text-ink-soft">deze aanvraag</span>}
          </p>
          <p className="text-sm text-ink-soft tabular-nums">{received}</p>
        </li>
      ))}
    </ul>
  );
}

/** Who may be the same: one press joins, another one remembers that it is somebody else. */
export function CustomerSuggestions({
  suggestions,
  address,
  busy,
}: Action & Pick<CustomerView, "suggestions">) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {suggestions.map(({ id, href, name, title, received, because }) => (
        <li key={id} className="border-l-4 border-accent bg-accent-wash p-3">
          <p>
            <span className="font-semibold">Dezelfde klant?</span>{" "}
            <Link to={href} className="text-link">
              {name}, {title}
            </Link>
          </p>
          <p className="text-sm text-ink-soft tabular-nums">
            {received} · {because}
          </p>
          <Form method="post" action={address} className="mt-2 flex flex-wrap gap-3">
            <input type="hidden" name="other" value={id} />
            {[
              ["join", "Samenvoegen"],
              ["refuse", "Niet dezelfde"],
            ].map(([value, label]) => (
              <Button
                key={value}
                type="submit"
                name="action"
                value={value}
                variant="outline"
                size="sm"
                className="min-h-11"
                aria-disabled={busy}
              >
                {label}
              </Button>
            ))}
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** What the office should know of a customer, whichever request it is about. */
export function CustomerNotes({ notes, address, busy }: Action & Pick<CustomerView, "notes">) {
  return (
    <ul className="border-t border-rule empty:hidden">
      {notes.map(({ id, text, by }) => (
        <li key={id} className="flex items-start justify-between gap-4 border-b border-rule py-3">
          <div className="min-w-0">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="text-sm text-ink-soft">{by}</p>
          </div>
          <Form method="post" action={address} className="no-print">
            <input type="hidden" name="event" value={id} />
            <Button
              type="submit"
              name="action"
              value="remove-note"
              variant="link"
              size="sm"
              className="min-h-11"
              aria-label={`Notitie ‘${text.slice(0, 40)}’ weghalen`}
              aria-disabled={busy}
            >
              Weghalen
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
