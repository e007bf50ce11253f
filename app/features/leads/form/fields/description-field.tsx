import type { FormParts } from "~/features/leads/form/kit/form-description";
import { MIN_DESCRIPTION } from "~/features/leads/model/lead-limits";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { textLength } from "~/features/leads/model/text-length";
import { Textarea } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";
import { FormField } from "./form-field";

type Props = { form: FormParts<LeadInput>; label: string; hint: string };

/** A description with the count of what is still needed. */
export function DescriptionField({ form, label, hint }: Props) {
  const id = `${form.prefix}projectDescription-count`;
  const length = textLength(String(form.watch("projectDescription") ?? ""));
  const missing = MIN_DESCRIPTION - length;
  return (
    <FormField form={form} name="projectDescription" label={label} hint={hint}>
      {(control) => (
        <>
          <Textarea
            rows={5}
            {...control}
            aria-describedby={[control["aria-describedby"], id].filter(Boolean).join(" ")}
          />
          <p id={id} className="flex items-center gap-1.5 text-sm text-ink-soft" aria-live="polite">
            {length === 0 && "Minimaal 10 karakters vereist"}
            {length > 0 && missing > 0 && `Nog ${missing} karakters nodig`}
            {missing <= 0 && (
              <>
                <Icon name="check" size={4} className="text-success" /> {length} karakters
              </>
            )}
          </p>
        </>
      )}
    </FormField>
  );
}
