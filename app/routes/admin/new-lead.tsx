import { data, Link } from "react-router";
import { useLastList } from "~/admin/last-list";
import { divisions, serviceSubjects } from "~/content/index.server";
import { officeHours } from "~/features/business-profile/office-hours";
import { receiveByHand } from "~/features/leads/by-hand/by-hand.server";
import { ByHandPage } from "~/features/leads/by-hand/by-hand-page";
import { callerOf, phoneDoubtOf } from "~/features/leads/by-hand/caller.server";
import { leadResources } from "~/features/leads/receive/receive-lead.server";
import { urgentRule } from "~/features/settings/urgent-rule.server";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/new-lead";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const phone = url.searchParams.get("tel");
  return {
    me: me.email,
    tel: phone,
    caller: phone === null ? null : await callerOf(env.DB, phone, Date.now()),
    doubt: phoneDoubtOf(phone ?? "", url.searchParams.get("adres") ?? ""),
    groups: serviceSubjects.map(({ division, subjects }) => ({
      name: divisions[division].shortName,
      subjects,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const answer = await receiveByHand(leadResources(env), request, {
    ...{ actor: me.email, now: new Date() },
    urgentRule: () => urgentRule(env.DB, officeHours),
    waitUntil: (work) => ctx.waitUntil(work),
  });
  if (answer.kind === "refused") return data({ errors: answer.errors, kept: null }, { status: 422 });
  if (answer.kind === "conflict")
    return data({ errors: {}, kept: paths.adminLead(answer.id) }, { status: 409 });
  const { id, reference, mailed } = answer;
  const text = `Aanvraag ${reference} is bewaard.${mailed ? " De bevestiging is onderweg." : ""}`;
  return redirectWith(request, env, paths.adminLead(id), { tone: "success", text });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Aanvraag toevoegen · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function NewLead({ loaderData, actionData }: Route.ComponentProps) {
  const { me, groups } = loaderData;
  return (
    <>
      <Link
        to={useLastList(paths.adminLeads)}
        className="no-print mb-6 inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <Icon name="arrow-left" size={4} /> Terug naar de lijst
      </Link>
      <h1 className="mb-6 text-3xl">Aanvraag toevoegen</h1>
      <ByHandPage me={me} groups={groups} answer={actionData} />
    </>
  );
}
