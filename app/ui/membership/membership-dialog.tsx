import { Dialog } from "~/ui/controls/dialog";
import { Island, type IslandProps } from "~/ui/islands/island";
import { MEMBERSHIP } from "~/ui/page/quote-actions";

type Props = { title: string; form: Omit<IslandProps<"membership-form">, "layout"> };

/** Always in the green of the maintenance division. */
export function MembershipDialog({ title, form }: Props) {
  return (
    <div data-theme="maintenance">
      <Dialog id={MEMBERSHIP.dialog} title={title}>
        <Island name="membership-form" props={{ layout: "dialog", ...form }} />
      </Dialog>
    </div>
  );
}
