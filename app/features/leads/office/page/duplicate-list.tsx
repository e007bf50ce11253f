import { Link } from "react-router";
import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { Badge } from "~/ui/controls/badge";

/** Other leads of the same person or house, so that nobody calls them twice. */
export function DuplicateList({ duplicates }: { duplicates: LeadView["duplicates"] }) {
  return (
    <ul className="border-t border-rule">
      {duplicates.map(({ href, title, status, received, because }) => (
        <li key={href} className="relative border-b border-rule py-3 hover:bg-paper-deep">
          <p className="flex flex-wrap items-center gap-x-3">
            <Link
              to={href}
              className="font-semibold no-underline after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <Badge variant="outline">{status}</Badge>
          </p>
          <p className="text-sm text-ink-soft tabular-nums">
            {received} · {because}
          </p>
        </li>
      ))}
    </ul>
  );
}
