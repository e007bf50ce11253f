import { useFetcher } from "react-router";
import { useRefusal } from "~/admin/use-refusal";
import { type CorrectedField, correctedFields } from "~/features/leads/model/corrected-fields";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";

type CorrectPanelProps = { given: Record<CorrectedField, string>; address: string };

/** Puts right what was misheard or mistyped, one field at a time; what it was stays in the timeline. */
export function CorrectPanel({ given, address }: CorrectPanelProps) {
  return (
    <details className="no-print mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Naam, nummer, e-mailadres of adres verbeteren
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-4">
        {(Object.keys(correctedFields) as CorrectedField[]).map((field) => (
          <CorrectField key={`${field} ${given[field]}`} {...{ field, address }} seen={given[field]} />
        ))}
      </div>
    </details>
  );
}

const hints: Partial<Record<CorrectedField, string>> = {
  address: "Straat en huisnummer, postcode en plaats.",
};

function CorrectField({ field, seen, address }: { field: CorrectedField; seen: string; address: string }) {
  const fetcher = useFetcher<{ error?: string }>();
  const error = useRefusal(fetcher)?.error;
  return (
    <fetcher.Form method="post" action={address}>
      <input type="hidden" name="field" value={field} />
      <input type="hidden" name="seen" value={seen} />
      <Field label={correctedFields[field]} hint={hints[field]} error={error}>
        {(control) => (
          <span className="flex gap-2 tight:flex-wrap">
            <Input {...control} name="value" defaultValue={seen} autoComplete="off" />
            <Button
              type="submit"
              variant="outline"
              className="shrink-0"
              aria-label={`${correctedFields[field]} verbeteren`}
              aria-disabled={fetcher.state !== "idle"}
            >
              Verbeteren
            </Button>
          </span>
        )}
      </Field>
    </fetcher.Form>
  );
}
