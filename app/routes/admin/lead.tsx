import { data, Link, useNavigation } from "react-router";
import { useLastList } from "~/admin/last-list";
import { recordType } from "~/content/records/record-types";
import { readCustomer } from "~/features/leads/office/customer/customer.server";
import { customerView } from "~/features/leads/office/customer/customer-view";
import { keptRow } from "~/features/leads/office/kept/kept-view";
import { KeyCard } from "~/features/leads/office/keys/key-card";
import { WalkLinks } from "~/features/leads/office/keys/walk-links";
import { leadLabels } from "~/features/leads/office/labels/labels.server";
import { requireLead, requireLeadChange } from "~/features/leads/office/lead/lead-access.server";
import { changeByForm } from "~/features/leads/office/lead/lead-actions.server";
import { leadView, viewFor } from "~/features/leads/office/lead/lead-view";
import { type OpenedLead, openLead } from "~/features/leads/office/lead/open-lead.server";
import { useLeadStand } from "~/features/leads/office/live/use-lead-stand";
import { LeadPage } from "~/features/leads/office/page/lead-page";
import { projectOffer } from "~/features/leads/office/project/project-of-lead.server";
import type { LeadProject } from "~/features/leads/office/project/project-panel";
import type { LeadReviewView } from "~/features/leads/office/review/review-panel";
import { leadThread } from "~/features/leads/office/thread/lead-thread.server";
import { leadDrafts } from "~/features/leads/office/thread/thread-drafts.server";
import { visitShown } from "~/features/leads/office/visit/visit-view.server";
import { keptOfLead } from "~/features/leads/store/kept-mails.server";
import { projectOfLead } from "~/features/leads/store/lead-project.server";
import { reviewOfLead } from "~/features/leads/store/lead-review.server";
import { linkDays } from "~/features/leads/visitor/visitor-link.server";
import { getRecord, headingOf, recordAt } from "~/features/records/desk/record-store.server";
import { recordStates } from "~/features/records/model/record-states";
import { readSettings } from "~/features/settings/settings.server";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { peopleWhoMay } from "~/platform/access/colleagues.server";
import { redirectWith } from "~/platform/access/kv-session.server";
import { roleMay } from "~/platform/access/roles";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import { canSign } from "~/platform/http/signed-token.server";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/lead";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  await requireLead(env.DB, me, params.id);
  const now = new Date();
  const [opened, { templates }, employees, drafts] = await Promise.all([
    openLead(env.DB, params.id, me.email, now),
    readSettings(env.DB),
    peopleWhoMay(env, "workOnOwnLeads"),
    leadDrafts(env.DB, params.id, me.email),
  ]);
  if (opened === null) throw data(null, { status: 404 });
  return {
    lead: viewFor(me.role, leadView(opened, templates, now.getTime(), { previews: "IMAGES" in env })),
    project: roleMay(me.role, "writeArticles") ? await projectShown(env.DB, opened) : null,
    visit: await visitShown(env.DB, opened, me.role, now.getTime(), employees),
    review: roleMay(me.role, "changeLeads") ? await reviewShown(env, opened, now.getTime()) : null,
    customer: roleMay(me.role, "changeLeads") ? await customerShown(env.DB, params.id, now.getTime()) : null,
    employees: roleMay(me.role, "changeLeads") ? employees : null,
    labels: roleMay(me.role, "changeLeads") ? await leadLabels(env.DB, params.id) : null,
    drafts,
    thread: await leadThread(env.DB, opened, { me: me.email, now: now.getTime() }),
    kept: roleMay(me.role, "changeLeads") ? await keptShown(env.DB, params.id, now.getTime()) : [],
    me: me.email,
    version: opened.events.at(-1)?.id ?? 0,
    linkDays: canSign(env.LINK_SECRET) && roleMay(me.role, "changeLeads") ? linkDays : null,
    now: now.getTime(),
  };
}

async function customerShown(db: D1Database, id: string, now: number) {
  const customer = await readCustomer(db, id);
  return customer && { view: customerView(customer, id, now), address: paths.adminCustomer(id) };
}

async function keptShown(db: D1Database, id: string, now: number) {
  return (await keptOfLead(db, id)).map((mail) => keptRow(mail, now));
}

/** The project that was made of it, or what it takes to make one of what is won. */
async function projectShown(db: D1Database, { lead, events }: OpenedLead): Promise<LeadProject | null> {
  if (events.some(({ kind }) => kind === "project-made")) {
    const id = await projectOfLead(db, lead.id);
    const made = id === null ? null : await recordAt(db, id);
    if (made) {
      const { type, key, title, state } = made;
      const href = paths.adminRecord(type, key);
      return { kind: "made", href, title: title || "Zonder titel", state: recordStates[state] };
    }
  }
  if (lead.status !== "won" || lead.quarantineReason !== null) return null;
  return { kind: "offer", action: paths.adminLeadProject(lead.id), ...projectOffer(lead) };
}

/** What became of asking for a review, or whether it can be asked for. */
async function reviewShown(
  env: Env,
  { lead, events }: OpenedLead,
  now: number,
): Promise<LeadReviewView | null> {
  const type = recordType("review");
  const asked = events.some(({ kind }) => kind === "review-asked");
  const review = asked ? await reviewOfLead(env.DB, lead.id) : null;
  const record = type && review && (await getRecord(env.DB, type, review.recordKey));
  if (record) {
    const { key, state, content } = record;
    const written = state === "binned" ? "Niet geplaatst" : recordStates[state];
    const href = paths.adminRecord("review", key);
    return { kind: "written", href, title: headingOf(record.type, key, content), state: written };
  }
  if (review) return { kind: "asked", asked: momentText(review.askedAt, now) };
  const { status, quarantineReason, email } = lead;
  const can = status === "won" && quarantineReason === null && email !== "" && canSign(env.LINK_SECRET);
  return can ? { kind: "offer", action: paths.adminLeadReview(lead.id) } : null;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "workOnOwnLeads");
  const form = await formDataOf(request);
  await requireLeadChange(env.DB, me, params.id, form);
  const actor = { email: me.email, now: new Date(), employees: await peopleWhoMay(env, "workOnOwnLeads") };
  const outcome = await changeByForm(env.DB, params.id, form, actor);
  if (outcome === null) throw data(null, { status: 400 });
  if ("error" in outcome) return data(outcome, { status: 422 });
  const { text, failed, gone, eventId } = outcome;
  const href = gone ? paths.adminLeads : paths.adminLead(params.id);
  const fields = { action: "undo", event: String(eventId) };
  const undo = eventId === undefined ? {} : { undo: { href, fields } };
  const flash = { tone: failed ? "error" : "success", text, ...undo } as const;
  return redirectWith(request, env, href, flash, { stay: true });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.lead.name} · Beheer` : "Beheer";
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Lead({ loaderData, params }: Route.ComponentProps) {
  const { version, ...shown } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const list = useLastList(paths.adminLeads);
  const { viewers, writers } = useLeadStand(paths.adminLeadStand(params.id), version);
  return (
    <>
      <div className="no-print mb-6 flex flex-wrap items-center justify-between gap-x-6">
        <Link to={list} className="inline-flex min-h-11 items-center gap-2 text-sm md:mr-auto">
          <Icon name="arrow-left" size={4} /> Terug naar de lijst
        </Link>
        <WalkLinks id={params.id} list={list} />
        <KeyCard className="max-md:hidden" />
      </div>
      <LeadPage key={params.id} id={params.id} {...shown} {...{ viewers, writers, busy }} />
    </>
  );
}
