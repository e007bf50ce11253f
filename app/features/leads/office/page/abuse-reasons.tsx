import { HELD_SCORE, RAISED_SCORE } from "~/features/leads/model/abuse-score";
import { classNames } from "~/lib/text/class-names";
import { PutAway } from "./put-away";

type AbuseReasonsProps = {
  score: number;
  reasons: string[];
  canPutAway: boolean;
  /** The newest event that the page shows. */
  seen: number;
  busy: boolean;
};

/** What makes a lead look like abuse, in words, quietly where it is little. */
export function AbuseReasons({ score, reasons, canPutAway, seen, busy }: AbuseReasonsProps) {
  const isRaised = score >= RAISED_SCORE;
  const limit = `vanaf ${HELD_SCORE} naar quarantaine`;
  return (
    <section
      aria-labelledby="misbruik"
      className={isRaised ? "border-l-4 border-rule bg-paper-deep p-4 md:p-6" : "text-sm text-ink-soft"}
    >
      <h2
        id="misbruik"
        className={classNames("font-text tracking-normal", isRaised ? "text-base" : "text-sm")}
      >
        {isRaised ? `Misbruikscore ${score} ` : "Opgevallen "}
        <span className="font-normal text-ink-soft">
          {isRaised ? `(${limit})` : `(misbruikscore ${score}, ${limit})`}
        </span>
      </h2>
      <ul className="measure mt-1 list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {canPutAway && (
        <div className={isRaised ? "mt-4" : undefined}>
          <PutAway isRaised={isRaised} seen={seen} busy={busy} />
        </div>
      )}
    </section>
  );
}
