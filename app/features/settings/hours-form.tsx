import { Field, Input } from "~/ui/controls/field";
import type { SettingFormProps } from "./setting-types";

const weekdays = ["Maandag", "Dinsdag", "Woensdag", "Donderdag", "Vrijdag", "Zaterdag", "Zondag"] as const;
const spareRows = 2;

/** Opening hours per weekday, and the days on which the office is closed anyhow. */
export function HoursForm({ value, errors }: SettingFormProps<"hours">) {
  const closures = [
    ...value.closures,
    ...Array.from({ length: spareRows }, () => ({ from: "", until: "", reason: "" })),
  ];
  return (
    <div className="grid grid-cols-1 gap-8">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1 text-lg font-semibold">Gewone week</legend>
        <p className="mb-2 text-sm text-ink-soft">Laat beide tijden leeg op een dag dat u gesloten bent.</p>
        {weekdays.map((name, index) => {
          const day = (index + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
          const span = value.week[day] ?? ["", ""];
          const error = errors[`week.${day}.0`] ?? errors[`week.${day}.1`] ?? errors[`week.${day}`];
          return (
            <div
              key={name}
              className="grid grid-cols-[5.75rem_minmax(0,1fr)_minmax(0,1fr)] items-center gap-2 sm:max-w-md"
            >
              <span id={`dag-${day}`}>{name}</span>
              {(["opens", "closes"] as const).map((part, at) => (
                <Input
                  key={part}
                  type="time"
                  className="max-sm:px-2"
                  name={`${part}-${day}`}
                  defaultValue={span[at]}
                  aria-label={`${name} ${part === "opens" ? "van" : "tot"}`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `dag-${day}-fout` : undefined}
                />
              ))}
              {error && (
                <p id={`dag-${day}-fout`} className="col-span-3 text-sm font-semibold text-danger">
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </fieldset>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-1 text-lg font-semibold">Extra gesloten</legend>
        <p className="text-sm text-ink-soft">
          Vakantie of een vrije dag. Feestdagen kent de website al. Maak een rij leeg om hem te verwijderen.
        </p>
        {closures.map(({ from, until, reason }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are neither moved nor removed; a new list is a new form
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-end gap-3 border-t border-rule pt-3 md:grid-cols-[11rem_11rem_1fr]"
          >
            <Field label="Eerste dag" error={errors[`closures.${index}.from`]}>
              {(control) => <Input {...control} type="date" name="from" defaultValue={from} />}
            </Field>
            <Field label="Laatste dag" error={errors[`closures.${index}.until`]}>
              {(control) => <Input {...control} type="date" name="until" defaultValue={until} />}
            </Field>
            <Field label="Reden" error={errors[`closures.${index}.reason`]} className="max-md:col-span-2">
              {(control) => <Input {...control} name="reason" defaultValue={reason} />}
            </Field>
          </div>
        ))}
      </fieldset>
    </div>
  );
}
