import type { OfficeNow } from "./office-hours";

type OpenNowProps = OfficeNow & { className?: string };

/** 'Nu open' or when it opens; an idle task sets it right on a cached page, from the data on the element. */
export function OpenNow({ office, text, className }: OpenNowProps) {
  return (
    <span data-open-now={JSON.stringify(office)} className={className}>
      {text}
    </span>
  );
}
