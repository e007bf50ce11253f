import { classNames } from "~/lib/text/class-names";

type FilterLink = { label: string; href: string; count: number; current: boolean };

/** Links to the list per category: chips on a phone, a list beside the articles on wider screens. */
export function CategoryFilter({ links }: { links: FilterLink[] }) {
  return (
    <nav aria-label="Onderwerpen" className="@sheet:sticky @sheet:top-24">
      <ul className="flex flex-wrap gap-2 @sheet:block @sheet:border-t @sheet:border-ink">
        {links.map(({ label, href, count, current }) => (
          <li key={href} className="@sheet:border-b @sheet:border-rule">
            <a
              href={href}
              aria-current={current ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center justify-between gap-2 text-sm @max-sheet:rounded-md @max-sheet:border @max-sheet:px-3.5 @sheet:border-l-4 @sheet:pl-3",
                current
                  ? "border-accent font-semibold @max-sheet:bg-accent @max-sheet:text-white @sheet:text-accent-text"
                  : "@max-sheet:border-ink/30 @sheet:border-transparent hover:border-ink",
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
