import { type LeadStatus, statusOfSlug, statusSlugs } from "~/features/leads/model/lead-status";

/** Which leads to list; null = any. `query` searches in all of them, quarantine included. */
export type InboxFilter = {
  status: LeadStatus | null;
  /** Mail address of an employee, or '' for what nobody does yet. */
  assignee: string | null;
  serviceType: string | null;
  quarantined: boolean;
  /** Of those in quarantine, what was put away. */
  spam: boolean;
  query: string;
};

export const everything: InboxFilter = {
  status: null,
  assignee: null,
  serviceType: null,
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
  list: "list",
  query: "q",
  cursor: "after",
} as const;

/** The value of the filter for what nobody does yet. */
export const nobody = "niemand";
const quarantine = "quarantaine";
const spamList = "spam";

/** Reads the filters of an address; what is not ours counts as not given. */
export function inboxFilter(params: URLSearchParams): InboxFilter {
  const assignee = params.get(filterNames.assignee);
  const query = (params.get(filterNames.query) ?? "").trim().slice(0, 120);
  return {
    status: statusOfSlug(params.get(filterNames.status)),
    assignee: assignee === nobody ? "" : assignee || null,
    serviceType: params.get(filterNames.serviceType) || null,
    quarantined: query === "" && params.get(filterNames.list) === quarantine,
    spam: query === "" && params.get(filterNames.list) === spamList,
    query,
  };
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
  const { status, assignee, serviceType, quarantined, spam, query } = { ...everything, ...filter };
  const params = new URLSearchParams({
    ...(quarantined && { [filterNames.list]: quarantine }),
    ...(spam && { [filterNames.list]: spamList }),
    ...(query !== "" && { [filterNames.query]: query }),
    ...(status && { [filterNames.status]: statusSlugs[status] }),
    ...(assignee !== null && { [filterNames.assignee]: assignee || nobody }),
    ...(serviceType && { [filterNames.serviceType]: serviceType }),
    ...(cursor && { [filterNames.cursor]: cursor }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}
