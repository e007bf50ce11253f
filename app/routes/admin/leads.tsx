import { data, useLocation, useNavigation } from "react-router";
import { useRememberedList } from "~/admin/last-list";
import { AskDevice } from "~/admin/push/ask-device";
import { changeListByForm } from "~/features/leads/office/bulk/bulk-actions.server";
import { InboxPage } from "~/features/leads/office/inbox/inbox-page";
import { inboxView } from "~/features/leads/office/inbox/inbox-view.server";
import { inboxAddress, inboxFilter } from "~/features/leads/office/list/inbox-filter";
import { NewRows } from "~/features/leads/office/live/new-rows";
import { useLiveList } from "~/features/leads/office/live/use-live-list";
import { ViewersContext } from "~/features/leads/office/live/viewers";
import { changeViewsByForm, type ViewOutcome } from "~/features/leads/office/views/view-actions.server";
import { paths } from "~/paths";
import { peopleWhoMay } from "~/platform/access/colleagues.server";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import { pushKeys } from "~/platform/push/push-keys.server";
import type { Route } from "./+types/leads";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "workOnOwnLeads");
  const [view, employees] = await Promise.all([
    inboxView(env.DB, me, url.searchParams, new Date()),
    peopleWhoMay(env, "workOnOwnLeads"),
  ]);
  return { ...view, employees, push: pushKeys(env) !== null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const employees = await peopleWhoMay(env, "workOnOwnLeads");
  const actor = { email: me.email, now: new Date(), employees };
  const form = await formDataOf(request);
  const outcome: ViewOutcome | null =
    (await changeViewsByForm(env.DB, form, me.email)) ?? (await changeListByForm(env.DB, form, actor));
  if (outcome === null) throw data(null, { status: 400 });
  if ("error" in outcome) return data(outcome, { status: 422 });
  const { text, failed, undo } = outcome;
  const here = inboxAddress(paths.adminLeads, inboxFilter(url.searchParams));
  // What was kept is what is seen then.
  const href = outcome.search === undefined ? here : paths.adminLeads + outcome.search;
  const tone = failed ? "error" : "success";
  return redirectWith(request, env, href, { tone, text, ...(undo && { undo: { href, fields: undo } }) });
}

/** The first stops of the keyboard; see AdminFrame. */
export const handle = { skip: { href: "#aanvragen", label: "Naar de aanvragen" } };

const title = "Aanvragen · Beheer";

export function meta(): Route.MetaDescriptors {
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Leads({ loaderData: view, actionData }: Route.ComponentProps) {
  useRememberedList(paths.adminLeads);
  const viewers = useLiveList(view.version);
  return (
    <ViewersContext value={viewers}>
      <NewRows rows={view.rows} now={view.now} title={title} key={useLocation().search} />
      {view.push && <AskDevice me={view.me} />}
      <InboxPage {...view} refused={actionData ?? null} busy={useNavigation().formMethod === "POST"} />
    </ViewersContext>
  );
}
