import { data, useNavigation } from "react-router";
import { changeRoster } from "~/features/push/change-roster.server";
import { dutyView } from "~/features/push/notifications-view.server";
import { UncoveredHours } from "~/features/push/page/duty-list";
import { RosterForm } from "~/features/push/page/roster-form";
import { SettingsTabs } from "~/features/settings/settings-tabs";
import { paths } from "~/paths";
import { peopleWhoMay } from "~/platform/access/colleagues.server";
import { redirectWith } from "~/platform/access/kv-session.server";
import { roleMay } from "~/platform/access/roles";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/duty";

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "planDuty");
  return { ...(await dutyView(env, Date.now())), settings: roleMay(me.role, "changeSettings") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const { email } = context.get(signedIn);
  requireAbility(context.get(signedIn), "planDuty");
  const form = await formDataOf(request);
  const allowed = await peopleWhoMay(env, "readLeads");
  const outcome = await changeRoster(env.DB, form, allowed, { email, now: new Date() });
  if (outcome === null) throw data(null, { status: 400 });
  if ("typed" in outcome) return data(outcome, { status: 422 });
  const flash =
    "done" in outcome
      ? ({ tone: "success", text: "Het rooster is bewaard, en geldt meteen." } as const)
      : ({
          tone: "error",
          text: "Dat is niet gelukt: iemand anders heeft het rooster intussen veranderd. Hieronder staat hoe het nu is.",
        } as const);
  return redirectWith(request, env, paths.adminDuty, flash);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Dienst · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Duty({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, gaps, together, version, people, changed, settings } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4">
        <h1 className="text-3xl">Dienst</h1>
        {settings && <SettingsTabs current="duty" />}
        <p className="measure text-ink-soft">
          Een spoedaanvraag gaat meteen naar wie het eerst in de regel staat. Pakt die hem niet op, dan gaat
          de melding na tien minuten naar de volgende, en daarna naar iedereen. Wie bij Meldingen ‘Altijd’
          koos, hoort de eerste melding mee.
        </p>
        <p className="measure text-ink-soft">
          Eindigt een dienst op hetzelfde uur als hij begint, of vroeger, dan loopt hij door tot dat uur op de
          volgende dag. Van 00:00 tot 00:00 is de hele dag. Lopen twee regels gelijk, dan gaat de bovenste
          voor. Maak een regel leeg om hem te verwijderen.
        </p>
        <p className="measure text-ink-soft">
          Alleen wie bij Meldingen een toestel aanzette, krijgt iets. Zonder rooster gaat spoed naar iedereen
          die spoed wil horen.
        </p>
      </div>
      {together.length > 0 && (
        <ul
          aria-label="Regels die gelijk lopen"
          className="measure border-l-4 border-ink bg-paper-deep px-4 py-3"
        >
          {together.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {gaps.length > 0 && <UncoveredHours gaps={gaps} />}
      <RosterForm
        key={`${version} ${actionData ? JSON.stringify(actionData.typed) : ""}`}
        rows={actionData?.typed ?? rows}
        errors={actionData?.errors ?? {}}
        {...{ version, people, busy }}
      />
      {changed && <p className="text-sm text-ink-soft">{changed}</p>}
    </div>
  );
}
