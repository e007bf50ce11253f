import type { OfficeNow } from "./office-hours";

type OpenNowProps = OfficeNow & { className?: string };

/**
 * 'Nu open' or when it opens. A cached page is older than its reader: `keepOpenNowTrue` of the boot script
 * sets it right from the data on the element.
 */
export function OpenNow({ office, text, className }: OpenNowProps) {
  return (
    <span data-open-now={JSON.stringify(office)} className={className}>
      {text}
    </span>
  );
}
