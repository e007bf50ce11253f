import { data, Link, redirect, useNavigation } from "react-router";
import { leadCan, leadStatuses } from "~/features/leads/lead-status";
import { fullName, leadSummary, originText, serviceName, sizeText } from "~/features/leads/lead-summary";
import { getLead, type LeadDelivery, type LeadDetail, releaseLead } from "~/features/leads/leads.server";
import { retryDeliveries } from "~/features/leads/outbox.server";
import { clockText } from "~/features/leads/promise";
import { type QuarantineReason, quarantineReasons } from "~/features/leads/quarantine";
import { actorText, eventText } from "~/features/leads-inbox/event-text";
import type { InboxDelivery, InboxLead } from "~/features/leads-inbox/inbox-types";
import { LeadPage } from "~/features/leads-inbox/lead-page";
import { momentText } from "~/features/leads-inbox/moment-text";
import { shownKinds } from "~/features/leads-inbox/shown-kinds";
import { chatLink, mailLink } from "~/lib/contact-links";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { flashCookie } from "~/platform/kv-session.server";
import { mustBeAble, signedIn } from "~/platform/signed-in.server";
import { Icon } from "~/ui/icons";
import type { Route } from "./+types/lead";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  mustBeAble(context.get(signedIn), "readLeads");
  const detail = await getLead(env.DB, params.id);
  if (detail === null) throw data(null, { status: 404 });
  const now = Date.now();
  return { lead: toView(detail, now), now };
}

/** What the buttons on the page do; each answers with the sentence to show. */
const actions = {
  vrijgeven: async (db: D1Database, id: string, actor: string, now: Date) =>
    (await releaseLead(db, id, actor, now))
      ? "De aanvraag is vrijgegeven. De mails gaan binnen een minuut weg."
      : "Deze aanvraag stond niet (meer) in quarantaine.",
  "opnieuw-sturen": async (db: D1Database, id: string, _actor: string, now: Date) =>
    (await retryDeliveries(db, id, now)) > 0
      ? "De berichten worden opnieuw verstuurd."
      : "Er was niets om opnieuw te versturen.",
};

export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const admin = context.get(signedIn);
  mustBeAble(admin, "changeLeads");
  const name = String((await request.formData()).get("actie"));
  if (!Object.hasOwn(actions, name)) throw data(null, { status: 400 });
  const act = actions[name as keyof typeof actions];
  const text = await act(env.DB, params.id, admin.email, new Date());
  const cookie = await flashCookie(request, env, { tone: "success", text });
  return redirect(paths.adminLead(params.id), cookie ? { headers: { "Set-Cookie": cookie } } : undefined);
}

/** What stands above the facts already. */
const inHeading = new Set(["Referentie", "Naam", "Dienst"]);

function toView({ lead, files, events, deliveries }: LeadDetail, now: number): InboxLead {
  const phone = lead.phoneE164;
  const greeting = `Beste ${fullName(lead)}, `;
  return {
    reference: lead.reference,
    name: fullName(lead),
    service: serviceName(lead),
    status: leadStatuses[lead.status],
    urgent: lead.urgencyLevel === "urgent" || lead.serviceType === "spoedservice",
    received: momentText(lead.receivedAt, now),
    answerBy: leadCan("call", lead.status)
      ? { at: lead.answerBy, text: clockText(new Date(lead.answerBy)) }
      : null,
    quarantine: lead.quarantineReason && quarantineText(lead.quarantineReason),
    contact: {
      phone: phone && `tel:${phone}`,
      chat: phone && chatLink(phone, greeting),
      mail: mailLink(lead.email, `Uw aanvraag ${lead.reference}`),
    },
    facts: [
      ...leadSummary(lead, []).filter(({ label }) => !inHeading.has(label)),
      { label: "Herkomst", text: originText(lead) },
    ],
    files: files.map(({ n, name, kind, bytes }) => ({
      href: paths.adminLeadFile(lead.id, n),
      name,
      size: sizeText(bytes),
      shown: shownKinds.has(kind),
    })),
    events: events.map(({ id, at, kind, actor }) => ({
      id,
      at: momentText(at, now),
      text: eventText(kind),
      actor: actorText(actor),
    })),
    deliveries: deliveries.map((delivery) => toDelivery(delivery, now)),
  };
}

function quarantineText(reason: string): string {
  return Object.hasOwn(quarantineReasons, reason) ? quarantineReasons[reason as QuarantineReason] : reason;
}

const deliveryNames = {
  "office-mail": "Mail aan kantoor",
  "visitor-mail": "Bevestiging aan bezoeker",
  webhook: "Koppeling",
} as const satisfies Record<LeadDelivery["kind"], string>;

function toDelivery(
  { id, kind, state, attempts, sentAt, lastError }: LeadDelivery,
  now: number,
): InboxDelivery {
  const states = {
    held: "wacht op vrijgave",
    due: lastError ? `poging ${attempts} mislukt (${lastError}), wordt herhaald` : "wordt verzonden",
    sent: `verzonden ${momentText(sentAt ?? now, now)}`,
    failed: `niet bezorgd${lastError ? ` (${lastError})` : ""}`,
  } as const satisfies Record<LeadDelivery["state"], string>;
  return { id, text: deliveryNames[kind], state: states[state], failed: state === "failed" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.lead.name} · Beheer` : "Beheer";
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Lead({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Link to={paths.adminLeads} className="mb-6 inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={4} /> Alle aanvragen
      </Link>
      <LeadPage {...loaderData} busy={busy} />
    </>
  );
}
