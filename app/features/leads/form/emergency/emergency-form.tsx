import type { GivenAnswer } from "~/content/questions";
import { AddressField } from "~/features/leads/form/fields/address-field";
import { BroughtAnswers } from "~/features/leads/form/fields/brought-answers";
import { FormField } from "~/features/leads/form/fields/form-field";
import type { FormParts, ShellDescription, ShellProps } from "~/features/leads/form/kit/form-description";
import { PageFrame } from "~/features/leads/form/kit/page-frame";
import { serviceRequest } from "~/features/leads/form/quote/service-request";
import { emergencyJourney } from "~/features/leads/model/journey";
import { maxLength } from "~/features/leads/model/lead-limits";
import { serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { Input } from "~/ui/controls/field";

type EmergencyFormProps = ShellProps & {
  /** When we call, in words that are true at any moment. */
  promise: string;
  /** Those that its link brought along. */
  answers: GivenAnswer[];
};

const emergency: ShellDescription<LeadInput, EmergencyFormProps, "callback"> = {
  ...serviceRequest,
  name: "emergency",
  form: "emergency",
  action: "/spoed#terugbellen",
  journey: emergencyJourney,
  parts: { callback: CallbackFields },
  page: { prefix: "spoed-", heading: "h2" },
  sent: { title: "Bedankt voor uw aanvraag!", description: "Houd uw telefoon bij de hand: wij bellen u." },
  fixed: (_, { start }) => ({
    projectType: start?.values.projectType ?? "",
    specialist: "General",
    serviceType: "spoedservice",
    selectedService: serviceTypes.spoedservice,
    contactPreference: "phone",
    urgencyLevel: "urgent",
  }),
  button: { idle: "Bel mij terug", busy: "Verzenden..." },
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
      <FormField form={form} name="phone" label="Telefoonnummer" hint="Waarop wij u nu kunnen bereiken.">
        {(control) => <Input type="tel" autoComplete="tel" maxLength={maxLength.phone} {...control} />}
      </FormField>
      <AddressField
        form={form}
        label="Waar is het?"
        hint="Plaats en straat. Een postcode met huisnummer is ook genoeg."
      />
      <BroughtAnswers form={form} answers={answers} />
      <p className="text-sm text-ink-soft">
        Uw nummer en plaats gebruiken wij alleen voor deze aanvraag. Meer staat in de{" "}
        <a href="/privacy" target="_blank" rel="noopener" className="underline">
          privacyverklaring
        </a>
        .
      </p>
    </div>
  );
}
