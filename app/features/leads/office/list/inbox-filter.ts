import { type LeadStatus, statusOfSlug, statusSlugs } from "~/features/leads/model/lead-status";

/** Which leads to list; null = any. `query` searches in all of them, quarantine included. */
export type InboxFilter = {
  status: LeadStatus | null;
  /** Mail address of an employee, or '' for what nobody does yet. */
  assignee: string | null;
  /** Neither won nor lost; of one employee also what he or she goes to see. */
  open: boolean;
  /** All that `assignee` works on, what he or she goes to see included: the list of who sees only that. */
  own: boolean;
  serviceType: string | null;
  urgent: boolean;
  /** As visitors write it; upper and lower case are the same. */
  town: string | null;
  /** Days of receipt, both included: '2026-11-21'. */
  from: string | null;
  to: string | null;
  /** Id of a label. */
  label: number | null;
  quarantined: boolean;
  /** Of those in quarantine, what was put away. */
  spam: boolean;
  query: string;
};

export const everything: InboxFilter = {
  status: null,
  assignee: null,
  open: false,
  own: false,
  serviceType: null,
  urgent: false,
  town: null,
  from: null,
  to: null,
  label: null,
  quarantined: false,
  spam: false,
  query: "",
};

/** Counting stops here: 'meer dan 50' says enough, and the count costs the same with any number. */
export const countedTo = 50;

/** Names of the filters in the address of the inbox. */
export const filterNames = {
  status: "status",
  assignee: "assignee",
  serviceType: "service",
  urgent: "urgent",
  town: "town",
  from: "from",
  to: "to",
  label: "label",
  list: "list",
  query: "q",
  cursor: "after",
} as const;

/** The value of the filter for what nobody does yet. */
export const nobody = "niemand";
const quarantine = "quarantaine";
const spamList = "spam";
export const openList = "open";

/** Reads the filters of an address; what is not ours counts as not given. */
export function inboxFilter(params: URLSearchParams): InboxFilter {
  const assignee = params.get(filterNames.assignee);
  const query = (params.get(filterNames.query) ?? "").trim().slice(0, 120);
  return {
    status: statusOfSlug(params.get(filterNames.status)),
    assignee: assignee === nobody ? "" : assignee || null,
    open: params.get(filterNames.list) === openList,
    own: false,
    serviceType: params.get(filterNames.serviceType) || null,
    urgent: params.get(filterNames.urgent) === "1",
    town: (params.get(filterNames.town) ?? "").trim().slice(0, 80) || null,
    from: day(params.get(filterNames.from)),
    to: day(params.get(filterNames.to)),
    label: Number(/^\d{1,9}$/.exec(params.get(filterNames.label) ?? "")?.[0] ?? 0) || null,
    quarantined: query === "" && params.get(filterNames.list) === quarantine,
    spam: query === "" && params.get(filterNames.list) === spamList,
    query,
  };
}

/** A day of the calendar, else null. */
function day(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** Filters that stand behind the button 'Filters': all but status, list and search. */
export function filterCount({ assignee, serviceType, urgent, town, from, to, label }: InboxFilter): number {
  return [assignee, serviceType, urgent || null, town, from, to, label].filter((each) => each !== null)
    .length;
}

/** What the record of an export calls the list. */
export function listName({ quarantined, spam, status }: InboxFilter): string {
  if (quarantined || spam) return quarantined ? "quarantine" : "spam";
  return status ?? "all";
}

/** The address that shows these filters; the page itself when there are none. */
export function inboxAddress(
  page: string,
  filter: Partial<InboxFilter>,
  cursor: string | null = null,
): string {
  const { status, assignee, open, serviceType, urgent, town, from, to, label, quarantined, spam, query } = {
    ...everything,
    ...filter,
  };
  const params = new URLSearchParams({
    ...(open && { [filterNames.list]: openList }),
    ...(quarantined && { [filterNames.list]: quarantine }),
    ...(spam && { [filterNames.list]: spamList }),
    ...(query !== "" && { [filterNames.query]: query }),
    ...(status && { [filterNames.status]: statusSlugs[status] }),
    ...(assignee !== null && { [filterNames.assignee]: assignee || nobody }),
    ...(serviceType && { [filterNames.serviceType]: serviceType }),
    ...(urgent && { [filterNames.urgent]: "1" }),
    ...(town && { [filterNames.town]: town }),
    ...(from && { [filterNames.from]: from }),
    ...(to && { [filterNames.to]: to }),
    ...(label !== null && { [filterNames.label]: String(label) }),
    ...(cursor && { [filterNames.cursor]: cursor }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}

/** The filters as a saved view keeps them: as in the address, without the words that were searched for. */
export function viewSearch(of: URLSearchParams | InboxFilter): string {
  return inboxAddress("", { ...(of instanceof URLSearchParams ? inboxFilter(of) : of), query: "" });
}
