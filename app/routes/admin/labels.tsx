import { data, useNavigation } from "react-router";
import { changeLabelsByForm } from "~/features/leads/office/labels/label-actions.server";
import { labelInUse, listLabels } from "~/features/leads/office/labels/labels.server";
import { LabelsPage } from "~/features/leads/office/labels/labels-page";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/labels";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "changeLeads");
  const ending = Number(url.searchParams.get("weg"));
  return {
    labels: await listLabels(env.DB),
    ending: Number.isSafeInteger(ending) && ending > 0 ? await labelInUse(env.DB, ending) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const { email } = context.get(signedIn);
  requireAbility(context.get(signedIn), "changeLeads");
  const form = await formDataOf(request);
  const outcome = await changeLabelsByForm(env.DB, form, { email, now: new Date() });
  if (outcome === null) throw data(null, { status: 400 });
  const { text, failed, undo } = outcome;
  // On the page of a request, or on the page of labels.
  const lead = String(form.get("lead") ?? "");
  const back = /^[\w-]{1,64}$/.test(lead) ? paths.adminLead(lead) : paths.adminLabels;
  return redirectWith(request, env, back, {
    ...{ tone: failed ? "error" : "success", text },
    ...(undo && { undo: { href: paths.adminLabels, fields: { ...undo, lead } } }),
  });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Labels · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Labels({ loaderData }: Route.ComponentProps) {
  return <LabelsPage {...loaderData} busy={useNavigation().formMethod === "POST"} />;
}
