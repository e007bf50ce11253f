import { classNames } from "~/lib/text/class-names";

/**
 * Room for 'Wij werken ook in Waalre, 6 km': the boot script asks for it when the browser is idle, so that the
 * page is the same for everyone. It keeps its height when nothing comes. `page` is the town that is shown.
 */
export function NearestTownHint({ page = "", className }: { page?: string; className?: string }) {
  return (
    <p
      data-nearest-town={page}
      className={classNames("only-scripted min-h-[3.2em] text-ink-soft @pair:min-h-[1.6em]", className)}
    />
  );
}
