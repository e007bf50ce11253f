import { data, Link, useNavigation } from "react-router";
import { useLastList } from "~/admin/last-list";
import { changeByForm } from "~/features/leads/office/lead/lead-actions.server";
import { maxNoteLength } from "~/features/leads/office/lead/lead-changes.server";
import { leadView } from "~/features/leads/office/lead/lead-view";
import { openLead } from "~/features/leads/office/lead/open-lead.server";
import { LeadPage } from "~/features/leads/office/page/lead-page";
import { linkDays } from "~/features/leads/visitor/visitor-link.server";
import { readSettings } from "~/features/settings/settings.server";
import { paths } from "~/paths";
import { usersWithAbility } from "~/platform/access/access-config.server";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import { canSign } from "~/platform/http/signed-token.server";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/lead";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "readLeads");
  const now = new Date();
  const [opened, { templates }] = await Promise.all([
    openLead(env.DB, params.id, me.email, now),
    readSettings(env.DB),
  ]);
  if (opened === null) throw data(null, { status: 404 });
  return {
    lead: leadView(opened, templates, now.getTime(), { previews: "IMAGES" in env }),
    employees: usersWithAbility(env, "changeLeads"),
    me: me.email,
    maxNoteLength,
    linkDays: canSign(env.LINK_SECRET) ? linkDays : null,
    now: now.getTime(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const actor = { email: me.email, now: new Date(), employees: usersWithAbility(env, "changeLeads") };
  const outcome = await changeByForm(env.DB, params.id, await formDataOf(request), actor);
  if (outcome === null) throw data(null, { status: 400 });
  if ("error" in outcome) return data(outcome, { status: 422 });
  const { text, failed, eventId } = outcome;
  const href = paths.adminLead(params.id);
  const fields = { action: "undo", event: String(eventId) };
  const undo = eventId === undefined ? {} : { undo: { href, fields } };
  return redirectWith(request, env, href, { tone: failed ? "error" : "success", text, ...undo });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.lead.name} · Beheer` : "Beheer";
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Lead({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const list = useLastList(paths.adminLeads);
  return (
    <>
      <Link to={list} className="no-print mb-6 inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={4} /> Terug naar de lijst
      </Link>
      <LeadPage {...loaderData} busy={busy} />
    </>
  );
}
