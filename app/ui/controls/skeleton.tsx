import { classNames } from "~/lib/text/class-names";

/** Keeps the place of something that is on its way. Size comes from the class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("skeleton", className)} />;
}
