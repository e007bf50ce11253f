import { Form } from "react-router";
import { Button } from "~/ui/controls/button";

type PutAwayProps = {
  isRaised?: boolean;
  /** The newest event that this page shows: what somebody else did since keeps it where it is. */
  seen: number;
  busy: boolean;
};

/** Puts away as spam what stands in the ordinary list; quietly where nothing points to it. */
export function PutAway({ isRaised = false, seen, busy }: PutAwayProps) {
  return (
    <Form method="post" className="no-print">
      <input type="hidden" name="held" value="no" />
      <input type="hidden" name="seen" value={seen} />
      <Button
        type="submit"
        name="action"
        value="spam"
        variant={isRaised ? "outline" : "link"}
        size="sm"
        className="min-h-11"
        aria-disabled={busy}
      >
        Naar spam
      </Button>
    </Form>
  );
}
