import { data, Link, useNavigation } from "react-router";
import { changeNotifications } from "~/features/push/change-notifications.server";
import { notificationsView } from "~/features/push/notifications-view.server";
import { ChoicesForm } from "~/features/push/page/choices-form";
import { DeviceList } from "~/features/push/page/device-list";
import { DutyList } from "~/features/push/page/duty-list";
import { OwnDevicePanel } from "~/features/push/page/own-device-panel";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { roleMay } from "~/platform/access/roles";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/notifications";

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const { email, role } = context.get(signedIn);
  requireAbility(context.get(signedIn), "workOnOwnLeads");
  const view = await notificationsView(env, email, new Date());
  return { ...view, mayPlan: roleMay(role, "planDuty") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "workOnOwnLeads");
  const who = { email: me.email, now: new Date() };
  const outcome = await changeNotifications(env, await formDataOf(request), who);
  if (outcome === null) throw data(null, { status: 400 });
  if ("error" in outcome) return data(outcome, { status: 422 });
  return redirectWith(request, env, paths.adminNotifications, outcome);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Meldingen · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { publicKey, choices, devices, duty, mayPlan } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid gap-4">
        <h1 className="text-3xl">Meldingen</h1>
        <p className="measure text-ink-soft">
          Een melding zegt alleen wat voor aanvraag het is en uit welke plaats. Namen en nummers staan er
          nooit in: een vergrendeld scherm is voor iedereen te lezen.
        </p>
        <OwnDevicePanel publicKey={publicKey} />
      </div>
      <section aria-labelledby="wat">
        <h2 id="wat" className="mb-4 text-2xl">
          Wat u wilt horen
        </h2>
        <ChoicesForm choices={choices} refused={actionData} busy={busy} />
      </section>
      <section aria-labelledby="toestellen">
        <h2 id="toestellen" className="mb-4 text-2xl">
          Uw toestellen
        </h2>
        <DeviceList devices={devices} busy={busy} />
      </section>
      <section aria-labelledby="dienst">
        <h2 id="dienst" className="mb-4 text-2xl">
          Dienst
        </h2>
        <DutyList {...duty} />
        {mayPlan && (
          <Link to={paths.adminDuty} className="text-link mt-2 inline-flex min-h-11 items-center">
            Rooster aanpassen
          </Link>
        )}
      </section>
    </div>
  );
}
