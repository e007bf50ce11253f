import { useEffect, useRef } from "react";
import { AttachmentsField } from "~/features/leads/form/attachments/attachments-field";
import { AddressField } from "~/features/leads/form/fields/address-field";
import { Answers } from "~/features/leads/form/fields/answers";
import { DescriptionField } from "~/features/leads/form/fields/description-field";
import type { FormParts } from "~/features/leads/form/kit/form-description";
import type { LeadInput } from "~/features/leads/model/lead-schema";

export { PersonFields } from "~/features/leads/form/fields/person-fields";

type QuoteParts = FormParts<LeadInput>;

/** Step 2: where, what, and photos of it. */
export function ProjectFields(form: QuoteParts) {
  const service = form.watch("projectType") ?? "";
  return (
    <div className="grid grid-cols-1 gap-6">
      <input type="hidden" {...form.text("projectType")} />
      <AddressField
        form={form}
        label="Adres van het werk"
        hint="Straat, huisnummer en plaats. Een postcode met huisnummer is ook genoeg."
      />
      <Answers form={form} service={service} />
      <DescriptionField
        form={form}
        label="Wat is er aan de hand?"
        hint="Wat ziet u, waar, en sinds wanneer? De oorzaak hoeft u niet te weten."
      />
      <Answers form={form} service={service} photo />
      <AttachmentsField id={`${form.prefix}files`} form="modal" files={form.files} error={form.filesError} />
      <label htmlFor={`${form.prefix}urgencyLevel`} className="flex items-start gap-3">
        <UrgentBox {...form} />
        <span>
          <span className="font-semibold">Het is dringend</span>
          <span className="block text-sm text-ink-soft">
            Er komt nu water binnen, of er kan iets vallen. Bel ons dan ook meteen.
          </span>
        </span>
      </label>
    </div>
  );
}

/** A tick is 'urgent', none is 'normal'. A tick from before the script came counts. */
function UrgentBox({ setValue, watch, prefix }: QuoteParts) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current?.checked) setValue("urgencyLevel", "urgent");
  }, [setValue]);
  const level = watch("urgencyLevel");
  // A draft that is put back sets it from outside.
  useEffect(() => {
    if (box.current && level) box.current.checked = level === "urgent";
  }, [level]);
  return (
    <input
      ref={box}
      id={`${prefix}urgencyLevel`}
      type="checkbox"
      name="urgencyLevel"
      value="urgent"
      defaultChecked={level === "urgent"}
      onChange={(event) => setValue("urgencyLevel", event.target.checked ? "urgent" : "normal")}
      className="mt-1 size-5 shrink-0 accent-(--accent)"
    />
  );
}
