export type NoteRow = { id: number; text: string; by: string; at: string; own: boolean };

/** Notes about the customer with a box each; ticked is what was written at a request that is. */
export function NoteList({ notes, chosen }: { notes: NoteRow[]; chosen: number[] | null }) {
  if (notes.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">Notities bij deze klant</legend>
      <p className="measure mt-1 mb-3 text-ink-soft">
        Een notitie kan over een ander in huis gaan. Lees ze, en vink aan wat over deze persoon gaat: alleen
        dat gaat mee.
      </p>
      <ul className="border-t border-ink">
        {notes.map(({ id, text, by, at, own }) => (
          <li key={id} className="border-b border-rule py-3">
            <input type="hidden" name="notes" value={id} />
            <label className="flex items-start gap-4">
              <input
                type="checkbox"
                name="note"
                value={id}
                defaultChecked={chosen === null ? own : chosen.includes(id)}
                className="mt-1 size-6 shrink-0 accent-accent"
              />
              <span className="min-w-0">
                <span className="measure block whitespace-pre-line wrap-anywhere">{text}</span>
                <span className="block text-sm text-ink-soft">
                  {by} · bij {at}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
