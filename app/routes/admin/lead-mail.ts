import { data } from "react-router";
import { requireLead } from "~/features/leads/office/lead/lead-access.server";
import { rawMailResponse } from "~/features/leads/store/files/raw-mail.server";
import { signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/lead-mail";

/** A mail as it came, to keep: never shown inside the page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  await requireLead(env.DB, context.get(signedIn), params.id);
  const mail = await rawMailResponse({ db: env.DB, bucket: env.UPLOADS }, params.id, params.message);
  if (mail === null) throw data(null, { status: 404 });
  return mail;
}
