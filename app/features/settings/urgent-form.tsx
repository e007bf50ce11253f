import { Field, Input } from "~/ui/controls/field";
import { CountField } from "./count-field";
import type { SettingFormProps } from "./setting-types";

const outsideLabels = { day: "Binnen 24 uur", morning: "De dag dat wij weer opengaan, uiterlijk om" };

/** How soon an urgent request is answered, in office hours and outside of them. */
export function UrgentForm({ value, errors }: SettingFormProps<"urgent">) {
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <p className="text-ink-soft">
        Geldt voor elke aanvraag die spoed is. Bezoekers lezen dit op de spoedpagina, in hun bevestiging en in
        de mail, en uw klok in de lijst loopt ernaar. Later dan 24 uur na ontvangst wordt het nooit.
      </p>
      <CountField
        name="minutes"
        label="Terugbellen tijdens kantooruren binnen (minuten)"
        hint="60 is binnen een uur, 1440 is binnen 24 uur."
        value={value.minutes}
        error={errors.minutes}
      />
      <fieldset className="grid gap-2" aria-describedby={errors.outside ? "outside-fout" : undefined}>
        <legend className="mb-1.5 font-semibold">Buiten kantooruren</legend>
        {errors.outside && (
          <p id="outside-fout" className="text-sm font-semibold text-danger">
            {errors.outside}
          </p>
        )}
        {Object.entries(outsideLabels).map(([outside, label]) => (
          <label key={outside} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="outside"
              value={outside}
              defaultChecked={outside === value.outside}
              className="size-4.5 shrink-0 accent-(--accent)"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Field label="Tijd op die dag" error={errors.time}>
        {(control) => (
          <Input {...control} type="time" name="time" defaultValue={value.time} className="max-w-32" />
        )}
      </Field>
    </div>
  );
}
