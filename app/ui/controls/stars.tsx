import { dutchNumber } from "~/lib/text/dutch-number";
import { Icon } from "~/ui/icons/icon";

/** A rating of 1 to 5, in halves; screen readers get it as text. */
export function Stars({ rating }: { rating: number }) {
  const halves = Math.round(rating * 2);
  return (
    <span
      className="inline-flex gap-0.5 text-accent"
      role="img"
      aria-label={`${dutchNumber(rating)} van 5 sterren`}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name={halves >= star * 2 ? "star" : halves === star * 2 - 1 ? "star-half" : "star-empty"}
          size={4.5}
        />
      ))}
    </span>
  );
}
