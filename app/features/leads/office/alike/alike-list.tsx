import { Form, Link } from "react-router";
import { paths } from "~/paths";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { AlikeRow, PatternRow } from "./alike-view";

type AlikeListProps = { groups: AlikeRow[]; patterns: PatternRow[]; action: string; busy: boolean };

/** What is held back now, and requests that are like each other: a row for each group. */
export function AlikeList({ groups, patterns, action, busy }: AlikeListProps) {
  if (groups.length + patterns.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {patterns.map((pattern) => (
        <Pattern key={pattern.id} pattern={pattern} action={action} busy={busy} />
      ))}
      {groups.map((group) => (
        <Group key={group.id} group={group} action={action} busy={busy} />
      ))}
    </div>
  );
}

/** Below this many the list stands open. */
const openUpTo = 5;

type GroupProps = { group: AlikeRow; action: string; busy: boolean };

function Group({ group, action, busy }: GroupProps) {
  const { id, kind, title, shared, text, reasons, received, count, held, open, stopped, members } = group;
  return (
    <article
      aria-labelledby={`gelijk-${id}`}
      className="border border-rule border-l-4 border-l-danger p-4 md:p-6"
    >
      <p className="text-sm text-ink-soft tabular-nums sm:float-right sm:ml-4">laatste {received}</p>
      <h2 id={`gelijk-${id}`} className="font-text text-lg tracking-normal">
        {title}
      </h2>
      <p>
        {shared}
        {open.length > 0 && ` ${openText(open.length, count)}`}
      </p>
      {text !== "" && (
        <blockquote className="measure mt-2 border-l-2 border-rule pl-3 break-words text-ink-soft">
          {text}
        </blockquote>
      )}
      {reasons.length > 0 && <p className="measure mt-2 text-sm text-ink-soft">{reasons.join(" · ")}</p>}
      <Form method="post" action={action} className="no-print mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="held" value={held.join(",")} />
        <input type="hidden" name="open" value={open.join(",")} />
        <input type="hidden" name="lead" value={id} />
        <input type="hidden" name="kind" value={kind} />
        <Button type="submit" name="action" value="spam" size="sm" aria-disabled={busy}>
          Alle {count} naar spam
        </Button>
        {!stopped && (
          <Button
            type="submit"
            name="action"
            value="hold-pattern"
            variant="outline"
            size="sm"
            aria-disabled={busy}
          >
            Houd dit patroon tegen (hoogstens 24 uur)
          </Button>
        )}
        {held.length > 0 && (
          <Button
            type="submit"
            name="action"
            value="release"
            variant="outline"
            size="sm"
            aria-disabled={busy}
          >
            {open.length === 0 ? `Alle ${count} vrijgeven` : `${held.length} uit quarantaine vrijgeven`}
          </Button>
        )}
      </Form>
      <details className="mt-3" open={count <= openUpTo}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-ink-soft underline underline-offset-4">
          Bekijk alle {count}
        </summary>
        <ul className="border-t border-rule">
          {members.map((member) => (
            <li key={member.id} className="flex flex-wrap items-baseline gap-x-3 border-b border-rule py-2">
              <Link to={paths.adminLead(member.id)} className="min-w-0 break-words">
                {member.name}
              </Link>
              <span className="text-sm text-ink-soft tabular-nums">{member.reference}</span>
              <span className="text-sm text-ink-soft tabular-nums">{member.received}</span>
              {!member.held && <Badge variant="outline">In de gewone lijst</Badge>}
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}

function openText(open: number, count: number): string {
  if (open === count) return "Ze staan in de gewone lijst.";
  return open === 1 ? "1 ervan staat in de gewone lijst." : `${open} ervan staan in de gewone lijst.`;
}

type PatternProps = { pattern: PatternRow; action: string; busy: boolean };

function Pattern({ pattern, action, busy }: PatternProps) {
  const { id, title, text, left, stopped } = pattern;
  return (
    <article aria-labelledby={`patroon-${id}`} className="border-l-4 border-ink bg-paper-deep p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={`patroon-${id}`} className="flex items-center gap-2 font-text text-base tracking-normal">
            <Icon name="shield" size={4} /> {title}
          </h2>
          <p className="tabular-nums">
            {left}, {stopped}
          </p>
        </div>
        <Form method="post" action={action} className="no-print">
          <input type="hidden" name="pattern" value={id} />
          <Button
            type="submit"
            name="action"
            value="stop-pattern"
            variant="outline"
            size="sm"
            aria-describedby={`patroon-${id}`}
            aria-disabled={busy}
          >
            Stop met tegenhouden
          </Button>
        </Form>
      </div>
      {text !== "" && <p className="measure mt-2 break-words text-sm text-ink-soft">‘{text}’</p>}
    </article>
  );
}
