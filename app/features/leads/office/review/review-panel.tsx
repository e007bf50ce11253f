import { Form, Link } from "react-router";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

/** What became of asking a customer for a review. */
export type LeadReviewView =
  | { kind: "offer"; action: string }
  /** `asked`: when, in words. */
  | { kind: "asked"; asked: string }
  | { kind: "written"; href: string; title: string; state: string };

/** A won request: the button that asks its customer for a review, or what came of it. */
export function ReviewPanel({ review, busy }: { review: LeadReviewView; busy: boolean }) {
  if (review.kind === "written")
    return (
      <p className="no-print flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          Beoordeling:{" "}
          <Link to={review.href} className="text-link inline-flex min-h-11 items-center">
            {review.title}
          </Link>
        </span>
        <Badge variant="secondary">{review.state}</Badge>
      </p>
    );
  if (review.kind === "asked")
    return <p className="no-print">Om een beoordeling gevraagd, {review.asked}. Nog niets geschreven.</p>;
  return (
    <Form
      method="post"
      action={review.action}
      className="no-print grid grid-cols-1 gap-3 border-l-4 border-success pl-4"
    >
      <p className="measure text-sm text-ink-soft">
        Is het werk klaar? De klant krijgt één korte mail met een link waar hij een beoordeling schrijft. Een
        tweede keer vragen kan niet.
      </p>
      <Button
        type="submit"
        name="action"
        value="ask"
        size="sm"
        className="min-h-11 justify-self-start"
        aria-disabled={busy}
      >
        <Icon name="mail" /> Vraag om een beoordeling
      </Button>
    </Form>
  );
}
