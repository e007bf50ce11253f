import { Form } from "react-router";
import { Button } from "~/ui/controls/button";

/** Puts away all that is on this page of the quarantine list and in no group. */
export function PutAwayPage({ ids, action, busy }: { ids: string[]; action: string; busy: boolean }) {
  return (
    <Form method="post" action={action} className="no-print">
      <input type="hidden" name="held" value={ids.join(",")} />
      <Button type="submit" name="action" value="spam" variant="outline" size="sm" aria-disabled={busy}>
        Alle {ids.length} hieronder naar spam
      </Button>
    </Form>
  );
}
