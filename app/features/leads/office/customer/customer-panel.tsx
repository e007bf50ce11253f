import { Link } from "react-router";
import { Icon } from "~/ui/icons/icon";
import { CustomerLeads, CustomerNotes, CustomerSuggestions } from "./customer-parts";
import type { CustomerView } from "./customer-view";

/** More of them stand on the customer's own page. */
const MOST_SHOWN = 5;

type CustomerPanelProps = { customer: CustomerView; address: string; busy: boolean };

/** What the office knows of whoever sent this request, in the page of the request: so that nobody calls them twice. */
export function CustomerPanel({ customer, address, busy }: CustomerPanelProps) {
  const { leads, count, more, suggestions, notes } = customer;
  const others = leads.filter(({ current }) => !current);
  return (
    <div className="grid grid-cols-1 gap-4">
      {suggestions.length > 0 && (
        <CustomerSuggestions suggestions={suggestions} address={address} busy={busy} />
      )}
      {notes.length > 0 && <CustomerNotes notes={notes} address={address} busy={busy} />}
      {others.length > 0 ? (
        <CustomerLeads leads={others.slice(0, MOST_SHOWN)} />
      ) : (
        <p className="text-ink-soft">Geen andere aanvragen met dit telefoonnummer of e-mailadres.</p>
      )}
      <p className="no-print text-sm">
        <Link to={address} className="inline-flex min-h-11 items-center gap-2">
          <Icon name="user" size={4} />
          {leads.length > 1
            ? more
              ? `Deze klant heeft ${count}`
              : `Alle ${count} van deze klant`
            : "Bekijk de klant"}
        </Link>
      </p>
    </div>
  );
}
