import { data } from "react-router";
import { changeDevice } from "~/features/push/change-device.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/push";

/** Commands only: there is nothing to read here. */
export function loader({ context }: Route.LoaderArgs): Response {
  requireAbility(context.get(signedIn), "workOnOwnLeads");
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** What a browser says of itself as a device of who is signed in. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "workOnOwnLeads");
  const outcome = await changeDevice(env, await formDataOf(request), {
    email: me.email,
    userAgent: request.headers.get("User-Agent") ?? "",
    now: new Date(),
  });
  if (outcome === null) throw data(null, { status: 400 });
  return Response.json(outcome);
}
