import { classNames } from "~/lib/class-names";

type FilterLink = { label: string; href: string; count: number; current: boolean };

/** A filter made of links, each to the list of its subject: chips on a phone, a list beside the register. */
export function CategoryFilter({ links }: { links: FilterLink[] }) {
  return (
    <nav aria-label="Onderwerpen" className="lg:sticky lg:top-24">
      <ul className="flex flex-wrap gap-2 lg:block lg:border-t lg:border-ink">
        {links.map(({ label, href, count, current }) => (
          <li key={href} className="lg:border-b lg:border-rule">
            <a
              href={href}
              aria-current={current ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center justify-between gap-2 text-sm max-lg:rounded-md max-lg:border max-lg:px-3.5 lg:border-l-4 lg:pl-3",
                current
                  ? "border-accent font-semibold max-lg:bg-accent max-lg:text-white lg:text-accent-text"
                  : "max-lg:border-ink/30 lg:border-transparent hover:border-ink",
              )}
            >
              {label}
              <span className="tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
