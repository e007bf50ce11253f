import { Link } from "react-router";
import { RAISED_SCORE } from "~/features/leads/model/abuse-score";
import { LabelChip } from "~/features/leads/office/labels/label-chip";
import { ViewersOf } from "~/features/leads/office/live/viewers";
import { paths } from "~/paths";
import { Badge } from "~/ui/controls/badge";
import { Icon } from "~/ui/icons/icon";
import { Clock } from "./clock";
import type { LeadRow } from "./lead-row";

export const lineColumns =
  "lg:grid lg:grid-cols-[6.5rem_minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_9.5rem_minmax(0,2fr)_7.75rem] xl:grid-cols-[8rem_minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_9.5rem_minmax(0,2fr)_8.5rem] lg:gap-x-4 lg:items-baseline xl:gap-x-6";

/** A part of a block's last line on a phone. */
const inBlock = "max-lg:order-3 max-lg:flex max-lg:min-h-7 max-lg:items-center max-lg:empty:hidden";

type LeadLineProps = { row: LeadRow; now: number };

/** The link covers its line; its name says who and which, so that a list of links makes sense too. */
export function LeadLine({ row, now }: LeadLineProps) {
  return (
    <article
      className={`relative min-w-0 flex-1 py-2.5 tight:order-first tight:basis-full max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 lg:py-4 ${lineColumns}`}
    >
      <p
        className={`text-sm text-ink-soft tabular-nums ${row.urgentNow || (row.earlier && row.answerBy !== null) ? "max-lg:hidden" : "max-lg:order-4 max-lg:leading-7"}`}
      >
        {row.received}
      </p>
      <h3 className="max-lg:order-1 max-lg:line-clamp-2 max-lg:basis-full tight:line-clamp-none font-text text-base leading-snug font-semibold tracking-normal">
        <Link to={paths.adminLead(row.id)} className="covers-row">
          {row.name}
        </Link>{" "}
        <span className="font-normal whitespace-nowrap text-ink-soft tabular-nums">{row.reference}</span>
      </h3>
      <div className="max-lg:order-2 max-lg:flex max-lg:min-w-0 max-lg:basis-full max-lg:flex-wrap max-lg:gap-x-2 lg:contents">
        <p className="min-w-0">
          {row.service}
          <span className="block text-sm text-ink-soft empty:hidden max-lg:hidden">{row.earlier}</span>
        </p>
        <p className="flex min-w-0 items-center gap-3 text-ink-soft">
          <span className="min-w-0 truncate">{row.town}</span>
          {row.files > 0 && <FileCount count={row.files} />}
        </p>
      </div>
      <p className={row.answerBy === null ? "max-lg:hidden" : inBlock}>
        {row.answerBy !== null && <Clock answerBy={row.answerBy} now={now} />}
      </p>
      <p className={`truncate text-sm text-ink-soft empty:hidden lg:empty:block ${inBlock}`}>
        {row.assignee && (
          <>
            <Icon name="user" size={4} className="mr-1 inline-block align-[-0.15em] lg:hidden" />
            <span className="sr-only">toegewezen aan </span>
            {row.assignee}
          </>
        )}
      </p>
      <p className={`flex flex-wrap items-center gap-1.5 ${inBlock}`}>
        {row.quarantined ? (
          <Badge variant="destructive">{row.spam ? "Spam" : "Quarantaine"}</Badge>
        ) : (
          <Badge variant="outline">{row.status}</Badge>
        )}
        {row.urgent && !row.urgentNow && <Badge>Spoed</Badge>}
        {row.mineToVisit && <Badge variant="secondary">U gaat langs</Badge>}
        {row.replied && <Badge>Antwoord binnen</Badge>}
        {row.capped && <Badge variant="secondary">Niet gemaild</Badge>}
        {row.labels.map((label) => (
          <LabelChip key={label.id} label={label} />
        ))}
        <ViewersOf lead={row.id} />
        {row.abuseScore >= RAISED_SCORE && (
          <span className="text-xs whitespace-nowrap text-ink-soft tabular-nums max-lg:hidden">
            misbruikscore {row.abuseScore}
          </span>
        )}
      </p>
      {row.earlier && (
        // What is left of the block's last line: its end may be cut, so that no block is taller for it.
        <p className="min-w-14 flex-1 truncate text-sm tight:basis-full tight:whitespace-normal leading-7 text-ink-soft max-lg:order-3 lg:hidden">
          {row.earlier}
        </p>
      )}
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
