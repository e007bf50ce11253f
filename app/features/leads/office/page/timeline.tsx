import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { classNames } from "~/lib/text/class-names";

/** What happened to a lead and who saw it, newest first. */
export function Timeline({ events }: { events: LeadView["events"] }) {
  return (
    <ol className="border-l border-ink/40 pl-6">
      {events.map(({ id, at, text, actor, note, quiet }) => (
        <li
          key={id}
          className="relative pb-5 last:pb-0 before:absolute before:top-2 before:-left-6 before:h-px before:w-4 before:bg-ink/40"
        >
          {note === null ? (
            <p className={classNames(quiet && "text-sm text-ink-soft")}>{text}</p>
          ) : (
            <>
              <p className="sr-only">{text}</p>
              <p className="border-l-4 border-accent-hatch bg-accent-wash px-3 py-2 whitespace-pre-line">
                {note}
              </p>
            </>
          )}
          <p className="text-sm text-ink-soft tabular-nums">
            {at} · {actor}
          </p>
        </li>
      ))}
    </ol>
  );
}
