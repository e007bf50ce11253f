import { Link } from "react-router";
import { Badge } from "~/ui/controls/badge";

export type PersonRow = {
  id: string;
  href: string;
  reference: string;
  title: string;
  received: string;
  contact: string;
  status: string;
  files: number;
  /** Why it is shown though it may be of somebody else; null for what was asked for. */
  because: string | null;
};

/** Leads of a person with a box each; at first what was asked for is ticked, and nothing that only hangs together with it. */
export function PersonList({ rows, chosen }: { rows: PersonRow[]; chosen: string[] | null }) {
  return (
    <ul className="border-t border-ink">
      {rows.map(({ id, href, title, received, contact, status, files, because }) => (
        <li key={id} className="flex items-start gap-4 border-b border-rule py-3">
          <input
            type="checkbox"
            name="lead"
            value={id}
            defaultChecked={chosen === null ? because === null : chosen.includes(id)}
            id={`kies-${id}`}
            aria-label={`${title} meenemen`}
            className="mt-1 size-6 shrink-0 accent-accent"
          />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link to={href} className="font-semibold">
                {title}
              </Link>
              <Badge variant="outline">{status}</Badge>
            </p>
            {because && (
              <p className="text-sm font-semibold">Van iemand anders? Waarom dit hier staat: {because}.</p>
            )}
            <p className="text-sm text-ink-soft">{contact}</p>
            <p className="text-sm text-ink-soft tabular-nums">
              {received}
              {files > 0 && ` · ${files === 1 ? "1 bestand" : `${files} bestanden`}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
