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
    <div className="claim-figure">
      <dt>{claim.label}</dt>
      <dd>{claim.value}</dd>
    </div>
  );
}
