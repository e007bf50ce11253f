import type { Claim } from "~/content/types";

/** What the division promises besides its three figures, as one ruled line under the steps. */
export function Promises({ claims }: { claims: Claim[] }) {
  return (
    <section aria-label="Toezeggingen" className="page pb-14 md:pb-20">
      <dl className="grid border-b border-ink sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {claims.map(({ text, value, label }) => (
          <div
            key={text}
            className="flex flex-col-reverse justify-end border-t border-rule py-4 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-baseline lg:border-t-ink lg:pr-6"
          >
            <dt className="text-sm text-ink-soft max-sm:order-2 max-sm:col-start-1 max-sm:row-start-1 max-sm:pr-4">
              {label}
            </dt>
            <dd className="font-display text-2xl font-semibold text-accent-text max-sm:col-start-2 max-sm:text-right">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
