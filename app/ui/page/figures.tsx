import type { ReactNode } from "react";
import type { ShownClaim } from "~/content/types";
import { classNames } from "~/lib/text/class-names";

/** A claim, or another figure in its place. */
export type ShownFigure = Omit<ShownClaim, "value"> & { value: ReactNode };

/** Large figures, each with a rule and a label. */
export function Figures({ claims, className }: { claims: readonly ShownFigure[]; className?: string }) {
  return (
    <>
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
      <Stated claims={claims} />
    </>
  );
}

/** Under claims of which some were never compared with a proof. */
function Stated({ claims }: { claims: readonly Pick<ShownClaim, "stated">[] }) {
  if (!claims.some(({ stated }) => stated)) return null;
  return <p className="mt-4 text-sm text-ink-soft">Cijfers zonder bron: eigen opgave.</p>;
}

/** `alone`: the list is this one figure. */
export function Figure({
  claim,
  alone = false,
  className,
}: {
  claim: ShownFigure;
  alone?: boolean;
  className?: string;
}) {
  const Frame = alone ? "dl" : "div";
  return (
    <Frame className={classNames("claim-figure", className)}>
      <dt>
        {claim.label}
        {alone && claim.stated && " (eigen opgave)"}
      </dt>
      <dd>{claim.value}</dd>
    </Frame>
  );
}
