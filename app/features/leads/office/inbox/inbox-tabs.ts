import type { ListTab } from "~/admin/list-tabs";
import { keysOf } from "~/features/leads/model/lead-options";
import { leadStatuses } from "~/features/leads/model/lead-status";
import { paths } from "~/paths";
import { countedTo, type InboxFilter, inboxAddress } from "./inbox-filter";

/**
 * The lists of the inbox; every status keeps the other filters, quarantine and spam have none. Who sees only his own
 * (`all` false) has neither, nor a filter to keep.
 */
export function inboxTabs(filter: InboxFilter, waiting: { quarantined: number }, all: boolean): ListTab[] {
  const { quarantined, spam } = filter;
  const kept = all ? { ...filter, quarantined: false, spam: false } : {};
  const list = (label: string, status: InboxFilter["status"]): ListTab => ({
    label,
    href: inboxAddress(paths.adminLeads, { ...kept, status }),
    current: filter.status === status && !quarantined && !spam,
  });
  const statuses = [
    list("Alle", null),
    ...keysOf(leadStatuses).map((status) => list(leadStatuses[status], status)),
  ];
  if (!all) return statuses;
  return [
    ...statuses,
    {
      label: "Quarantaine",
      href: inboxAddress(paths.adminLeads, { quarantined: true }),
      current: quarantined,
      ...(waiting.quarantined > 0 && {
        count: waiting.quarantined > countedTo ? `${countedTo}+` : String(waiting.quarantined),
      }),
    },
    { label: "Spam", href: inboxAddress(paths.adminLeads, { spam: true }), current: spam },
  ];
}
