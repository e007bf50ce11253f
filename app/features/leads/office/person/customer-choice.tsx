import { Link } from "react-router";

export type FoundCustomer = {
  href: string;
  names: string;
  contact: string;
  requests: string;
  /** Until when it had what was asked for; null where it has that, or never had. */
  stood: string | null;
};

/** Several customers answer to what was typed: nothing is handed out or erased before one of them is chosen. */
export function CustomerChoice({
  customers,
  more,
  who,
}: {
  customers: FoundCustomer[];
  /** There are others. */
  more: boolean;
  who: string;
}) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">
        {more && "Meer dan "}
        {customers.length} klanten gevonden met ‘{who}’
      </h2>
      <p className="measure text-ink-soft">
        Kies van wie het is. Daarna ziet u alle aanvragen van die klant.
        {more && " De andere staan hier niet bij: zoek ze met hun e-mailadres, nummer of referentie."}
      </p>
      <ul className="border-t border-ink">
        {customers.map(({ href, names, contact, requests, stood }) => (
          <li key={href} className="relative border-b border-rule py-3 hover:bg-paper-deep">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link to={href} className="covers-row font-semibold">
                {names}
              </Link>
              <span className="text-sm text-ink-soft">{requests}</span>
            </p>
            {stood && <p className="text-sm font-semibold">{stood}</p>}
            <p className="text-sm text-ink-soft">{contact}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
