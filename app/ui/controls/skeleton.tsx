import { classNames } from "~/lib/text/class-names";

/** Placeholder while content loads; its size comes from the class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("skeleton", className)} />;
}
