import { Dialog } from "~/ui/controls/dialog";
import { Island, type IslandProps } from "~/ui/islands/island";
import { MEMBERSHIP } from "~/ui/page/quote-actions";

type Props = { title: string; form: IslandProps<"membership-form"> };

/** Always in the green of the maintenance division. */
export function MembershipDialog({ title, form }: Props) {
  return (
    <div data-theme="maintenance">
      <Dialog id={MEMBERSHIP.dialog} title={title}>
        <Island name="membership-form" props={form} />
      </Dialog>
    </div>
  );
}
