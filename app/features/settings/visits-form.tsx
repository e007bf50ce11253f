import type { SettingFormProps } from "./setting-types";

/** Whether visitors are reminded of an appointment. */
export function VisitsForm({ value }: SettingFormProps<"visits">) {
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <p className="text-ink-soft">
        Wie u bij het inplannen een mail stuurde, krijgt de dag voor de afspraak vanaf 10 uur een herinnering.
        Eén keer, en niet als de afspraak die dag pas gemaakt of verplaatst is, of als de aanvrager een ander
        moment vroeg.
      </p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="reminder"
          defaultChecked={value.reminder}
          className="size-5 shrink-0 accent-(--accent)"
        />
        Herinner aanvragers aan hun afspraak
      </label>
    </div>
  );
}
