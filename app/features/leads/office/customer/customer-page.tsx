import { type ReactNode, useId } from "react";
import { Form, Link } from "react-router";
import { CustomerVisits } from "~/features/leads/office/visit/customer-visits";
import type { CustomerVisit } from "~/features/leads/office/visit/customer-visits.server";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import { CustomerNoteForm } from "./customer-note-form";
import { CustomerLeads, CustomerNotes, CustomerSuggestions } from "./customer-parts";
import type { CustomerView } from "./customer-view";

type CustomerPageProps = {
  customer: CustomerView;
  /** All appointments at this customer. */
  visits: CustomerVisit[];
  address: string;
  /** Mail address of who writes. */
  me: string;
  error: string | null;
  busy: boolean;
};

/** One customer: how to reach him, what he asked for, and what the office should know. */
export function CustomerPage({ customer, visits, address, me, error, busy }: CustomerPageProps) {
  const { name, names, leads, count, more, suggestions, notes, decisions, messages, works, won } = customer;
  const others = leads.filter(({ current }) => !current);
  const current = leads.find((lead) => lead.current);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-12">
        <p className="label-caps text-ink-soft">Klant</p>
        <h1 className="mt-2 text-3xl">{name}</h1>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
          <span>{count}</span>
          {won && <span className="tabular-nums">{won} gewonnen, zonder btw</span>}
          {names.length > 1 && <span>ook als {names.filter((each) => each !== name).join(", ")}</span>}
        </p>
      </div>
      <div className="grid grid-cols-1 content-start gap-10 lg:col-span-7">
        <Part heading="Aanvragen">
          <CustomerLeads leads={leads} />
          {more && (
            <p className="measure mt-3 border-l-4 border-accent bg-accent-wash px-3 py-2">
              Hier staan er {leads.length}; er zijn er meer met dit nummer of e-mailadres. Zoek de andere bij
              Aanvragen. Is het een nummer dat meer mensen delen, zet een aanvraag dan apart.
            </p>
          )}
        </Part>
        {suggestions.length > 0 && (
          <Part heading="Misschien ook van deze klant">
            <CustomerSuggestions suggestions={suggestions} address={address} busy={busy} />
          </Part>
        )}
        {visits.length > 0 && (
          <Part heading="Afspraken">
            <CustomerVisits visits={visits} />
          </Part>
        )}
        {messages.length > 0 && (
          <Part heading="Geschreven">
            <ul className="border-t border-rule">
              {messages.map(({ href, body, by }) => (
                <li key={`${by} ${body}`} className="border-b border-rule py-3">
                  <p className="break-words whitespace-pre-line">{body}</p>
                  <p className="text-sm text-ink-soft tabular-nums">
                    <Link to={href}>{by}</Link>
                  </p>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {works.length > 0 && (
          <Part heading="Projecten en beoordelingen">
            <ul className="border-t border-rule">
              {works.map(({ href, title, kind }) => (
                <li key={href} className="flex flex-wrap items-center gap-x-3 border-b border-rule py-2">
                  <Link to={href} className="text-link inline-flex min-h-11 items-center">
                    {title}
                  </Link>
                  <Badge variant="secondary">{kind}</Badge>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-10 lg:col-span-5">
        <Part heading="Bereiken">
          <Contacts customer={customer} />
        </Part>
        <Part heading="Goed om te weten">
          <CustomerNotes notes={notes} address={address} busy={busy} />
          <CustomerNoteForm key={`${address}#${me}`} {...{ me, address, error, busy, notes }} />
        </Part>
        {(decisions.length > 0 || others.length > 0) && (
          <Part heading="Wat bij elkaar hoort" className="no-print">
            <ul className="border-t border-rule empty:hidden">
              {decisions.map(({ change, text, by }) => (
                <li key={change} className="flex items-start justify-between gap-4 border-b border-rule py-3">
                  <div>
                    <p>{text}</p>
                    <p className="text-sm text-ink-soft">{by}</p>
                  </div>
                  <Form method="post" action={address}>
                    <input type="hidden" name="change" value={change} />
                    <Button
                      type="submit"
                      name="action"
                      value="undo"
                      variant="link"
                      size="sm"
                      className="min-h-11"
                      aria-label={`${text}: ongedaan maken`}
                      aria-disabled={busy}
                    >
                      Ongedaan maken
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
            {others[0] && current && (
              <Form method="post" action={address} className="mt-3 grid grid-cols-1 gap-2">
                <p className="measure text-sm text-ink-soft">
                  Is {current.title.toLowerCase()} van {current.received} van iemand anders? Dan telt het
                  gelijke nummer of e-mailadres niet meer mee.
                </p>
                <input type="hidden" name="other" value={others[0].id} />
                <Button
                  type="submit"
                  name="action"
                  value="apart"
                  variant="outline"
                  size="sm"
                  className="min-h-11 justify-self-start"
                  aria-disabled={busy}
                >
                  Deze aanvraag hoort er niet bij
                </Button>
              </Form>
            )}
          </Part>
        )}
      </div>
    </div>
  );
}

function Contacts({ customer: { phones, mails, addresses } }: { customer: CustomerView }) {
  return (
    <ul className="border-t border-rule">
      {phones.map(({ text, href, chat }) => (
        <li key={text} className="flex flex-wrap gap-x-6 border-b border-rule">
          {href ? (
            <a href={href} className="inline-flex min-h-11 items-center tabular-nums">
              {text}
            </a>
          ) : (
            <span className="inline-flex min-h-11 items-center tabular-nums">{text}</span>
          )}
          {chat && (
            <a href={chat} rel="noreferrer" className="inline-flex min-h-11 items-center">
              WhatsApp<span className="sr-only"> naar {text}</span>
            </a>
          )}
        </li>
      ))}
      {mails.map(({ text, href }) => (
        <li key={text} className="border-b border-rule">
          <a href={href} className="inline-flex min-h-11 items-center break-all">
            {text}
          </a>
        </li>
      ))}
      {addresses.map((text) => (
        <li key={text} className="flex min-h-11 items-center border-b border-rule">
          {text}
        </li>
      ))}
    </ul>
  );
}

function Part({
  heading,
  className,
  children,
}: {
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="label-caps mb-3 font-text">
        {heading}
      </h2>
      {children}
    </section>
  );
}
