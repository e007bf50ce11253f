import { data, redirect } from "react-router";
import { requireLead } from "~/features/leads/office/lead/lead-access.server";
import { openPreview } from "~/features/leads/office/lead/open-preview.server";
import { leadFileResponse } from "~/features/leads/store/files/lead-file.server";
import { mediaTypes } from "~/lib/files/file-kind";
import { paths } from "~/paths";
import { signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { fileResponse } from "~/platform/http/file-response.server";
import type { Route } from "./+types/lead-file";

/**
 * Photos may be shown inside the page; anything else is only handed out to keep. With `?voorbeeld` a picture of it that
 * browsers can show.
 */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return new URL(args.request.url).searchParams.has("voorbeeld") ? preview(args) : handOut(args, false);
}

async function preview({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  await requireLead(env.DB, context.get(signedIn), params.id);
  const made = await openPreview(env, params.id, Number(params.n));
  if (made === null) throw data(null, { status: 404 });
  const { name, bytes } = made;
  const body = new Blob([bytes]).stream();
  return fileResponse(body, { name, type: mediaTypes.webp, bytes: bytes.byteLength, inline: true });
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
  await requireLead(env.DB, context.get(signedIn), params.id);
  const stores = { db: env.DB, bucket: env.UPLOADS };
  const asked = { n: Number(params.n), name: params.name, confirmed };
  const answer = await leadFileResponse(stores, params.id, asked);
  if (answer === null) throw data(null, { status: 404 });
  return answer === "unconfirmed" ? redirect(`${paths.adminLead(params.id)}#bestanden`) : answer;
}
