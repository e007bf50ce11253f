import { Form } from "react-router";
import { Button } from "~/ui/controls/button";

export type LetterRow = { id: string; since: string; body: string };

/** Messages that the queue gave up on. */
export function LetterList({ letters, busy }: { letters: LetterRow[]; busy: boolean }) {
  return (
    <ul className="border-t border-ink">
      {letters.map(({ id, since, body }) => (
        <li key={id} className="grid gap-x-6 border-b border-rule py-3 md:grid-cols-[1fr_auto]">
          <div>
            <p>{since}</p>
            <p className="text-sm break-all text-ink-soft">{body}</p>
          </div>
          <Form method="post" preventScrollReset className="flex flex-wrap items-start gap-2 py-1">
            <input type="hidden" name="letter" value={id} />
            <Button type="submit" name="action" value="resend" variant="outline" size="sm" disabled={busy}>
              Opnieuw
            </Button>
            <Button type="submit" name="action" value="discard" variant="outline" size="sm" disabled={busy}>
              Weggooien
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

export type CountRow = { what: string; name: string; count: number; last: string; detail: string };

/** For the person who looks after the site: what went wrong or was slow in the last 24 hours. */
export function CountList({ counts }: { counts: CountRow[] }) {
  return (
    <ul className="border-t border-ink">
      {counts.map(({ what, name, count, last, detail }) => (
        <li key={`${what} ${name}`} className="border-b border-rule py-2.5">
          <p className="flex flex-wrap justify-between gap-x-6">
            <span>
              {what} <span className="font-semibold tabular-nums">{count}×</span>
            </span>
            <span className="text-sm text-ink-soft tabular-nums">laatst {last}</span>
          </p>
          <p className="text-sm break-all">{name}</p>
          {detail !== "" && <p className="text-sm break-all text-ink-soft">{detail}</p>}
        </li>
      ))}
    </ul>
  );
}
