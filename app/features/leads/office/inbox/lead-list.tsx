import type { Selection } from "~/features/leads/office/bulk/use-selection";
import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";
import { LeadLine, lineColumns } from "./lead-line";
import type { LeadRow } from "./lead-row";

type LeadListProps = {
  rows: LeadRow[];
  now: number;
  /** Null where nothing can be done to several at once. */
  selection: Selection | null;
  /** With a button that calls, instead of the names of the columns. */
  urgent?: boolean;
  /** Stands below rows that have such a button: the columns of both are one. */
  belowUrgent?: boolean;
};

/** Leads: a line each on a wide screen, a block each on a phone. */
export function LeadList({ rows, now, selection, urgent = false, belowUrgent = false }: LeadListProps) {
  return (
    <div>
      {!urgent && (
        <div
          aria-hidden="true"
          className={classNames(
            "label-caps hidden pb-2 text-ink-soft",
            lineColumns,
            selection && "lg:pl-11",
            belowUrgent && "lg:pr-12",
          )}
        >
          <span>Ontvangen</span>
          <span>Naam</span>
          <span>Dienst</span>
          <span>Plaats</span>
          <span>Antwoord</span>
          <span>Wie</span>
          <span>Status</span>
        </div>
      )}
      <ol className="border-t border-ink">
        {rows.map((row) => (
          <li
            key={row.id}
            data-lead={row.id}
            className="flex scroll-my-24 border-b tight:flex-wrap border-rule hover:bg-paper-deep"
          >
            {selection && (
              <label className="no-print grid w-11 shrink-0 cursor-pointer place-items-center max-lg:-ml-3 tight:min-h-11">
                <span className="sr-only">
                  Kies {row.name} {row.reference}
                </span>
                <input type="checkbox" className="size-5 accent-accent" {...selection.box(row.id)} />
              </label>
            )}
            <LeadLine row={row} now={now} />
            {urgent && row.call ? (
              <a
                href={row.call}
                aria-label={`Bel ${row.name}`}
                className="no-print grid w-12 shrink-0 place-items-center self-stretch text-accent tight:ml-auto"
              >
                <Icon name="phone" />
              </a>
            ) : (
              (urgent || belowUrgent) && <span className="w-12 shrink-0 max-lg:hidden" />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
