import { Link } from "react-router";
import type { Caller } from "./caller.server";

/** Who calls, as soon as the number is known: so that nobody has to tell everything again. */
export function CallerNote({ caller, doubt }: { caller: Caller; doubt: string | null }) {
  return (
    <div role="status" className="-mt-3 grid gap-2 empty:hidden">
      {doubt && <p className="border-l-4 border-danger bg-danger-wash px-3 py-2">{doubt}</p>}
      {caller && (
        <div className="border-l-4 border-accent bg-accent-wash px-3 py-2">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold">{caller.text}</span>
            <Link to={caller.href} className="inline-flex min-h-11 items-center">
              {caller.name}
            </Link>
          </p>
          <ul>
            {caller.leads.map(({ href, title }) => (
              <li key={href}>
                <Link to={href} className="inline-flex min-h-11 items-center">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          {caller.notes.map((note) => (
            <p key={note} className="whitespace-pre-line">
              {note}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
