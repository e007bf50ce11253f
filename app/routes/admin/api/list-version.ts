import { listVersion } from "~/features/leads/office/live/list-version.server";
import { listStand } from "~/features/leads/office/live/presence.server";
import { roleMay } from "~/platform/access/roles";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/list-version";

/** Asked every few seconds by each open list. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const me = context.get(signedIn);
  requireAbility(me, "workOnOwnLeads");
  const { DB } = context.get(bindings).env;
  // Which requests there are is not for who sees only his own.
  const stand = roleMay(me.role, "readLeads")
    ? await listStand(DB, me.email, new Date())
    : { version: await listVersion(DB), viewers: {} };
  return Response.json(stand, { headers: { "Cache-Control": "no-store" } });
}
