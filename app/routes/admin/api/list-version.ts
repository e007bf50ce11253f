import { listVersion } from "~/features/leads/office/live/list-version.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/list-version";

/** Asked every few seconds by each open list. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  requireAbility(context.get(signedIn), "workOnOwnLeads");
  const version = await listVersion(context.get(bindings).env.DB);
  return Response.json({ version }, { headers: { "Cache-Control": "no-store" } });
}
