import type { SummaryRow } from "~/features/leads/model/lead-summary";

/** Label and value pairs; a pair without a value is left out. */
export function Facts({ facts }: { facts: SummaryRow[] }) {
  const given = facts.filter(({ text }) => text !== "");
  return (
    <dl className="border-t border-rule">
      {given.map(({ label, text }) => (
        <div
          key={label}
          className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
