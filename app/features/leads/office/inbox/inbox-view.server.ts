import { deliveryTrouble, noTrouble } from "~/features/leads/deliver/checks/delivery-trouble.server";
import { alikeView } from "~/features/leads/office/alike/read-alike.server";
import { earlierOf } from "~/features/leads/office/customer/earlier.server";
import { listLabels } from "~/features/leads/office/labels/labels.server";
import { listLeads, listSimilar, waitingCounts } from "~/features/leads/office/list/inbox.server";
import {
  everything,
  filterNames,
  type InboxFilter,
  inboxFilter,
} from "~/features/leads/office/list/inbox-filter";
import { listVersion } from "~/features/leads/office/live/list-version.server";
import { countList, listViews } from "~/features/leads/office/views/views.server";
import { countKept } from "~/features/leads/store/kept-mails.server";
import type { Admin } from "~/platform/access/access.server";
import { roleMay } from "~/platform/access/roles";
import { leadRow } from "./lead-row";

const pageSize = 50;

type Person = Pick<Admin, "email" | "role">;

/** The list that an address asks for; of who sees only his or her own, in no other order than by status. */
export function filterFor(me: Person, params: URLSearchParams): InboxFilter {
  const asked = inboxFilter(params);
  return roleMay(me.role, "readLeads")
    ? asked
    : { ...everything, own: true, status: asked.status, assignee: me.email };
}

/** A page of the inbox for this person. */
export async function inboxView(db: D1Database, me: Person, params: URLSearchParams, now: Date) {
  const filter = filterFor(me, params);
  const cursor = params.get(filterNames.cursor);
  const all = roleMay(me.role, "readLeads");
  // First: what happens while the list is read is a newer one.
  const version = await listVersion(db);
  const alike = await alikeView(db, filter, now);
  const without = alike.groups.flatMap(({ held }) => held);
  const [{ leads, next }, labels, views, mine, waiting, deliveries, kept] = await Promise.all([
    listLeads(db, { filter, cursor, limit: pageSize, without }),
    all ? listLabels(db) : [],
    all ? listViews(db, me.email) : [],
    all ? countList(db, { ...everything, open: true, assignee: me.email }) : null,
    all ? waitingCounts(db, now) : { late: 0, quarantined: 0 },
    all ? deliveryTrouble(db, now) : noTrouble,
    all && filter.quarantined ? countKept(db) : 0,
  ]);
  // What was found as typed comes first, and all of it.
  const room = cursor === null && next === null ? pageSize - leads.length : 0;
  const similar = await listSimilar(db, { filter, limit: room });
  const shown = [...leads, ...similar];
  const earlier = all ? await earlierOf(db, shown) : new Map<string, string>();
  return {
    rows: shown.map((lead) =>
      leadRow(lead, now.getTime(), { labels, earlier: earlier.get(lead.id), me: me.email }),
    ),
    similar: similar.map(({ id }) => id),
    first: cursor === null,
    may: { all, export: roleMay(me.role, "exportLeads"), change: roleMay(me.role, "changeLeads") },
    me: me.email,
    now: now.getTime(),
    ...{ version, next, filter, labels, views, mine, waiting, deliveries, kept, alike },
  };
}
