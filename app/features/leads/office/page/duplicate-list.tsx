import { Link } from "react-router";
import type { InboxDuplicate } from "~/features/leads/office/model/inbox-types";
import { Badge } from "~/ui/controls/badge";

/** Other requests of the same person or house, so that nobody calls him twice. */
export function DuplicateList({ duplicates }: { duplicates: InboxDuplicate[] }) {
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
