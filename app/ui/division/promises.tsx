import type { ShownClaim } from "~/content/types";

/** The division's promises in one line under the steps. */
export function Promises({ claims }: { claims: ShownClaim[] }) {
  return (
    <section aria-label="Toezeggingen" className="page pb-14 @half:pb-20">
      <dl className="grid border-b border-ink @pair:grid-cols-2 @sheet:auto-cols-fr @sheet:grid-flow-col @sheet:grid-cols-none">
        {claims.map(({ text, value, label }) => (
          <div
            key={text}
            className="flex flex-col-reverse justify-end border-t border-rule py-4 @max-pair:grid @max-pair:grid-cols-[1fr_auto] @max-pair:items-baseline @sheet:border-t-ink @sheet:pr-6"
          >
            <dt className="text-sm text-ink-soft @max-pair:order-2 @max-pair:col-start-1 @max-pair:row-start-1 @max-pair:pr-4">
              {label}
            </dt>
            <dd className="font-display text-2xl font-semibold text-accent-text @max-pair:col-start-2 @max-pair:text-right">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
