import { Field, Input } from "~/ui/controls/field";
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
        In dagen vanaf ontvangst; 365 dagen is 12 maanden. De privacyverklaring op de website noemt dezelfde
        termijnen.
      </p>
      {rules.map(({ name, label }) => (
        <Field key={name} label={label} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              name={name}
              inputMode="numeric"
              defaultValue={value[name] ?? ""}
              className="max-w-32"
            />
          )}
        </Field>
      ))}
    </div>
  );
}
