import { useFetcher } from "react-router";
import { Button } from "~/ui/controls/button";
import { Field, Textarea } from "~/ui/controls/field";

type NoteFormProps = { maxLength: number };

/** A note for colleagues. What was typed stays until the server says that it is kept. */
export function NoteForm({ maxLength }: NoteFormProps) {
  const fetcher = useFetcher<{ error?: string }>();
  const error = fetcher.state === "idle" ? fetcher.data?.error : undefined;
  return (
    <fetcher.Form method="post" className="grid justify-items-start gap-2">
      <input type="hidden" name="action" value="note" />
      <Field label="Notitie" error={error} className="w-full">
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={3}
            maxLength={maxLength}
            className="min-h-24"
            placeholder="Wat is er besproken?"
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        className="min-h-11"
        aria-disabled={fetcher.state !== "idle"}
      >
        {fetcher.state === "idle" ? "Notitie bewaren" : "Bewaren…"}
      </Button>
    </fetcher.Form>
  );
}
