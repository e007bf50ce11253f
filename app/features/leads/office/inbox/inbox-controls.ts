import type { ListTab } from "~/admin/list-tabs";
import { shortName } from "~/features/leads/office/model/short-name";
import type { FilterBarProps } from "./filter-bar";

type Filter<Status extends string> = {
  status: Status | null;
  assignee: string | null;
  serviceType: string | null;
  quarantined: boolean;
  query: string;
};

type ControlOptions<Status extends string> = {
  page: string;
  filter: Filter<Status>;
  filterNames: { assignee: string; serviceType: string; query: string; status: string };
  statuses: Readonly<Record<Status, string>>;
  statusSlugs: Readonly<Record<Status, string>>;
  services: Readonly<Record<string, string>>;
  employees: string[];
  me: string;
  waiting: { late: number; quarantined: number };
  addressOf: (filter: Partial<Filter<Status>>) => string;
  countText: (count: number) => string;
};

/** Tabs and filters of the inbox, each with the address that it leads to; the others stay as they are. */
export function inboxControls<Status extends string>(
  options: ControlOptions<Status>,
): { tabs: ListTab[]; bar: FilterBarProps } {
  const {
    page,
    filter,
    filterNames,
    statuses,
    statusSlugs,
    services,
    employees,
    me,
    waiting,
    addressOf,
    countText,
  } = options;
  const { assignee, serviceType, query, status, quarantined } = filter;
  const base = { assignee, serviceType, query };
  const all: ListTab = {
    label: "Alle",
    href: addressOf(base),
    current: status === null && !quarantined,
  };
  const byStatus = (Object.keys(statuses) as Status[]).map((each) => ({
    label: statuses[each],
    href: addressOf({ ...base, status: each }),
    current: status === each,
  }));
  const suspects: ListTab = {
    label: "Quarantaine",
    href: addressOf({ quarantined: true }),
    current: quarantined,
    ...(waiting.quarantined > 0 && { count: countText(waiting.quarantined) }),
  };
  const bar: FilterBarProps = {
    page,
    query: { name: filterNames.query, value: query },
    kept: status === null ? {} : { [filterNames.status]: statusSlugs[status] },
    active: query !== "" || [assignee, serviceType].some((value) => value !== null),
    selects: [
      {
        name: filterNames.assignee,
        label: "Toegewezen aan",
        all: "Iedereen",
        value: assignee === "" ? "niemand" : (assignee ?? ""),
        choices: [
          { value: "niemand", label: "Nog niemand" },
          ...withOwn(employees, assignee).map((mail) => ({
            value: mail,
            label: mail === me ? `${shortName(mail)} (ik)` : shortName(mail),
          })),
        ],
      },
      {
        name: filterNames.serviceType,
        label: "Soort aanvraag",
        all: "Alle soorten",
        value: serviceType ?? "",
        choices: Object.entries(services).map(([value, label]) => ({ value, label })),
      },
    ],
  };
  return { tabs: [all, ...byStatus, suspects], bar };
}

/** Who left the company still has requests. */
function withOwn(employees: string[], chosen: string | null): string[] {
  return chosen && !employees.includes(chosen) ? [...employees, chosen] : employees;
}
