import type { CSSProperties } from "react";
import { dutchNumber } from "~/lib/text/dutch-number";

/** A rating of 1 to 5, in halves; screen readers get it as text. One element for a run of equal stars. */
export function Stars({ rating }: { rating: number }) {
  const halves = Math.round(rating * 2);
  const full = Math.floor(halves / 2);
  const half = halves % 2;
  const runs = Object.entries({ star: full, "star-half": half, "star-empty": 5 - full - half }).filter(
    ([, count]) => count > 0,
  );
  return (
    <span className="stars" role="img" aria-label={`${dutchNumber(rating)} van 5 sterren`}>
      {runs.map(([name, count]) => (
        <i key={name} className={`icon i-${name}`} style={{ "--stars": count } as CSSProperties} />
      ))}
    </span>
  );
}
