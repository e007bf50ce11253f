import { AddressField } from "~/features/leads/form/fields/address-field";
import { choiceIcon } from "~/features/leads/form/fields/choice-icons";
import type { Journey } from "~/features/leads/model/journey";
import { maxLength } from "~/features/leads/model/lead-limits";
import { Button } from "~/ui/controls/button";
import { Field, Textarea } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";
import type { ShortParts } from "./short-contact-fields";

type IndicatorProps = {
  journey: Journey;
  step: string;
  back: string | null;
  onBack: () => void;
  sending: boolean;
};

/** The number of each step, and the way back. */
export function StepIndicators({ journey, step, back, onBack, sending }: IndicatorProps) {
  const at = journey.findIndex(({ id }) => id === step);
  return (
    <div className="flex h-14 items-center gap-3 border-b border-rule px-4 [@media(height<30rem)]:h-12">
      {back && (
        <Button
          variant="ghost"
          size="icon"
          className="-ml-3"
          aria-label="Terug"
          onClick={onBack}
          disabled={sending}
        >
          <Icon name="arrow-left" />
        </Button>
      )}
      <ol className="flex flex-1 items-center" aria-label="Stappen">
        {journey.map(({ id }, index) => (
          <li
            key={id}
            aria-current={id === step ? "step" : undefined}
            className="flex flex-1 items-center last:flex-none"
          >
            <span
              className={
                index <= at
                  ? "step-number border-accent bg-accent text-white"
                  : "step-number border-ink/40 text-ink-soft"
              }
            >
              {index + 1}
            </span>
            {index < journey.length - 1 && (
              <span className={index < at ? "h-0.5 flex-1 bg-accent" : "h-0.5 flex-1 bg-rule"} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Buttons that send: without any script of ours they lead to the page with the same form. */
export function Choices({ choices }: { choices: { id: string; label: string }[] }) {
  return (
    <ul className="pairs gap-2">
      {choices.map(({ id, label }) => (
        <li key={id}>
          <button type="submit" name="dienst" value={id} className="tile-button">
            <Icon name={choiceIcon(id)} className="shrink-0 text-accent-text" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where and what, in the two floating forms. */
export function DescriptionStep({ register, errors, prefix, chooseAddress }: ShortParts) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">Beschrijf je project en voeg het adres toe</p>
      <AddressField
        id={`${prefix}address`}
        label="Adres"
        hint="Begin met typen voor adresuggesties"
        placeholder="Typ je adres..."
        autoComplete="off"
        error={errors.address?.message}
        field={register("address")}
        onChoose={chooseAddress}
      />
      <Field
        id={`${prefix}projectDescription`}
        label="Projectbeschrijving"
        hint="Hoe meer details, hoe beter we kunnen helpen"
        error={errors.projectDescription?.message}
        required
      >
        {(control) => (
          <Textarea
            rows={4}
            autoComplete="off"
            maxLength={maxLength.description}
            {...control}
            {...register("projectDescription")}
          />
        )}
      </Field>
    </div>
  );
}
