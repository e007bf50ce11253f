import { Link } from "react-router";
import { useRememberedList } from "~/admin/last-list";
import { ListTabs } from "~/admin/list-tabs";
import { outboxHealth } from "~/features/leads/deliver/outbox-health.server";
import { serviceFilters } from "~/features/leads/model/lead-options";
import { leadCan, leadStatuses, statusSlugs } from "~/features/leads/model/lead-status";
import { fullName, isUrgent, serviceName } from "~/features/leads/model/lead-summary";
import { DeliveryAlarm } from "~/features/leads/office/inbox/delivery-alarm";
import { FilterBar } from "~/features/leads/office/inbox/filter-bar";
import { type LeadListItem, listLeads, waitingCounts } from "~/features/leads/office/inbox/inbox.server";
import { inboxControls } from "~/features/leads/office/inbox/inbox-controls";
import {
  countedTo,
  everything,
  filterNames,
  inboxAddress,
  inboxFilter,
} from "~/features/leads/office/inbox/inbox-filter";
import { LeadList } from "~/features/leads/office/inbox/lead-list";
import type { InboxRow } from "~/features/leads/office/model/inbox-types";
import { shortName } from "~/features/leads/office/model/short-name";
import { parseAddress } from "~/lib/address";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { peopleWhoMay } from "~/platform/access/access-config.server";
import { mustBeAble, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/leads";

const pageSize = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  mustBeAble(me, "readLeads");
  const now = new Date();
  const filter = inboxFilter(url.searchParams);
  const cursor = url.searchParams.get("na");
  const [page, waiting, deliveries] = await Promise.all([
    listLeads(env.DB, { filter, cursor, limit: pageSize }),
    waitingCounts(env.DB, now),
    outboxHealth(env.DB, now),
  ]);
  return {
    rows: page.leads.map((lead) => toRow(lead, now.getTime())),
    next: page.next,
    first: cursor === null,
    filter,
    employees: peopleWhoMay(env, "changeLeads"),
    me: me.email,
    waiting,
    deliveries,
    now: now.getTime(),
  };
}

function toRow(lead: LeadListItem, now: number): InboxRow {
  return {
    id: lead.id,
    reference: lead.reference,
    name: fullName(lead),
    service: serviceName(lead),
    town: lead.city || parseAddress(lead.address).city || lead.address,
    status: leadStatuses[lead.status],
    answerBy: leadCan("call", lead.status) ? lead.answerBy : null,
    assignee: shortName(lead.assignee),
    received: momentText(lead.receivedAt, now),
    files: lead.files,
    urgent: isUrgent(lead),
    quarantined: lead.quarantineReason !== null,
  };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Aanvragen · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { rows, next, first, filter, waiting, deliveries, now } = loaderData;
  useRememberedList(paths.adminLeads);
  const { tabs, bar } = inboxControls({
    ...loaderData,
    page: paths.adminLeads,
    filterNames,
    statuses: leadStatuses,
    statusSlugs,
    services: serviceFilters,
    addressOf: (changed) => inboxAddress(paths.adminLeads, { ...everything, ...changed }),
    countText: (count) => (count > countedTo ? `${countedTo}+` : String(count)),
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">Aanvragen</h1>
        <a
          href={inboxAddress(paths.adminLeadsCsv, filter)}
          download
          className={buttonClass("outline", "sm", "no-print")}
        >
          <Icon name="download" size={4} /> Exporteren (CSV)
        </a>
      </div>
      <DeliveryAlarm {...deliveries} />
      <div className="grid grid-cols-1 gap-4">
        <FilterBar {...bar} />
        <ListTabs tabs={tabs} />
      </div>
      {waiting.late > 0 && !filter.quarantined && filter.query === "" && (
        <p className="-mb-2 font-semibold text-danger">
          <Icon name="warning" size={4} className="mr-1.5 inline align-[-0.15em]" />
          {lateText(waiting.late)}
        </p>
      )}
      {rows.length > 0 ? (
        <LeadList rows={rows} now={now} hrefOf={paths.adminLead} />
      ) : (
        <p className="border-t border-rule py-8 text-ink-soft">{emptyText(loaderData)}</p>
      )}
      <nav aria-label="Bladeren" className="no-print flex justify-between gap-4">
        {first ? (
          <span />
        ) : (
          <Link to={inboxAddress(paths.adminLeads, filter)} className={buttonClass("outline", "sm")}>
            Terug naar het begin
          </Link>
        )}
        {next && (
          <Link to={inboxAddress(paths.adminLeads, filter, next)} className={buttonClass("outline", "sm")}>
            Verder bladeren
          </Link>
        )}
      </nav>
    </div>
  );
}

function lateText(late: number): string {
  if (late === 1) return "1 aanvrager wacht langer dan beloofd.";
  return `${late > countedTo ? `Meer dan ${countedTo}` : late} aanvragers wachten langer dan beloofd.`;
}

type Listed = Pick<Route.ComponentProps["loaderData"], "filter" | "first">;

function emptyText({ filter, first }: Listed): string {
  if (!first) return "Verder is er niets.";
  if (filter.query !== "") return `Niets gevonden voor ‘${filter.query}’.`;
  if (filter.quarantined) return "Er staat niets in quarantaine.";
  const filtered = filter.status ?? filter.assignee ?? filter.serviceType;
  return filtered === null ? "Er zijn nog geen aanvragen." : "Geen aanvragen met deze filters.";
}
