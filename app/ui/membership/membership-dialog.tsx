import { Dialog, FetchedBody } from "~/ui/controls/dialog";
import { MEMBERSHIP } from "~/ui/page/quote-actions";

/** Always in the green of the maintenance division. `body`: address of what fills it. */
export function MembershipDialog({ title, body }: { title: string; body: string }) {
  return (
    <div data-theme="maintenance">
      <Dialog id={MEMBERSHIP.dialog} title={title}>
        <FetchedBody from={body} page={MEMBERSHIP.href} />
      </Dialog>
    </div>
  );
}
