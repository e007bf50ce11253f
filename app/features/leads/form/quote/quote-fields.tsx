import { useEffect, useRef } from "react";
import type { FieldErrors, UseFormRegisterReturn, UseFormSetValue, UseFormWatch } from "react-hook-form";
import { AttachmentsField } from "~/features/leads/form/attachments/attachments-field";
import type { Attachments } from "~/features/leads/form/attachments/use-attachments";
import { AddressField } from "~/features/leads/form/fields/address-field";
import { ChoiceCard, ChoiceCards } from "~/features/leads/form/fields/choice-card";
import { DescriptionField } from "~/features/leads/form/fields/description-field";
import { keysOf, serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import type { Address } from "~/lib/address";

/** What every part of the quote form works on. */
export type FormParts = {
  /** A field of the form library, with the value that the server's HTML shows. */
  text: (name: keyof LeadInput) => UseFormRegisterReturn & { defaultValue: string };
  option: (
    name: keyof LeadInput,
    value: string,
  ) => UseFormRegisterReturn & { value: string; defaultChecked: boolean };
  errors: FieldErrors<LeadInput>;
  watch: UseFormWatch<LeadInput>;
  setValue: UseFormSetValue<LeadInput>;
  chooseAddress: (address: Address) => void;
  /** Put before every id, so that the modal and a page form can stand in one document. */
  prefix: string;
};

/** What each kind of request means; its name and its icon go by the same id. */
const SERVICES = {
  offerte: "Wij bekijken het werk en zetten de prijs per onderdeel op papier.",
  inspectie: "U weet iets niet zeker; wij komen kijken.",
  spoedservice: "Dringende reparatie binnen 24 uur: er komt water of rook binnen.",
  onderhoud: "Jaarlijks preventief onderhoud, voordat er iets lekt.",
} as const satisfies Record<keyof typeof serviceTypes, string>;

/** Step 1: four choices as native radios, so that they work and keep their state before any script. */
export function ServiceFields({ option, errors, prefix }: FormParts) {
  return (
    <ChoiceCards
      id={`${prefix}serviceType`}
      legend="Wat heeft u nodig?"
      error={errors.serviceType?.message}
      columns={2}
    >
      {keysOf(SERVICES).map((id) => (
        <ChoiceCard
          key={id}
          type="radio"
          control={option("serviceType", id)}
          title={serviceTypes[id]}
          text={SERVICES[id]}
          icon={id}
        />
      ))}
    </ChoiceCards>
  );
}

type ProjectProps = FormParts & { files: Attachments; filesError?: string | undefined };

/** Step 2: where, what, and photos of it. */
export function ProjectFields(props: ProjectProps) {
  const { text, errors, watch, prefix, files, filesError } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      <AddressField
        id={`${prefix}address`}
        label="Adres van het werk"
        hint="Straat, huisnummer en plaats. Een postcode met huisnummer is ook genoeg."
        error={errors.address?.message}
        field={text("address")}
        onChoose={props.chooseAddress}
      />
      <DescriptionField
        id={`${prefix}projectDescription`}
        label="Wat is er aan de hand?"
        hint="Wat ziet u, waar, en sinds wanneer? De oorzaak hoeft u niet te weten."
        error={errors.projectDescription?.message}
        value={watch("projectDescription")}
        field={text("projectDescription")}
      />
      <AttachmentsField form="modal" files={files} error={filesError} />
      <label htmlFor={`${prefix}urgencyLevel`} className="flex items-start gap-3">
        <UrgentBox {...props} />
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
function UrgentBox({ setValue, watch, prefix }: FormParts) {
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
