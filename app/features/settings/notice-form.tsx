import { Field, Input, Select, Textarea } from "~/ui/controls/field";
import type { SettingFormProps } from "./setting-types";

/** The notice over every public page. */
export function NoticeForm({ value, errors }: SettingFormProps<"notice">) {
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input type="checkbox" name="on" defaultChecked={value.on} className="size-6 accent-accent" />
        Toon de mededeling op de website
      </label>
      <Field label="Soort">
        {(control) => (
          <Select {...control} name="tone" defaultValue={value.tone}>
            <option value="info">Mededeling (vakantie, feestdag)</option>
            <option value="storm">Dringend (storm, noodgeval)</option>
          </Select>
        )}
      </Field>
      <Field label="Tekst" hint="Eén of twee korte zinnen, samen hoogstens 220 tekens." error={errors.text}>
        {(control) => (
          <Textarea {...control} name="text" rows={2} defaultValue={value.text} className="min-h-20" />
        )}
      </Field>
      <Field
        label="Laatste dag"
        hint="Daarna verdwijnt hij vanzelf. Leeg: tot u hem weghaalt."
        error={errors.until}
        required={false}
      >
        {(control) => (
          <Input {...control} type="date" name="until" defaultValue={value.until} className="max-w-48" />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Link: tekst" error={errors["link.label"]} required={false}>
          {(control) => <Input {...control} name="link-label" defaultValue={value.link?.label} />}
        </Field>
        <Field label="Link: pagina" error={errors["link.href"]} required={false}>
          {(control) => (
            <Input {...control} name="link-href" placeholder="/contact" defaultValue={value.link?.href} />
          )}
        </Field>
      </div>
    </div>
  );
}
