import { data, useNavigation } from "react-router";
import { useRememberedList } from "~/admin/last-list";
import { outboxHealth } from "~/features/leads/deliver/outbox-health.server";
import { changeManyByForm } from "~/features/leads/office/alike/alike-actions.server";
import { alikeView } from "~/features/leads/office/alike/read-alike.server";
import { listLeads, waitingCounts } from "~/features/leads/office/inbox/inbox.server";
import { filterNames, inboxAddress, inboxFilter } from "~/features/leads/office/inbox/inbox-filter";
import { InboxPage } from "~/features/leads/office/inbox/inbox-page";
import { leadRow } from "~/features/leads/office/inbox/lead-row";
import { paths } from "~/paths";
import { usersWithAbility } from "~/platform/access/access-config.server";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/leads";

const pageSize = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "readLeads");
  const now = new Date();
  const filter = inboxFilter(url.searchParams);
  const cursor = url.searchParams.get(filterNames.cursor);
  const alike = await alikeView(env.DB, filter, now);
  const without = alike.groups.flatMap(({ held }) => held);
  const [{ leads, next }, waiting, deliveries] = await Promise.all([
    listLeads(env.DB, { filter, cursor, limit: pageSize, without }),
    waitingCounts(env.DB, now),
    outboxHealth(env.DB, now),
  ]);
  return {
    rows: leads.map((lead) => leadRow(lead, now.getTime())),
    first: cursor === null,
    employees: usersWithAbility(env, "changeLeads"),
    me: me.email,
    now: now.getTime(),
    ...{ next, filter, waiting, deliveries, alike },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const actor = { email: me.email, now: new Date() };
  const outcome = await changeManyByForm(env.DB, await formDataOf(request), actor);
  if (outcome === null) throw data(null, { status: 400 });
  const { text, failed, undo } = outcome;
  const href = inboxAddress(paths.adminLeads, inboxFilter(url.searchParams));
  const tone = failed ? "error" : "success";
  return redirectWith(request, env, href, { tone, text, ...(undo && { undo: { href, fields: undo } }) });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Aanvragen · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  useRememberedList(paths.adminLeads);
  return <InboxPage {...loaderData} busy={useNavigation().formMethod === "POST"} />;
}
