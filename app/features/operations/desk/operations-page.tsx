import type { ReactNode } from "react";
import { LogList } from "~/admin/log-list";
import { CheckList, RedChecks } from "./check-list";
import { type DeliveryRow, DeliverySection, type FailedRow } from "./delivery-section";
import { CountList, LetterList } from "./operations-parts";
import type { operationsRows } from "./operations-rows";

type OperationsPageProps = ReturnType<typeof operationsRows> & {
  /** Null while the database does not answer. */
  deliveries: { kinds: DeliveryRow[]; failed: FailedRow[] } | null;
  looked: string;
  version: string;
  busy: boolean;
  /** What other features tell of the running site. */
  children: ReactNode;
};

/** How the site itself is doing: what is red and what to do, and all that is watched. */
export function OperationsPage(props: OperationsPageProps) {
  const { checks, known, deliveries, letters, counts, events, looked, version, busy, children } = props;
  const red = checks.filter(({ state }) => state === "red");
  const others = checks.filter(({ state }) => state !== "red");
  return (
    <div className="grid grid-cols-1 gap-12">
      <div>
        <h1 className="text-3xl">Werking</h1>
        <p className="measure mt-2">
          {red.length === 0
            ? "Alles wat wij bewaken is in orde."
            : `${red.length === 1 ? "Eén ding vraagt" : `${red.length} dingen vragen`} aandacht.`}{" "}
          <span className="text-ink-soft">
            Nagekeken {looked}; versie {version}.
          </span>
        </p>
        {!known && (
          <p role="alert" className="mt-4 border-l-4 border-danger bg-danger-wash px-4 py-3">
            De database antwoordt niet. Lijsten en knoppen zijn er weer zodra hij antwoordt.
          </p>
        )}
      </div>
      {red.length > 0 && (
        <Part id="rood" heading="Vraagt aandacht">
          <RedChecks checks={red} busy={busy} />
        </Part>
      )}
      {deliveries && (
        <Part id="berichten" heading="Berichten">
          <DeliverySection {...deliveries} busy={busy} />
        </Part>
      )}
      {letters.length > 0 && (
        <Part id="seinen" heading="Vastgelopen seinen">
          <LetterList letters={letters} busy={busy} />
        </Part>
      )}
      <Part id="bewaakt" heading={red.length > 0 ? "In orde of uit" : "Wat wij bewaken"}>
        <CheckList checks={others} />
      </Part>
      {children}
      {counts.length > 0 && (
        <Part id="fouten" heading="Fouten en trage vragen">
          <p className="measure mb-4 text-ink-soft">
            Van de laatste 24 uur, voor de beheerder van de website.
          </p>
          <CountList counts={counts} />
        </Part>
      )}
      {events.length > 0 && (
        <Part id="logboek" heading="Logboek">
          <LogList events={events} />
        </Part>
      )}
    </div>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
