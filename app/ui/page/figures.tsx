import type { Claim } from "~/content/types";
import { classNames } from "~/lib/text/class-names";

/** Large figures, each with a rule and a label. */
export function Figures({ claims, className }: { claims: readonly Claim[]; className?: string }) {
  return (
    <dl
      className={classNames(
        "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-8",
        className,
      )}
    >
      {claims.map((claim) => (
        <Figure key={claim.text} claim={claim} />
      ))}
    </dl>
  );
}

export function Figure({ claim }: { claim: Claim }) {
  return (
    <div className="flex flex-col-reverse justify-end border-t border-ink pt-3">
      <dt className="mt-1 text-sm text-ink-soft">{claim.label}</dt>
      <dd className="font-display text-figure font-medium tracking-tight whitespace-nowrap">{claim.value}</dd>
    </div>
  );
}
