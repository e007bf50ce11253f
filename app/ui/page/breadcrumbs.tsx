import type { Crumb } from "~/lib/json-ld";

/**
 * The last step is the page itself and no link. On a phone the title says it again right below, and there it could go
 * to the next line, and move the page, when the fonts come.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Kruimelpad">
      <ol className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={href}
            className="flex gap-x-2 @max-half:last:hidden"
            aria-current={index === crumbs.length - 1 ? "page" : undefined}
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < crumbs.length - 1 ? (
              <a href={href} className="-m-2 p-2 underline decoration-rule hover:decoration-current">
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
