import { data, redirect } from "react-router";
import { leadFileResponse } from "~/features/leads/store/files/lead-file.server";
import { openVisitorLink } from "~/features/leads/visitor/visitor-link.server";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { secretFile } from "~/platform/http/secret-page.server";
import type { Route } from "./+types/visitor-lead-file";

/** A photo or document on the visitor's own page. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return handOut(args, false);
}

/** The button under the warning. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  return refuseForeignOrigin(args.request, "public") ?? (await handOut(args, true));
}

async function handOut(
  { params, context }: Pick<Route.LoaderArgs, "params" | "context">,
  confirmed: boolean,
): Promise<Response> {
  const { env } = context.get(bindings);
  const link = await openVisitorLink(env.DB, params.token, env.LINK_SECRET, new Date());
  const stores = { db: env.DB, bucket: env.UPLOADS };
  const asked = { n: Number(params.n), name: params.name, confirmed };
  const answer = link?.kind === "open" ? await leadFileResponse(stores, link.leadId, asked) : null;
  if (answer === null) throw data(null, { status: 404 });
  if (answer === "unconfirmed") return redirect(`${paths.visitorLead(params.token)}#bestanden`);
  return secretFile(answer);
}
