import { data, redirect } from "react-router";
import { leadFileResponse } from "~/features/leads/store/lead-file.server";
import { paths } from "~/paths";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/lead-file";

/** Photos may be shown inside the page; anything else is only handed out to keep. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return handOut(args, false);
}

/** The button under the warning. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return handOut(args, true);
}

async function handOut(
  { params, context }: Pick<Route.LoaderArgs, "params" | "context">,
  confirmed: boolean,
): Promise<Response> {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "readLeads");
  const stores = { db: env.DB, bucket: env.UPLOADS };
  const asked = { n: Number(params.n), name: params.name, confirmed };
  const answer = await leadFileResponse(stores, params.id, asked);
  if (answer === null) throw data(null, { status: 404 });
  return answer === "unconfirmed" ? redirect(`${paths.adminLead(params.id)}#bestanden`) : answer;
}
