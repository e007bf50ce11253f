import { useId } from "react";
import { Form, Link } from "react-router";
import { serviceFilters } from "~/features/leads/model/lead-options";
import { statusSlugs } from "~/features/leads/model/lead-status";
import { shortName } from "~/features/leads/office/model/short-name";
import { paths } from "~/paths";
import { Button } from "~/ui/controls/button";
import { Input, Select } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";
import { filterNames, type InboxFilter, nobody } from "./inbox-filter";

type FilterBarProps = { filter: InboxFilter; employees: string[]; me: string };

/** Search and filters as one form of the address itself: it can be bookmarked, shared and gone back to. */
export function FilterBar({ filter, employees, me }: FilterBarProps) {
  const id = useId();
  const { status, assignee, serviceType, query } = filter;
  // Who left the company still has leads.
  const people = assignee && !employees.includes(assignee) ? [...employees, assignee] : employees;
  return (
    <Form
      method="get"
      action={paths.adminLeads}
      role="search"
      aria-label="Aanvragen zoeken"
      // A new list has new starting values.
      key={JSON.stringify(filter)}
      className="no-print grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
    >
      {status && <input type="hidden" name={filterNames.status} value={statusSlugs[status]} />}
      <div className="relative">
        <label htmlFor={`${id}-query`} className="sr-only">
          Zoek op naam, telefoon, e-mail, adres of tekst
        </label>
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 text-ink-soft" />
        <Input
          id={`${id}-query`}
          type="search"
          name={filterNames.query}
          defaultValue={query}
          maxLength={120}
          placeholder="Naam, telefoon, adres…"
          className="pl-11"
        />
      </div>
      <div className="grid grid-cols-2 gap-3 md:contents">
        <Select
          aria-label="Toegewezen aan"
          name={filterNames.assignee}
          defaultValue={assignee === "" ? nobody : (assignee ?? "")}
        >
          <option value="">Iedereen</option>
          <option value={nobody}>Nog niemand</option>
          {people.map((mail) => (
            <option key={mail} value={mail}>
              {shortName(mail)}
              {mail === me && " (ik)"}
            </option>
          ))}
        </Select>
        <Select aria-label="Soort aanvraag" name={filterNames.serviceType} defaultValue={serviceType ?? ""}>
          <option value="">Alle soorten</option>
          {Object.entries(serviceFilters).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex items-center gap-4">
        <Button type="submit" variant="outline" className="max-md:flex-1">
          Zoeken
        </Button>
        {(query !== "" || assignee !== null || serviceType !== null) && (
          <Link to={paths.adminLeads} className="inline-flex min-h-11 items-center text-sm">
            Wis filters
          </Link>
        )}
      </div>
    </Form>
  );
}
