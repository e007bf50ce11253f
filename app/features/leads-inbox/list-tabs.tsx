import { Link } from "react-router";

type Tab = { label: string; href: string; current: boolean };

/** The lists that the inbox has. */
export function ListTabs({ tabs }: { tabs: Tab[] }) {
  return (
    <nav aria-label="Lijsten">
      <ul className="flex gap-2">
        {tabs.map(({ label, href, current }) => (
          <li key={href}>
            <Link
              to={href}
              aria-current={current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-md border border-rule px-4 text-sm font-semibold no-underline hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
