import { requireLead } from "~/features/leads/office/lead/lead-access.server";
import { beat, leave } from "~/features/leads/office/live/presence.server";
import { signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/lead-stand";

/** A post only: to ask is to say that one looks. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  await requireLead(context.get(bindings).env.DB, context.get(signedIn), params.id);
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Sent every few seconds by each open page of a lead, and as `?gaat` when one leaves it. */
export async function action({ url, params, context }: Route.ActionArgs): Promise<Response> {
  const { DB } = context.get(bindings).env;
  const me = context.get(signedIn);
  await requireLead(DB, me, params.id);
  if (url.searchParams.has("gaat")) {
    await leave(DB, params.id, me.email);
    return new Response(null, { status: 204 });
  }
  const stand = await beat(DB, params.id, me.email, new Date());
  return Response.json(stand, { headers: { "Cache-Control": "no-store" } });
}
