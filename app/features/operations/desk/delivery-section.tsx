import { Form, Link } from "react-router";
import { Button } from "~/ui/controls/button";

export type DeliveryRow = { kind: string; label: string; due: number; failed: number; held: number };

export type FailedRow = {
  id: string;
  label: string;
  /** Null when the lead is erased. */
  href: string | null;
  reference: string;
  since: string;
  error: string | null;
  /** Whether it can be sent again from here. */
  retried: boolean;
  /** Who took notice, and when; null when nobody did. */
  noticed: string | null;
};

type DeliverySectionProps = { kinds: DeliveryRow[]; failed: FailedRow[]; busy: boolean };

/** Mails and messages that have not gone out, per kind and one by one. */
export function DeliverySection({ kinds, failed, busy }: DeliverySectionProps) {
  return (
    <>
      <ul className="border-t border-ink">
        {kinds.map(({ kind, label, due, failed, held }) => (
          <li key={kind} className="border-b border-rule py-2.5">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span>{label}</span>
              <span className={failed > 0 ? "font-semibold" : "text-ink-soft"}>
                {standing({ due, failed, held })}
              </span>
            </p>
            {failed > 1 && <Choice name="kind" value={kind} about={label} all noticed={false} busy={busy} />}
          </li>
        ))}
      </ul>
      {kinds.some(({ held }) => held > 0) && (
        <p className="measure mt-3 text-sm text-ink-soft">
          Vastgehouden berichten horen bij aanvragen in quarantaine en gaan weg als u de aanvraag vrijgeeft,
          of ze kwamen boven de grens van mail per dag: dan staat bij de aanvraag een knop om ze toch te
          versturen.
        </p>
      )}
      {failed.length > 0 && (
        <ul aria-label="Niet bezorgd" className="mt-6 border-t border-ink">
          {failed.map(({ id, label, href, reference, since, error, retried, noticed }) => (
            <li key={id} className="grid gap-x-6 gap-y-1 border-b border-rule py-3 md:grid-cols-[1fr_auto]">
              <div>
                <p className="flex flex-wrap gap-x-4">
                  {href === null ? (
                    <span className="font-semibold tabular-nums">{reference}</span>
                  ) : (
                    <Link to={href} className="font-semibold tabular-nums">
                      {reference}
                    </Link>
                  )}
                  <span>{label}</span>
                  <span className="text-ink-soft">{since}</span>
                </p>
                {error !== null && (
                  <p className="text-sm break-words text-ink-soft">
                    {retried ? `Foutcode: ${error}` : "Misschien verstuurd: de maildienst gaf geen antwoord."}
                  </p>
                )}
                {noticed !== null && <p className="text-sm text-ink-soft">{noticed}</p>}
              </div>
              <Choice
                name="id"
                value={id}
                about={`${label} ${reference}`}
                retried={retried}
                noticed={noticed !== null}
                busy={busy}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function standing({ due, failed, held }: Pick<DeliveryRow, "due" | "failed" | "held">): string {
  const parts = [
    failed > 0 && `${failed} niet bezorgd`,
    due > 0 && `${due} ${due === 1 ? "wacht" : "wachten"}`,
    held > 0 && `${held} vastgehouden`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "alles verstuurd";
}

type ChoiceProps = {
  name: "id" | "kind";
  value: string;
  /** What the buttons are about, for a screen reader. */
  about: string;
  all?: boolean;
  retried?: boolean;
  noticed: boolean;
  busy: boolean;
};

function Choice({ name, value, about, all = false, retried = true, noticed, busy }: ChoiceProps) {
  const label = (text: string) => (all ? `Alle ${text.toLowerCase()}` : text);
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-start gap-2 py-1">
      <input type="hidden" name={name} value={value} />
      {retried && (
        <Button
          type="submit"
          name="action"
          value="retry"
          variant="outline"
          size="sm"
          disabled={busy}
          aria-label={`${label("Opnieuw")}: ${about}`}
        >
          {label("Opnieuw")}
        </Button>
      )}
      {!noticed && (
        <Button
          type="submit"
          name="action"
          value="notice"
          variant="outline"
          size="sm"
          disabled={busy}
          aria-label={`${label("Gezien")}: ${about}`}
        >
          {label("Gezien")}
        </Button>
      )}
    </Form>
  );
}
