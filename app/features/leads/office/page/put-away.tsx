import { Form } from "react-router";
import { Button } from "~/ui/controls/button";

/** Puts away as spam what stands in the ordinary list; quietly where nothing points to it. */
export function PutAway({ isRaised = false, busy }: { isRaised?: boolean; busy: boolean }) {
  return (
    <Form method="post" className="no-print">
      <input type="hidden" name="held" value="no" />
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
