import { data, Link, useNavigation } from "react-router";
import { readCustomer } from "~/features/leads/office/customer/customer.server";
import { changeCustomer } from "~/features/leads/office/customer/customer-actions.server";
import { CustomerPage } from "~/features/leads/office/customer/customer-page";
import { customerView } from "~/features/leads/office/customer/customer-view";
import { customerVisits } from "~/features/leads/office/visit/customer-visits.server";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/customer";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const customer = await readCustomer(env.DB, params.id);
  if (customer === null) throw data(null, { status: 404 });
  const ids = customer.leads.map(({ id }) => id);
  return {
    customer: customerView(customer, params.id, Date.now()),
    visits: await customerVisits(env.DB, ids, Date.now()),
    me: me.email,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const actor = { email: me.email, now: new Date() };
  const outcome = await changeCustomer(env.DB, params.id, await formDataOf(request), actor);
  if (outcome === null) throw data(null, { status: 400 });
  if ("error" in outcome) return data(outcome, { status: 422 });
  const { text, failed, undo } = outcome;
  const href = paths.adminCustomer(params.id);
  const takeBack = undo ? { undo: { href, fields: undo } } : {};
  return redirectWith(request, env, href, { tone: failed ? "error" : "success", text, ...takeBack });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.customer.name} · Klant · Beheer` : "Beheer";
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function CustomerRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Link
        to={paths.adminLead(params.id)}
        className="no-print mb-6 inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <Icon name="arrow-left" size={4} /> Terug naar de aanvraag
      </Link>
      <CustomerPage
        {...loaderData}
        address={paths.adminCustomer(params.id)}
        error={actionData?.error ?? null}
        busy={busy}
      />
    </>
  );
}
