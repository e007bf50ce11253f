import { data, useNavigation } from "react-router";
import { siteOrigin } from "~/content/index.server";
import { AgendaList } from "~/features/leads/office/agenda/agenda-list";
import { agendaView } from "~/features/leads/office/agenda/agenda-view.server";
import { OwnCalendar } from "~/features/leads/office/agenda/own-calendar";
import {
  calendarAddressOf,
  endCalendarAddress,
  makeCalendarAddress,
} from "~/features/leads/store/visits/calendar-address.server";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { peopleWhoMay } from "~/platform/access/colleagues.server";
import { redirectWith } from "~/platform/access/kv-session.server";
import { roleMay } from "~/platform/access/roles";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/agenda";

/** What is planned; of some roles only their own. */
export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const { email, role } = context.get(signedIn);
  requireAbility({ role }, "workOnOwnLeads");
  const now = Date.now();
  const employees = await peopleWhoMay(env, "workOnOwnLeads");
  const [people, made] = await Promise.all([
    agendaView(env.DB, roleMay(role, "readLeads") ? null : email, now, [email, ...employees]),
    calendarAddressOf(env.DB, email),
  ]);
  return { people, made: made === null ? null : momentText(made, now) };
}

/** The address of one's own calendar: made, or ended. */
export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const { email, role } = context.get(signedIn);
  requireAbility({ role }, "workOnOwnLeads");
  const asked = (await formDataOf(request)).get("action");
  if (asked === "make") {
    const secret = await makeCalendarAddress(env.DB, email, new Date());
    return { address: `${siteOrigin(env)}/agenda/${secret}.ics` };
  }
  if (asked !== "end") throw data(null, { status: 400 });
  await endCalendarAddress(env.DB, email);
  const text =
    "Het adres van uw agenda is ingetrokken. Wat uw agenda al ophaalde, blijft daar staan tot u het abonnement verwijdert.";
  return redirectWith(request, env, paths.adminAgenda, { tone: "success", text });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Agenda · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Agenda({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-1 gap-6">
        <h1 className="text-3xl">Agenda</h1>
        <AgendaList people={loaderData.people} busy={busy} />
      </div>
      <OwnCalendar made={loaderData.made} address={actionData?.address ?? null} busy={busy} />
    </div>
  );
}
