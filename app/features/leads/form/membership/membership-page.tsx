import { PageFrame } from "~/features/leads/form/kit/frames/page-frame";
import { RichText } from "~/ui/blocks/rich-text";
import { type MembershipFormProps, membership } from "./membership-description";

/** The membership form in its page, where it works without script. */
export function MembershipPage(props: MembershipFormProps) {
  return <PageFrame description={membership} props={props} terms={<RichText text={props.noContract} />} />;
}
