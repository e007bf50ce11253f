import { classNames } from "~/lib/text/class-names";

/**
 * Room for 'Wij werken ook in Waalre, 6 km', which the browser fetches when idle: the cached page is the same for
 * everyone. `page` is the town that is shown.
 */
export function NearestTownHint({ page = "", className }: { page?: string; className?: string }) {
  return (
    <p
      data-nearest-town={page}
      className={classNames("only-scripted min-h-[3.2em] text-ink-soft @pair:min-h-[1.6em]", className)}
    />
  );
}
