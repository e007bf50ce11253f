import type { Crumb } from "~/lib/json-ld";

/** The last step is the page itself and no link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Kruimelpad">
      <ol className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={href}
            className="flex gap-x-2"
            aria-current={index === crumbs.length - 1 ? "page" : undefined}
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < crumbs.length - 1 ? (
              <a href={href} className="underline decoration-rule hover:decoration-current">
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
