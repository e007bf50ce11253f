import { Link } from "react-router";
import { Badge } from "~/ui/controls/badge";
import type { CustomerVisit } from "./customer-visits.server";

/** When somebody was or will be at a customer, who, and what came of it. */
export function CustomerVisits({ visits }: { visits: CustomerVisit[] }) {
  return (
    <ul className="border-t border-rule">
      {visits.map(({ id, when, who, state, reference, href }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
          <Link to={href} className="text-link inline-flex min-h-11 items-center tabular-nums">
            {when}
          </Link>
          <span>{who}</span>
          <Badge variant="secondary">{state}</Badge>
          <span className="text-sm text-ink-soft tabular-nums">{reference}</span>
        </li>
      ))}
    </ul>
  );
}
