import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { EMPTY_MESSAGE } from "~/features/leads/model/visitor-message";
import { Button } from "~/ui/controls/button";
import { showControl } from "~/ui/controls/error-summary";
import { Field, Textarea } from "~/ui/controls/field";

type Props = {
  /** The page itself, where it is posted. */
  page: string;
  /** Made for this form: a message that is sent again has the same. */
  id: string;
  /** What was typed, and why it was refused. */
  refused: { text: string; error: string } | null;
  /** What came in. */
  known: { id: string; text: string }[];
};

const KEPT_AS = "bericht";
const offline =
  "Er is geen verbinding. Uw bericht staat er nog: verstuur het nog eens als u weer verbinding hebt.";

type Kept = { page: string; id: string; text: string };

/**
 * Writes to the office from the visitor's own page. Posted by the browser itself; with script this tab keeps what was typed over
 * a reload and a line that is gone.
 */
export function MessageForm({ page, id, refused, known }: Props) {
  const [text, setText] = useState(refused?.text ?? "");
  const [error, setError] = useState(refused?.error);
  const [number, setNumber] = useState(id);
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what an earlier visit left here
  useEffect(() => {
    // The page was posted from here; without script its address leads here.
    if (refused) showControl(field.current);
    const kept = read();
    if (kept?.page !== page || text !== "") return;
    const came = known.some(({ id }) => id === kept.id);
    if (came && known.some(({ text }) => bare(text) === bare(kept.text))) return keep(null);
    setText(kept.text);
    // Written on after it was sent: that is another message.
    if (came) keep({ ...kept, id });
    else setNumber(kept.id);
  }, []);

  function change(next: string) {
    setText(next);
    keep(next === "" ? null : { page, id: number, text: next });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const wrong = bare(text) === "" ? EMPTY_MESSAGE : navigator.onLine ? undefined : offline;
    if (!wrong) return;
    event.preventDefault();
    // Read out with the field that takes the focus.
    flushSync(() => setError(wrong));
    showControl(field.current);
  }

  return (
    <form method="post" action={page} onSubmit={submit} className="grid gap-4" noValidate>
      <input type="hidden" name="wijziging" value="message" />
      <input type="hidden" name="nummer" value={number} />
      <Field label="Schrijf ons" error={error} hint="Foto's voegt u hieronder toe, bij 'Foto's toevoegen'.">
        {(control) => (
          <Textarea
            {...control}
            name="bericht"
            ref={field}
            rows={4}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" className="justify-self-start">
        Bericht versturen
      </Button>
    </form>
  );
}

/** The server takes invisible characters out, and another kind of line end. */
const bare = (text: string) => text.replace(/[\s\p{C}]/gu, "");

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(KEPT_AS, JSON.stringify(kept));
    else sessionStorage.removeItem(KEPT_AS);
  } catch {
    // No room or no permission: the field still has the text.
  }
}
