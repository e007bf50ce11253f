import type { OfficeHours } from "./office-hours";
import { openState } from "./open-state";

type OpenNowProps = { office: OfficeHours; now: Date; className?: string };

/** 'Nu open' or when it opens; `keepOpenNowTrue` sets it right on a cached page, from the data on the element. */
export function OpenNow({ office, now, className }: OpenNowProps) {
  const { text } = openState(office.hours, office.closedDates, now);
  return (
    <span data-open-now={JSON.stringify(office)} className={className}>
      {text}
    </span>
  );
}
