import { CountField } from "./count-field";
import type { SettingFormProps } from "./setting-types";

const rules = [
  { name: "request", label: "Aanvraag waaruit geen opdracht kwam" },
  { name: "won", label: "Aanvraag die een opdracht werd" },
  { name: "quarantined", label: "Aanvraag in quarantaine" },
] as const;

/** How many days each kind of lead is kept. */
export function RetentionForm({ value, errors }: SettingFormProps<"retention">) {
  return (
    <div className="grid max-w-md grid-cols-1 gap-5">
      <p className="text-ink-soft">
        In dagen vanaf ontvangst; 365 dagen is 12 maanden. Wat u zelf in quarantaine of bij spam zet, telt
        vanaf dat moment. De privacyverklaring op de website noemt dezelfde termijnen.
      </p>
      {rules.map(({ name, label }) => (
        <CountField key={name} name={name} label={label} value={value[name]} error={errors[name]} />
      ))}
    </div>
  );
}
