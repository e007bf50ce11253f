import type { InboxEvent } from "./inbox-types";

/** What happened to a request, oldest first. */
export function Timeline({ events }: { events: InboxEvent[] }) {
  return (
    <ol className="border-l border-ink/40 pl-6">
      {events.map(({ id, at, text, actor }) => (
        <li
          key={id}
          className="relative pb-5 last:pb-0 before:absolute before:top-2 before:-left-6 before:h-px before:w-4 before:bg-ink/40"
        >
          <p>{text}</p>
          <p className="text-sm text-ink-soft tabular-nums">
            {at} · {actor}
          </p>
        </li>
      ))}
    </ol>
  );
}
