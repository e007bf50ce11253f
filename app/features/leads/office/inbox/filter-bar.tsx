import { useEffect, useId, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { shortName } from "~/admin/people/short-name";
import { serviceFilters } from "~/features/leads/model/lead-options";
import { statusSlugs } from "~/features/leads/model/lead-status";
import type { Label } from "~/features/leads/office/labels/label";
import {
  filterCount,
  filterNames,
  type InboxFilter,
  inboxAddress,
  nobody,
  openList,
} from "~/features/leads/office/list/inbox-filter";
import { classNames } from "~/lib/text/class-names";
import { paths } from "~/paths";
import { Button } from "~/ui/controls/button";
import { Input, Select } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";

type FilterBarProps = { filter: InboxFilter; employees: string[]; labels: Label[]; me: string };

/** Search and filters as one form of the address itself: it can be bookmarked, shared and gone back to. */
export function FilterBar({ filter, employees, labels, me }: FilterBarProps) {
  const id = useId();
  const { status, assignee, serviceType, query, urgent, town, from, to, label } = filter;
  // Whose work it is stands in the tab.
  const isMine = filter.open && assignee === me;
  const count = filterCount(filter) - (isMine ? 1 : 0);
  const [open, setOpen] = useState(count > 0);
  // Who left the company still has leads.
  const people = assignee && !employees.includes(assignee) ? [...employees, assignee] : employees;
  const form = useRef<HTMLFormElement>(null);
  const search = inboxAddress("", filter);
  const shown = useRef(search);
  // A new list has new values; the fields stay, and with them the focus.
  useEffect(() => {
    // What was typed before the script came.
    if (shown.current === search) return;
    shown.current = search;
    const values = new URLSearchParams(search);
    const fields = form.current?.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select");
    for (const field of fields ?? []) field.value = values.get(field.name) ?? "";
  }, [search]);
  return (
    <Form
      ref={form}
      method="get"
      action={paths.adminLeads}
      role="search"
      aria-label="Aanvragen zoeken"
      className="no-print grid gap-3"
    >
      {status && <input type="hidden" name={filterNames.status} value={statusSlugs[status]} />}
      {filter.open && <input type="hidden" name={filterNames.list} value={openList} />}
      <div className="flex flex-wrap gap-2 md:gap-3">
        <div className="relative min-w-28 flex-1">
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
        <Button
          variant="ghost"
          aria-expanded={open}
          aria-controls={`${id}-filters`}
          onClick={() => setOpen(!open)}
          className="px-3 md:hidden"
        >
          Filters{count > 0 && ` (${count})`}
        </Button>
        <Button type="submit" variant="outline" className="max-md:px-3">
          Zoeken
        </Button>
      </div>
      <div
        id={`${id}-filters`}
        className={classNames(
          "grid grid-cols-2 items-end gap-3 lg:grid-cols-4 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none",
          !open && "max-md:hidden",
        )}
      >
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
        <Select aria-label="Spoed" name={filterNames.urgent} defaultValue={urgent ? "1" : ""}>
          <option value="">Spoed en gewoon</option>
          <option value="1">Alleen spoed</option>
        </Select>
        {(labels.length > 0 || label !== null) && (
          <Select aria-label="Label" name={filterNames.label} defaultValue={label ?? ""}>
            <option value="">Alle labels</option>
            {labels.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {labels.every(({ id }) => id !== label) && label !== null && (
              <option value={label}>Label dat weg is</option>
            )}
          </Select>
        )}
        <Input
          aria-label="Plaats"
          name={filterNames.town}
          defaultValue={town ?? ""}
          maxLength={80}
          placeholder="Plaats"
        />
        <div>
          <label htmlFor={`${id}-from`} className="text-sm">
            Ontvangen vanaf
          </label>
          <Input id={`${id}-from`} type="date" name={filterNames.from} defaultValue={from ?? ""} />
        </div>
        <div>
          <label htmlFor={`${id}-to`} className="text-sm">
            tot en met
          </label>
          <Input id={`${id}-to`} type="date" name={filterNames.to} defaultValue={to ?? ""} />
        </div>
      </div>
      {(query !== "" || count > 0) && (
        <Link
          to={paths.adminLeads}
          className="inline-flex min-h-11 items-center justify-self-start text-sm max-md:-my-3"
        >
          Wis filters
        </Link>
      )}
    </Form>
  );
}
