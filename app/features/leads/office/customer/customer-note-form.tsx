import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { cleanLines } from "~/lib/text/clean-text";
import { Button } from "~/ui/controls/button";
import { Field, Textarea } from "~/ui/controls/field";

type Props = {
  /** Mail address of who writes. */
  me: string;
  address: string;
  error: string | null;
  busy: boolean;
  /** Those that are kept, with what was typed among them once it is. */
  notes: { text: string }[];
};

/** A note about a customer. What was typed stays in this tab until it stands among the notes. */
export function CustomerNoteForm({ me, address, error, busy, notes }: Props) {
  const keptAs = `${address}#note#${me}`;
  const [text, setText] = useState("");
  const latest = useRef("");
  const change = (next: string) => {
    latest.current = next;
    setText(next);
    try {
      if (next === "") sessionStorage.removeItem(keptAs);
      else sessionStorage.setItem(keptAs, next);
    } catch {
      // No room or no permission: the field still has it.
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when the notes are others
  useEffect(() => {
    const typed = latest.current || kept(keptAs);
    change(notes.some((note) => note.text === cleanLines(typed)) ? "" : typed);
  }, [notes]);
  return (
    <Form method="post" action={address} className="no-print mt-3 grid grid-cols-1 gap-3">
      <Field
        label="Notitie bij deze klant"
        hint="Bijvoorbeeld: sleutel bij de buren."
        error={error ?? undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={2}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        name="action"
        value="note"
        variant="outline"
        size="sm"
        className="min-h-11 justify-self-start"
        aria-disabled={busy}
      >
        Notitie bij de klant bewaren
      </Button>
    </Form>
  );
}

function kept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}
