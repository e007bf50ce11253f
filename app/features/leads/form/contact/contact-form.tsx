import { AttachmentsField } from "~/features/leads/form/attachments/attachments-field";
import { AddressField } from "~/features/leads/form/fields/address-field";
import { Answers } from "~/features/leads/form/fields/answers";
import { DescriptionField } from "~/features/leads/form/fields/description-field";
import { FormField } from "~/features/leads/form/fields/form-field";
import { PersonFields } from "~/features/leads/form/fields/person-fields";
import type { FormParts, ShellDescription, ShellProps } from "~/features/leads/form/kit/form-description";
import { PageFrame } from "~/features/leads/form/kit/frames/page-frame";
import { quoteFixed, serviceRequest } from "~/features/leads/form/quote/service-request";
import { contactJourney } from "~/features/leads/model/answers/journey";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { Select } from "~/ui/controls/field";

/** Services of one division, to ask about. */
type SubjectGroup = { name: string; subjects: { id: string; label: string }[] };

type ContactFormProps = ShellProps & { groups: SubjectGroup[] };

const contact: ShellDescription<LeadInput, ContactFormProps, (typeof contactJourney)[number]["id"]> = {
  ...serviceRequest,
  name: "contact",
  form: "contact",
  action: "/contact#formulier",
  journey: contactJourney,
  parts: { question: QuestionFields, contact: PersonFields },
  page: { prefix: "contact-", heading: "h3" },
  fixed: (values, { groups }) => ({
    selectedService: values.selectedService ?? "",
    serviceType: subjectId(values.selectedService, groups),
    projectType: "",
    ...quoteFixed(values),
  }),
  button: { idle: "Bericht versturen", busy: "Versturen..." },
};

const subjectId = (name: string | undefined, groups: SubjectGroup[]) =>
  groups.flatMap(({ subjects }) => subjects).find(({ label }) => label === name)?.id ?? "";

/** The form of /contact: a question about a service, or about anything. Works without script. */
export function ContactForm(props: ContactFormProps) {
  return <PageFrame description={contact} props={props} />;
}

function QuestionFields({ groups, ...form }: ContactFormProps & FormParts<LeadInput>) {
  const service = subjectId(form.watch("selectedService"), groups);
  return (
    <div className="grid grid-cols-1 gap-6">
      <FormField form={form} name="selectedService" label="Waarover gaat het?" required={false}>
        {(control) => (
          <Select {...control}>
            <option value="">Weet ik niet, of iets anders</option>
            {groups.map(({ name, subjects }) => (
              <optgroup key={name} label={name}>
                {subjects.map(({ id, label }) => (
                  <option key={id} value={label}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </FormField>
      <Answers form={form} service={service} />
      <DescriptionField
        form={form}
        label="Uw vraag of bericht"
        hint="Gaat het over uw huis? Schrijf dan wat u ziet, waar, en sinds wanneer."
      />
      <AddressField form={form} label="Adres" hint="Alleen als het over uw huis gaat." required={false} />
      <Answers form={form} service={service} photo />
      <AttachmentsField
        id={`${form.prefix}files`}
        form="contact"
        files={form.files}
        error={form.filesError}
      />
    </div>
  );
}
