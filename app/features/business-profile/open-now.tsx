import type { OfficeHours } from "./office-hours";
import { openState } from "./open-state";

type OpenNowProps = { office: OfficeHours; now: Date; className?: string };

/**
 * 'Nu open' or when it opens. A cached page is older than its reader: `keepOpenNowTrue` of the boot script
 * sets it right from the data on the element.
 */
export function OpenNow({ office, now, className }: OpenNowProps) {
  const { text } = openState(office.hours, office.closedDates, now);
  return (
    <span data-open-now={JSON.stringify(office)} className={className}>
      {text}
    </span>
  );
}
