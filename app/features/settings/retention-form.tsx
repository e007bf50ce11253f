import { Field, Input } from "~/ui/controls/field";
import type { SettingFormProps } from "./setting-types";

const rules = [
  { key: "request", name: "aanvraag", label: "Aanvraag waaruit geen opdracht kwam" },
  { key: "won", name: "opdracht", label: "Aanvraag die een opdracht werd" },
  { key: "quarantined", name: "quarantaine", label: "Aanvraag in quarantaine" },
] as const;

/** How many days each kind of request is kept. */
export function RetentionForm({ value, errors }: SettingFormProps<"retention">) {
  return (
    <div className="grid max-w-md grid-cols-1 gap-5">
      <p className="text-ink-soft">
        In dagen vanaf ontvangst; 365 dagen is 12 maanden. De privacyverklaring op de website noemt dezelfde
        termijnen.
      </p>
      {rules.map(({ key, name, label }) => (
        <Field key={key} label={label} error={errors[key]}>
          {(control) => (
            <Input
              {...control}
              name={name}
              inputMode="numeric"
              defaultValue={value[key] ?? ""}
              className="max-w-32"
            />
          )}
        </Field>
      ))}
    </div>
  );
}
