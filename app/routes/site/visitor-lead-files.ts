import { redirect } from "react-router";
import { dropBody } from "~/features/leads/receive/read-lead-body.server";
import { filesJson, receiveFiles } from "~/features/leads/receive/receive-files.server";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import type { Route } from "./+types/visitor-lead-files";

/** Nothing to see here: the files stand on the page. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(paths.visitorLead(params.token));
}

/** Photos and documents added on the visitor's own page, with script; without it they are posted to the page. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { env, ctx } = context.get(bindings);
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) {
    await dropBody(request);
    return refusal;
  }
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  return filesJson(await receiveFiles(env, request, { token: params.token, now: new Date(), waitUntil }));
}
