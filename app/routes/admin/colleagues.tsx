import { data, useNavigation } from "react-router";
import { LogList } from "~/admin/log-list";
import { AddColleague } from "~/features/colleagues/add-colleague";
import { changeColleagues } from "~/features/colleagues/change-colleagues.server";
import { ColleagueList } from "~/features/colleagues/colleague-list";
import { colleaguesView } from "~/features/colleagues/colleagues-view.server";
import { NewcomersForm } from "~/features/colleagues/newcomers-form";
import { RightsTable } from "~/features/colleagues/rights-table";
import { visitsToCome } from "~/features/leads/store/visits/visits.server";
import { SettingsTabs } from "~/features/settings/settings-tabs";
import { paths } from "~/paths";
import { installedRoles } from "~/platform/access/access-config.server";
import { peopleWhoMay } from "~/platform/access/colleagues.server";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/colleagues";

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "manageColleagues");
  return colleaguesView(env.DB, me.email, installedRoles(env), Date.now());
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "manageColleagues");
  const giver = { ...me, now: new Date() };
  const outcome = await changeColleagues(env.DB, await formDataOf(request), giver, installedRoles(env));
  if (outcome === null) throw data(null, { status: 400 });
  if ("errors" in outcome) return data(outcome, { status: 422 });
  if ("refused" in outcome)
    return redirectWith(request, env, paths.adminColleagues, { tone: "error", text: outcome.refused });
  const undo = outcome.undo && { undo: { href: paths.adminColleagues, fields: outcome.undo } };
  const left = outcome.undo ? await visitsLeft(env, outcome.undo.email ?? "", giver.now) : "";
  const text = outcome.done + left;
  return redirectWith(request, env, paths.adminColleagues, { tone: "success", text, ...undo });
}

/** Whoever may no longer work on requests goes to no visit either. */
async function visitsLeft(env: Env, email: string, now: Date): Promise<string> {
  if ((await peopleWhoMay(env, "workOnOwnLeads")).includes(email)) return "";
  const count = await visitsToCome(env.DB, email, now.getTime());
  if (count === 0) return "";
  const visits = count === 1 ? "staat nog 1 bezoek" : `staan nog ${count} bezoeken`;
  return ` Er ${visits} op die naam: kies wie er gaat.`;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Collega’s · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

const nobody = { email: "", name: "", role: "writer" };

export default function Colleagues({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, newcomers, changes } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-4">
        <h1 className="text-3xl">Collega’s</h1>
        <SettingsTabs current="colleagues" />
        <p className="measure text-ink-soft">
          Wie in het beheer mag, en als wat. Een andere rol geldt meteen, ook voor wie nu is aangemeld. Laat
          een nieuwe collega ook toe in Cloudflare Access: die vraagt om de aanmelding.
        </p>
        <ColleagueList rows={rows} busy={busy} />
      </div>
      <section aria-labelledby="toevoegen">
        <h2 id="toevoegen" className="mb-4 text-2xl">
          Collega toevoegen
        </h2>
        {/* Who was added leaves an empty form behind. */}
        <AddColleague
          key={actionData ? "typed" : rows.length}
          typed={actionData?.typed ?? nobody}
          errors={actionData?.errors ?? {}}
          busy={busy}
        />
      </section>
      <section aria-labelledby="rechten">
        <h2 id="rechten" className="mb-4 text-2xl">
          Wat mag wie
        </h2>
        <RightsTable />
      </section>
      <section aria-labelledby="zonder-rol">
        <h2 id="zonder-rol" className="mb-4 text-2xl">
          Zonder eigen rol
        </h2>
        <NewcomersForm role={newcomers} busy={busy} />
      </section>
      <section aria-labelledby="wijzigingen">
        <h2 id="wijzigingen" className="mb-4 text-2xl">
          Wijzigingen
        </h2>
        {changes.length > 0 ? (
          <LogList events={changes} />
        ) : (
          <p className="text-ink-soft">Er is nog niets veranderd.</p>
        )}
      </section>
    </div>
  );
}
