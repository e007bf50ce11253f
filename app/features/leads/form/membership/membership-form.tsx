import { DialogFrame } from "~/features/leads/form/kit/frames/dialog-frame";
import { RichText } from "~/ui/blocks/rich-text";
import { type MembershipFormProps, membership } from "./membership-description";

/** The membership form in its modal. */
export function MembershipForm(props: MembershipFormProps) {
  return (
    <DialogFrame
      description={membership}
      props={props}
      terms={<RichText text={props.noContract} />}
      onOpen={({ query }, { setValue, getValues }) => {
        const wanted = props.packages.find(({ id }) => id === query.get("pakket"))?.id;
        const chosen = [getValues("membershipTypes") ?? []].flat();
        if (wanted && !chosen.includes(wanted)) setValue("membershipTypes", [...chosen, wanted]);
      }}
    />
  );
}
