import { Form, Link } from "react-router";
import { NobodyGoes, Seen } from "~/features/leads/office/visit/visit-panel";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import type { AgendaView } from "./agenda-view.server";

type Person = AgendaView[number];
type Item = Person["days"][number]["visits"][number];

/** What is planned, by colleague and day. */
export function AgendaList({ people, busy }: { people: AgendaView; busy: boolean }) {
  if (people.length === 0)
    return (
      <p className="text-ink-soft">
        Deze week en de volgende is er niets gepland. Een afspraak maakt u op de pagina van een aanvraag.
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
      {people.map(({ email, name, left, days }) => (
        <section key={email} aria-labelledby={`agenda-${email}`} className="min-w-0">
          <h2 id={`agenda-${email}`} className="text-2xl">
            {name}
          </h2>
          {left && <NobodyGoes name={name} />}
          {days.map(({ day, today, visits }) => (
            <div key={day} className="mt-4">
              <h3 className="label-caps border-b border-ink pb-1 font-text">
                {day}
                {today && " (vandaag)"}
              </h3>
              <ul>
                {visits.map((visit) => (
                  <Visit key={visit.id} visit={visit} busy={busy} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

function Visit({ visit, busy }: { visit: Item; busy: boolean }) {
  const what = (
    <>
      <span className="block font-semibold">{visit.name}</span>
      <span className="block text-sm text-ink-soft">{visit.what}</span>
    </>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
      <span className="tabular-nums">{visit.hours}</span>
      {visit.href ? (
        <Link to={visit.href} className="min-w-0 flex-1 basis-40 py-1 no-underline hover:underline">
          {what}
        </Link>
      ) : (
        <span className="min-w-0 flex-1 basis-40 py-1">{what}</span>
      )}
      {visit.asked && <Badge>Vraagt een ander moment</Badge>}
      {visit.state && <Badge variant="secondary">{visit.state}</Badge>}
      {visit.begun && (
        <Form method="post" action={visit.action} className="no-print flex flex-wrap gap-2">
          <Seen {...visit} />
          <Outcome value="done" label="Geweest" visit={visit} busy={busy} />
          <Outcome value="missed" label="Niemand thuis" visit={visit} busy={busy} />
        </Form>
      )}
    </li>
  );
}

function Outcome({
  value,
  label,
  visit,
  busy,
}: {
  value: string;
  label: string;
  visit: Item;
  busy: boolean;
}) {
  return (
    <Button
      type="submit"
      name="action"
      value={value}
      variant="outline"
      size="sm"
      className="min-h-11"
      aria-disabled={busy}
    >
      {label}
      <span className="sr-only"> bij {visit.name}</span>
    </Button>
  );
}
