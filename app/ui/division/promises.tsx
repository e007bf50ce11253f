import type { ShownClaim } from "~/content/types";

/** The division's promises in one line under the steps. */
export function Promises({ claims }: { claims: ShownClaim[] }) {
  return (
    <section aria-label="Toezeggingen" className="page pb-10 @half:pb-20">
      <dl className="grid border-b border-ink @pair:grid-cols-2 @sheet:auto-cols-fr @sheet:grid-flow-col @sheet:grid-cols-none">
        {claims.map(({ text, value, label }) => (
          <div
            key={text}
            className="flex flex-col-reverse justify-end border-t border-rule py-3 @max-pair:flex-row @max-pair:items-baseline @max-pair:justify-between @sheet:pr-6"
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-2xl font-semibold text-accent-text">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
