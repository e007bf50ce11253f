import { classNames } from "~/lib/text/class-names";

type FilterLink = { label: string; href: string; count?: number; current: boolean };

type FilterLinksProps = { label: string; links: FilterLink[]; className?: string };

/** Links to parts of a list: a row of chips to push aside on a phone, lines beside the list on wider screens. */
export function FilterLinks({ label, links, className }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="-mx-(--page-pad) flex gap-2 px-(--page-pad) @max-sheet:overflow-x-auto py-2 @sheet:mx-0 @sheet:block @sheet:border-t @sheet:border-ink @sheet:p-0">
        {links.map(({ label, href, count, current }) => (
          <li key={href} className="shrink-0 @sheet:border-b @sheet:border-rule">
            <a
              href={href}
              aria-current={current ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center justify-between gap-2 text-sm whitespace-nowrap @max-sheet:rounded-md @max-sheet:border @max-sheet:px-3.5 @sheet:border-l-4 @sheet:pl-3",
                current
                  ? "border-accent font-semibold @max-sheet:bg-accent @max-sheet:text-white @sheet:text-accent-text"
                  : "@max-sheet:border-ink/30 @sheet:border-transparent hover:border-ink",
              )}
            >
              {label}
              {count !== undefined && <span className="tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
