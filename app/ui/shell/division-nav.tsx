import { classNames } from "~/lib/text/class-names";
import type { ShellProps } from "./shell-types";

/** The four-division bar: second row of the header, within its one line once that is scrolled. */
export function DivisionNav({
  divisions,
  division,
  pathname,
}: Pick<ShellProps, "divisions" | "division" | "pathname">) {
  return (
    <nav aria-label="Onze vier vakken" className="shell-divisions">
      <ul className="page">
        {divisions.map(({ id, label, href }) => (
          <li key={id}>
            <a
              href={href}
              data-theme={division ? undefined : id}
              aria-current={pathname === href ? "page" : undefined}
              className={classNames("division-link", id === division && "border-white")}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
