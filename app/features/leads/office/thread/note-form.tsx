import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useRefusal } from "~/admin/use-refusal";
import { Button } from "~/ui/controls/button";
import { Field, Textarea } from "~/ui/controls/field";
import { DraftLine } from "./draft-line";
import type { LeadDrafts, NoteContent } from "./draft-types";
import { useLeadDraft } from "./use-lead-draft";

type NoteFormProps = {
  draft: LeadDrafts["note"];
  /** Where the draft is saved. */
  address: string;
  /** Mail address of who writes. */
  me: string;
};

const nothing: NoteContent = { text: "" };

/** A note for colleagues. What was typed stays until the server says that it is kept, also over a reload. */
export function NoteForm({ draft, address, me }: NoteFormProps) {
  const fetcher = useFetcher<{ error?: string }>();
  const note = useLeadDraft({ address, me, kind: "note", draft, empty: nothing });
  const refusal = useRefusal(fetcher);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (refusal?.error) note.notSent();
  }, [refusal]);
  return (
    <fetcher.Form method="post" className="grid justify-items-start gap-2" onSubmit={() => note.sent()}>
      <input type="hidden" name="action" value="note" />
      <Field label="Notitie" error={refusal?.error} className="w-full">
        {(control) => (
          <Textarea
            {...control}
            name="text"
            data-note
            rows={3}
            className="min-h-24"
            placeholder="Wat is er besproken?"
            value={note.content.text}
            onChange={({ target }) => note.change({ text: target.value })}
            // The key that came here has one that leaves.
            onKeyDown={({ key, nativeEvent, currentTarget }) => {
              if (key === "Escape" && !nativeEvent.isComposing) currentTarget.blur();
            }}
          />
        )}
      </Field>
      <DraftLine
        state={note.state}
        onDevice={note.onDevice}
        problem={note.problem}
        empty={note.content.text === ""}
        other={note.other?.text ?? null}
        onMine={note.keepMine}
        onOther={note.takeOther}
      />
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
