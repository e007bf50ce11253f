import type { GivenAnswer } from "~/content/questions";
import { BroughtAnswers } from "~/features/leads/form/fields/brought-answers";
import type { FormParts, ShellDescription, ShellProps } from "~/features/leads/form/kit/form-description";
import { PageFrame } from "~/features/leads/form/kit/frames/page-frame";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { CallbackContact, CallbackPrivacy } from "./callback-fields";
import { emergencyDescription } from "./emergency-description";

type EmergencyFormProps = ShellProps & {
  /** When we call, in words that are true at any moment. */
  promise: string;
  /** Those that its link brought along. */
  answers: GivenAnswer[];
};

const emergency: ShellDescription<LeadInput, EmergencyFormProps, "callback"> = {
  ...emergencyDescription,
  parts: { callback: CallbackFields },
  page: { prefix: "spoed-", heading: "h2" },
};

/** The form of /spoed: a number to call back and where it is. Works without script. */
export function EmergencyForm(props: EmergencyFormProps) {
  return <PageFrame description={emergency} props={props} />;
}

/** What a link brought along is said and sent with the two fields, without script too; nothing more is asked. */
function CallbackFields({ promise, answers, start, ...form }: EmergencyFormProps & FormParts<LeadInput>) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <input type="hidden" name="projectType" value={start?.values.projectType ?? ""} />
      <p>{promise} Een telefoonnummer en een plaats zijn genoeg.</p>
      <CallbackContact {...form} />
      <BroughtAnswers form={form} answers={answers} />
      <CallbackPrivacy />
    </div>
  );
}
