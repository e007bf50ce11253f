import { listVersion } from "~/features/leads/office/live/list-version.server";
import { viewersNow } from "~/features/leads/office/live/presence.server";
import { roleMay } from "~/platform/access/roles";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/list-version";

/** Asked every few seconds by each open list. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const me = context.get(signedIn);
  requireAbility(me, "workOnOwnLeads");
  const { DB } = context.get(bindings).env;
  const [version, viewers] = await Promise.all([
    listVersion(DB),
    // Which requests there are is not for who sees only his own.
    roleMay(me.role, "readLeads") ? viewersNow(DB, me.email, new Date()) : {},
  ]);
  return Response.json({ version, viewers }, { headers: { "Cache-Control": "no-store" } });
}
