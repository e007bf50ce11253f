import { CountField } from "./count-field";
import { mailCapLabels, type SettingFormProps } from "./setting-types";

const names = Object.keys(mailCapLabels) as (keyof typeof mailCapLabels)[];

/** How many mails visitors may get a day before the rest is held. */
export function MailCapsForm({ value, errors }: SettingFormProps<"mailCaps">) {
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <p className="text-ink-soft">
        Iedereen kan bij een aanvraag het mailadres van een ander invullen. Daarom gaan er per 24 uur niet
        meer bevestigingen weg dan hier staat. De aanvraag zelf komt altijd binnen, uw eigen mail ook. Wat
        niet gemaild is, staat bij de aanvraag; daar kunt u het alsnog versturen.
      </p>
      {names.map((name) => (
        <CountField
          key={name}
          name={name}
          {...mailCapLabels[name]}
          value={value[name]}
          error={errors[name]}
        />
      ))}
    </div>
  );
}
