import { data, useNavigation } from "react-router";
import { useRememberedList } from "~/admin/last-list";
import { changeManyByForm } from "~/features/leads/office/alike/alike-actions.server";
import { inboxAddress, inboxFilter } from "~/features/leads/office/inbox/inbox-filter";
import { InboxPage } from "~/features/leads/office/inbox/inbox-page";
import { inboxView } from "~/features/leads/office/inbox/inbox-view.server";
import { paths } from "~/paths";
import { peopleWhoMay } from "~/platform/access/colleagues.server";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/leads";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "workOnOwnLeads");
  const [view, employees] = await Promise.all([
    inboxView(env.DB, me, url.searchParams, new Date()),
    peopleWhoMay(env, "workOnOwnLeads"),
  ]);
  return { ...view, employees };
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
