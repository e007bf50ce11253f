import { useRememberedList } from "~/admin/last-list";
import { outboxHealth } from "~/features/leads/deliver/outbox-health.server";
import { listLeads, waitingCounts } from "~/features/leads/office/inbox/inbox.server";
import { filterNames, inboxFilter } from "~/features/leads/office/inbox/inbox-filter";
import { InboxPage } from "~/features/leads/office/inbox/inbox-page";
import { leadRow } from "~/features/leads/office/inbox/lead-row";
import { paths } from "~/paths";
import { usersWithAbility } from "~/platform/access/access-config.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/leads";

const pageSize = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "readLeads");
  const now = new Date();
  const filter = inboxFilter(url.searchParams);
  const cursor = url.searchParams.get(filterNames.cursor);
  const [{ leads, next }, waiting, deliveries] = await Promise.all([
    listLeads(env.DB, { filter, cursor, limit: pageSize }),
    waitingCounts(env.DB, now),
    outboxHealth(env.DB, now),
  ]);
  return {
    rows: leads.map((lead) => leadRow(lead, now.getTime())),
    first: cursor === null,
    employees: usersWithAbility(env, "changeLeads"),
    me: me.email,
    now: now.getTime(),
    ...{ next, filter, waiting, deliveries },
  };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Aanvragen · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  useRememberedList(paths.adminLeads);
  return <InboxPage {...loaderData} />;
}
