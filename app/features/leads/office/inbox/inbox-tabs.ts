import type { ListTab } from "~/admin/list-tabs";
import { keysOf } from "~/features/leads/model/lead-options";
import { leadStatuses } from "~/features/leads/model/lead-status";
import {
  countedTo,
  type InboxFilter,
  inboxAddress,
  viewSearch,
} from "~/features/leads/office/list/inbox-filter";
import type { SavedView } from "~/features/leads/office/views/saved-view";
import { paths } from "~/paths";

/**
 * The lists of the inbox; every status keeps the other filters, quarantine and spam have none. Who sees only his own
 * (`all` false) has neither, nor a filter to keep.
 */
export function inboxTabs(
  filter: InboxFilter,
  { quarantined: suspects, mine }: { quarantined: number; mine: string | null },
  { all, me }: { all: boolean; me: string },
  views: SavedView[] = [],
): ListTab[] {
  const here = viewSearch(filter);
  const saved = views.some(({ search }) => search === here) && filter.query === "";
  const { quarantined, spam, open } = filter;
  // Whose open work it is belongs to that list.
  const assignee = open ? null : filter.assignee;
  const kept = all ? { ...filter, assignee, quarantined: false, spam: false, open: false } : {};
  const list = (label: string, status: InboxFilter["status"]): ListTab => ({
    label,
    href: inboxAddress(paths.adminLeads, { ...kept, status }),
    current: filter.status === status && !quarantined && !spam && !open && !saved,
  });
  const everything = list("Alle", null);
  // Without the filters of a saved view: with them it would lead to that view, and not out of it.
  const isView = (href: string) => views.some(({ search }) => paths.adminLeads + search === href);
  if (saved || isView(inboxAddress(paths.adminLeads, { ...kept, status: null, query: "" })))
    everything.href = inboxAddress(paths.adminLeads, { query: filter.query });
  const statuses = keysOf(leadStatuses).map((status) => list(leadStatuses[status], status));
  if (!all) return [everything, ...statuses];
  return [
    everything,
    {
      label: "Mijn open",
      href: inboxAddress(paths.adminLeads, { open: true, assignee: me }),
      current: open && filter.assignee === me && !saved,
      ...(mine !== null && { count: mine, quiet: true }),
    },
    ...views.map(({ name, search, count }) => ({
      label: name,
      href: paths.adminLeads + search,
      current: saved && search === here,
      ...(count !== null && { count, quiet: true }),
    })),
    ...statuses,
    {
      label: "Quarantaine",
      href: inboxAddress(paths.adminLeads, { quarantined: true }),
      current: quarantined,
      ...(suspects > 0 && {
        count: suspects > countedTo ? `${countedTo}+` : String(suspects),
      }),
    },
    { label: "Spam", href: inboxAddress(paths.adminLeads, { spam: true }), current: spam },
  ];
}
