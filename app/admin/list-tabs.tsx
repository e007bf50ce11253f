import { Link } from "react-router";
import { classNames } from "~/lib/text/class-names";
import { useCurrentInView } from "./use-current-in-view";

export type ListTab = {
  label: string;
  href: string;
  current: boolean;
  /** Shown behind the label when there is something. */
  count?: string;
  /** The number tells, and alarms nobody. */
  quiet?: boolean;
};

/** On a phone the row scrolls by itself. */
export function ListTabs({ tabs, label = "Lijsten" }: { tabs: ListTab[]; label?: string }) {
  const row = useCurrentInView<HTMLElement>(tabs.find(({ current }) => current)?.href ?? "");
  return (
    <nav ref={row} aria-label={label} className="no-print -mx-1.5 overflow-x-auto px-1.5 pt-1 pb-2">
      <ul className="flex w-max min-w-full gap-5 border-b border-rule md:gap-7">
        {tabs.map(({ label, href, current, count, quiet }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them can have one address, and one name
          <li key={place}>
            <Link
              to={href}
              aria-current={current ? "page" : undefined}
              className="-mb-px inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-sm whitespace-nowrap text-ink-soft no-underline hover:border-ink hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
              {count && (
                <span
                  className={classNames(
                    "text-xs leading-5 tabular-nums",
                    quiet ? "text-ink-soft" : "rounded-sm bg-danger px-1.5 font-semibold text-white",
                  )}
                >
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
