/** Who did what, and when. */
export function LogList({ events }: { events: { id: number; text: string; by: string }[] }) {
  return (
    <ol className="border-t border-rule">
      {events.map(({ id, text, by }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2.5">
          <span>{text}</span>
          <span className="text-sm text-ink-soft tabular-nums">{by}</span>
        </li>
      ))}
    </ol>
  );
}
