import { data } from "react-router";
import { keptMailResponse } from "~/features/leads/store/kept-mails.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/kept-mail";

/** A kept mail as it came: never shown inside the page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "readLeads");
  const mail = await keptMailResponse({ db: env.DB, bucket: env.UPLOADS }, params.id);
  if (mail === null) throw data(null, { status: 404 });
  return mail;
}
