import { Link } from "react-router";
import { paths } from "~/paths";
import { Icon } from "~/ui/icons/icon";

const countedTo = 50;

/** The way to the mails that are kept and stand nowhere else; nothing where there are none. */
export function KeptLink({ count, from = "" }: { count: number; from?: string }) {
  if (count === 0) return null;
  const mails =
    count === 1 ? "1 mail ligt" : `${count > countedTo ? `Meer dan ${countedTo}` : count} mails liggen`;
  return (
    <p className="text-sm">
      <Link to={paths.adminKeptFrom(from)} className="inline-flex min-h-11 items-center gap-2">
        <Icon name="mail" size={4} /> {mails} apart{from && `, van ${from}`}
      </Link>
    </p>
  );
}
