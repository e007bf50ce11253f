import { Link } from "react-router";
import { leadCan, leadStatuses } from "~/features/leads/lead-status";
import { fullName, serviceName } from "~/features/leads/lead-summary";
import { type LeadListItem, listLeads } from "~/features/leads/leads.server";
import { outboxHealth } from "~/features/leads/outbox.server";
import { DeliveryAlarm } from "~/features/leads-inbox/delivery-alarm";
import type { InboxRow } from "~/features/leads-inbox/inbox-types";
import { LeadList } from "~/features/leads-inbox/lead-list";
import { ListTabs } from "~/features/leads-inbox/list-tabs";
import { momentText } from "~/features/leads-inbox/moment-text";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { mustBeAble, signedIn } from "~/platform/signed-in.server";
import { buttonClass } from "~/ui/button";
import type { Route } from "./+types/leads";

const pageSize = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  mustBeAble(context.get(signedIn), "readLeads");
  const now = new Date();
  const quarantined = url.searchParams.get("lijst") === "quarantaine";
  const cursor = url.searchParams.get("na");
  const [page, deliveries] = await Promise.all([
    listLeads(env.DB, { cursor, limit: pageSize, quarantined }),
    outboxHealth(env.DB, now),
  ]);
  return {
    rows: page.leads.map((lead) => toRow(lead, now.getTime())),
    next: page.next,
    first: cursor === null,
    quarantined,
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
    town: lead.city || lead.address,
    status: leadStatuses[lead.status],
    answerBy: leadCan("call", lead.status) ? lead.answerBy : null,
    received: momentText(lead.receivedAt, now),
    files: lead.files,
    urgent: lead.urgencyLevel === "urgent" || lead.serviceType === "spoedservice",
    quarantined: lead.quarantineReason !== null,
  };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Aanvragen · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

const quarantineList = `${paths.adminLeads}?lijst=quarantaine`;

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { rows, next, first, quarantined, deliveries, now } = loaderData;
  const list = quarantined ? quarantineList : paths.adminLeads;
  const older =
    next &&
    `${paths.adminLeads}?${new URLSearchParams({ ...(quarantined && { lijst: "quarantaine" }), na: next })}`;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">Aanvragen</h1>
        <ListTabs
          tabs={[
            { label: "Inbox", href: paths.adminLeads, current: !quarantined },
            { label: "Quarantaine", href: quarantineList, current: quarantined },
          ]}
        />
      </div>
      <DeliveryAlarm {...deliveries} />
      {rows.length > 0 ? (
        <LeadList rows={rows} now={now} hrefOf={paths.adminLead} />
      ) : (
        <EmptyList quarantined={quarantined} first={first} />
      )}
      <nav aria-label="Bladeren" className="flex justify-between gap-4">
        {first ? (
          <span />
        ) : (
          <Link to={list} className={buttonClass("outline", "sm")}>
            Naar de nieuwste
          </Link>
        )}
        {older && (
          <Link to={older} className={buttonClass("outline", "sm")}>
            Oudere aanvragen
          </Link>
        )}
      </nav>
    </div>
  );
}

function EmptyList({ quarantined, first }: { quarantined: boolean; first: boolean }) {
  const text = quarantined ? "Er staat niets in quarantaine." : "Er zijn nog geen aanvragen.";
  return (
    <p className="border-t border-rule py-8 text-ink-soft">
      {first ? text : "Er zijn geen oudere aanvragen."}
    </p>
  );
}
