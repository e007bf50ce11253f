import type { UseFormRegisterReturn } from "react-hook-form";
import { maxLength } from "~/features/leads/model/lead-limits";
import { Field, Textarea } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";

type Props = {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  /** What stands in it now. */
  value: unknown;
  field: UseFormRegisterReturn & { defaultValue: string };
};

const MINIMUM = 10;

/** A description with the count of what is still needed. */
export function DescriptionField({ id, label, hint, error, value, field }: Props) {
  const length = String(value ?? "").trim().length;
  const missing = MINIMUM - length;
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      {(control) => (
        <>
          <Textarea
            rows={5}
            maxLength={maxLength.description}
            {...control}
            aria-describedby={[control["aria-describedby"], `${id}-count`].filter(Boolean).join(" ")}
            {...field}
          />
          <p
            id={`${id}-count`}
            className="flex items-center gap-1.5 text-sm text-ink-soft"
            aria-live="polite"
          >
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
    </Field>
  );
}
