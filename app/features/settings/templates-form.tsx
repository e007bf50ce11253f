import { templateFields } from "~/content/site/answer-templates";
import { Field, Input, Textarea } from "~/ui/controls/field";
import type { SettingFormProps } from "./setting-types";

const empty = { name: "", subject: "", text: "" };

/** The texts that an answer can start from; the last row is for a new one. */
export function TemplatesForm({ value, errors }: SettingFormProps<"templates">) {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <div className="text-sm text-ink-soft">
        <p>Deze woorden worden ingevuld uit de aanvraag:</p>
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {Object.entries(templateFields).map(([name, meaning]) => (
            <li key={name}>
              <code className="font-semibold text-ink">{`{${name}}`}</code> {meaning}
            </li>
          ))}
        </ul>
      </div>
      {[...value, empty].map(({ name, subject, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are neither moved nor removed; a new list is a new form
        <fieldset key={index} className="grid grid-cols-1 gap-4 border-t border-ink pt-4">
          <legend className="sr-only">{name || "Nieuwe tekst"}</legend>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_2fr]">
            <Field label={name === "" ? "Nieuwe tekst: naam" : "Naam"} error={errors[`${index}.name`]}>
              {(control) => <Input {...control} name="name" defaultValue={name} />}
            </Field>
            <Field label="Onderwerp van de mail" error={errors[`${index}.subject`]}>
              {(control) => <Input {...control} name="subject" defaultValue={subject} />}
            </Field>
          </div>
          <Field label="Tekst" error={errors[`${index}.text`]}>
            {(control) => <Textarea {...control} name="text" rows={7} defaultValue={text} />}
          </Field>
        </fieldset>
      ))}
      <p className="text-sm text-ink-soft">Maak alle drie de velden leeg om een tekst te verwijderen.</p>
    </div>
  );
}
