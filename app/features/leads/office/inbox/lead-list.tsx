import { Link } from "react-router";
import { paths } from "~/paths";
import { Badge } from "~/ui/controls/badge";
import { Icon } from "~/ui/icons/icon";
import { Clock } from "./clock";
import type { LeadRow } from "./lead-row";

const columns =
  "lg:grid lg:grid-cols-[8rem_minmax(0,6fr)_minmax(0,4fr)_minmax(0,3fr)_9.5rem_minmax(0,2fr)_8.5rem] lg:gap-x-6 lg:items-baseline";

/** Leads: a line each on a wide screen, a block each on a phone. */
export function LeadList({ rows, now }: { rows: LeadRow[]; now: number }) {
  return (
    <div>
      <div
        aria-hidden="true"
        className={`label-caps hidden border-b border-ink pb-2 text-ink-soft ${columns}`}
      >
        <span>Ontvangen</span>
        <span>Naam</span>
        <span>Dienst</span>
        <span>Plaats</span>
        <span>Antwoord</span>
        <span>Wie</span>
        <span>Status</span>
      </div>
      <ol className="max-lg:border-t max-lg:border-ink">
        {rows.map((row) => (
          <li key={row.id} className="border-b border-rule">
            <Line row={row} now={now} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The link covers its row; its name says who and which, so that a list of links makes sense too. */
function Line({ row, now }: { row: LeadRow; now: number }) {
  return (
    <article
      className={`relative py-4 hover:bg-paper-deep lg:-mx-3 lg:px-3 ${columns} ${row.urgent && row.answerBy !== null ? "border-l-4 border-danger max-lg:pl-3" : ""}`}
    >
      <p className="text-sm text-ink-soft tabular-nums max-lg:float-right max-lg:ml-4">{row.received}</p>
      <h2 className="font-text text-base leading-snug font-semibold tracking-normal">
        <Link
          to={paths.adminLead(row.id)}
          className="no-underline after:absolute after:inset-0 hover:underline"
        >
          {row.name}
        </Link>{" "}
        <span className="font-normal whitespace-nowrap text-ink-soft tabular-nums">{row.reference}</span>
      </h2>
      <p className="max-lg:mt-1">{row.service}</p>
      <p className="flex items-center gap-3 text-ink-soft max-lg:mt-0.5">
        <span className="min-w-0 truncate">{row.town}</span>
        {row.files > 0 && <FileCount count={row.files} />}
      </p>
      <p className="max-lg:mt-2 max-lg:mr-3 max-lg:inline-flex max-lg:h-6 max-lg:items-center">
        {row.answerBy !== null && <Clock answerBy={row.answerBy} now={now} />}
      </p>
      <p className="truncate text-sm text-ink-soft empty:hidden max-lg:mt-2 max-lg:mr-3 max-lg:inline-flex max-lg:h-6 max-lg:items-center lg:empty:block">
        {row.assignee && (
          <>
            <Icon name="user" size={4} className="mr-1 inline-block align-[-0.15em] lg:hidden" />
            <span className="sr-only">toegewezen aan </span>
            {row.assignee}
          </>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-1.5 max-lg:mt-2 max-lg:inline-flex max-lg:min-h-6 max-lg:align-top">
        {row.quarantined ? (
          <Badge variant="destructive">{row.spam ? "Spam" : "Quarantaine"}</Badge>
        ) : (
          <Badge variant="outline">{row.status}</Badge>
        )}
        {row.urgent && <Badge>Spoed</Badge>}
        {row.capped && <Badge variant="secondary">Niet gemaild</Badge>}
        {row.abuseScore > 0 && (
          <span className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
            misbruikscore {row.abuseScore}
          </span>
        )}
      </p>
    </article>
  );
}

function FileCount({ count }: { count: number }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm tabular-nums">
      <Icon name="image" size={4} />
      {count}
      <span className="sr-only">{count === 1 ? "bestand" : "bestanden"}</span>
    </span>
  );
}
