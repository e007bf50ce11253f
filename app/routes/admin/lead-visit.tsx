import { data, Link, useNavigation } from "react-router";
import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import { maySeeLead, requireLead } from "~/features/leads/office/lead/lead-access.server";
import { PlanPage } from "~/features/leads/office/visit/plan-page";
import { planView } from "~/features/leads/office/visit/plan-view.server";
import { changeVisitByForm, isOutcome } from "~/features/leads/office/visit/plan-visit.server";
import { getLead } from "~/features/leads/store/leads.server";
import { mailPauseMs } from "~/features/leads/store/visits/visit-mails.server";
import { visitOfLead } from "~/features/leads/store/visits/visits.server";
import { readSettings } from "~/features/settings/settings.server";
import { paths } from "~/paths";
import { peopleWhoMay } from "~/platform/access/colleagues.server";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/lead-visit";

/** Where the visit of a request is planned or moved. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const [detail, visit, employees, { hours }] = await Promise.all([
    getLead(env.DB, params.id),
    visitOfLead(env.DB, params.id),
    peopleWhoMay(env, "workOnOwnLeads"),
    readSettings(env.DB),
  ]);
  if (detail === null || detail.lead.quarantineReason !== null) throw data(null, { status: 404 });
  const asked = {
    ...{ lead: detail.lead, employees, me: me.email, hours },
    visit: visit?.state === "planned" ? visit : null,
    lastVisit: visit?.id ?? null,
    date: url.searchParams.get("day"),
    employee: url.searchParams.get("who"),
  };
  return { view: await planView(env.DB, asked, Date.now()) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  await requireLead(env.DB, me, params.id);
  const form = await formDataOf(request);
  if (!isOutcome(form.get("action"))) requireAbility(me, "changeLeads");
  const actor = { email: me.email, now: new Date(), employees: await peopleWhoMay(env, "workOnOwnLeads") };
  const outcome = await changeVisitByForm(env.DB, params.id, form, actor);
  if (outcome === null) throw data(null, { status: 400 });
  if (!("text" in outcome)) return data(outcome, { status: 422 });
  const { text, failed, gone, eventId } = outcome;
  const href = paths.adminLead(params.id);
  if (!failed) await wakeSender(env.OUTBOX, params.id, mailPauseMs / 1000 + 1);
  const undo =
    eventId === undefined ? {} : { undo: { href, fields: { action: "undo", event: String(eventId) } } };
  // Who only went to see it has done so.
  const next = gone ? paths.adminLeads : (await maySeeLead(env.DB, me, params.id)) ? href : paths.adminAgenda;
  // In place of the form: 'back' would open it again, to move what was just planned.
  const said = { tone: failed ? "error" : "success", text, ...undo } as const;
  return redirectWith(request, env, next, said, { stay: true });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Inplannen · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function LeadVisit({ loaderData, actionData, params }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const { view } = loaderData;
  return (
    <>
      <Link to={view.back} className="no-print mb-6 inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={4} /> Terug naar de aanvraag
      </Link>
      <PlanPage
        leadId={params.id}
        view={view}
        errors={actionData && "errors" in actionData ? actionData.errors : {}}
        question={actionData && "question" in actionData ? actionData.question : null}
        asked={actionData && "asked" in actionData ? actionData.asked : undefined}
        meanwhile={actionData && "meanwhile" in actionData ? actionData.meanwhile : null}
        busy={busy}
      />
    </>
  );
}
