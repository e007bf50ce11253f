import { AttachmentsField } from "~/features/leads/form/attachments/attachments-field";
import { AddressField } from "~/features/leads/form/fields/address-field";
import { DescriptionField } from "~/features/leads/form/fields/description-field";
import { PersonFields } from "~/features/leads/form/fields/person-fields";
import { summaryInOrder } from "~/features/leads/form/kit/form-errors";
import { FormPart, PageForm } from "~/features/leads/form/kit/page-form";
import type { FormStart } from "~/features/leads/form/kit/use-lead-form";
import { useQuoteForm } from "~/features/leads/form/quote/use-quote-form";
import { Confirmation } from "~/features/leads/form/send/confirmation-notice";
import { SendNotice } from "~/features/leads/form/send/send-notice";
import { contactJourney } from "~/features/leads/model/journey";
import { Field, Select } from "~/ui/controls/field";

/** Services of one division, to ask about. */
export type SubjectGroup = { name: string; subjects: { id: string; label: string }[] };

export type ContactFormProps = {
  groups: SubjectGroup[];
  tag: string;
  privacyVersion: string;
  phone: { label: string; href: string };
  start: FormStart;
  formKey: string;
  formTime: string;
};

const PREFIX = "contact-";

/** The form of /contact: a question about a service, or about anything. Works without script. */
export function ContactForm({
  groups,
  tag,
  privacyVersion,
  phone,
  start,
  formKey,
  formTime,
}: ContactFormProps) {
  const form = useQuoteForm({
    form: "contact",
    tag,
    privacyVersion,
    start,
    formKey,
    formTime,
    asked: ({ selectedService: label = "" }) => {
      const subject = groups.flatMap(({ subjects }) => subjects).find((each) => each.label === label);
      return { selectedService: label, serviceType: subject?.id ?? "" };
    },
  });
  const { files, filesError, attempts, parts, sending, sent, send, connection, failure, draft } = form;
  const { text, errors, watch } = parts;
  if (sent) return <Confirmation reference={sent.reference} promise={sent.promise} />;
  async function submit() {
    if (await form.check()) await send();
  }
  const messages = { ...errors, ...(filesError ? { files: { message: filesError } } : {}) };
  const [question, person] = contactJourney;
  return (
    <PageForm
      action="/contact#formulier"
      form="contact"
      {...{ formKey, formTime, privacyVersion, phone, attempts, sending, draft }}
      errors={summaryInOrder(contactJourney, messages, PREFIX)}
      onSubmit={submit}
      button={{ idle: "Bericht versturen", busy: "Versturen..." }}
      notice={<SendNotice {...{ connection, failure }} sending={sending} onSend={submit} />}
    >
      <FormPart number={1} title={question.title} heading="h3">
        <div className="grid grid-cols-1 gap-6">
          <Field
            id={`${PREFIX}selectedService`}
            label="Waarover gaat het?"
            error={errors.selectedService?.message}
            required={false}
          >
            {(control) => (
              <Select {...control} {...text("selectedService")}>
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
          </Field>
          <DescriptionField
            id={`${PREFIX}projectDescription`}
            label="Uw vraag of bericht"
            hint="Gaat het over uw huis? Schrijf dan wat u ziet, waar, en sinds wanneer."
            error={errors.projectDescription?.message}
            value={watch("projectDescription")}
            field={text("projectDescription")}
          />
          <AddressField
            id={`${PREFIX}address`}
            label="Adres"
            hint="Alleen als het over uw huis gaat."
            error={errors.address?.message}
            required={false}
            field={text("address")}
            onChoose={parts.chooseAddress}
          />
          <AttachmentsField form="contact" files={files} error={filesError} />
        </div>
      </FormPart>
      <FormPart number={2} title={person.title} heading="h3">
        <PersonFields {...parts} prefix={PREFIX} />
      </FormPart>
    </PageForm>
  );
}
