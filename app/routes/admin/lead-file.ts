import { data } from "react-router";
import { openPreview } from "~/features/leads/office/lead/open-preview.server";
import { openLeadFile } from "~/features/leads/store/leads.server";
import { mediaTypes } from "~/lib/files/file-kind";
import { isShown } from "~/lib/files/shown-picture";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { fileResponse } from "~/platform/http/file-response.server";
import type { Route } from "./+types/lead-file";

/**
 * A file of a lead. Photos may be shown inside the page; anything else is only handed out to keep. With `?voorbeeld` a
 * picture of it that browsers can show.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "readLeads");
  const stores = { db: env.DB, bucket: env.UPLOADS };
  if (new URL(request.url).searchParams.has("voorbeeld")) {
    const preview = await openPreview(env, params.id, Number(params.n));
    if (preview === null) throw data(null, { status: 404 });
    const { name, bytes } = preview;
    const body = new Blob([bytes]).stream();
    return fileResponse(body, { name, type: mediaTypes.webp, bytes: bytes.byteLength, inline: true });
  }
  const found = await openLeadFile(stores, params.id, Number(params.n));
  if (found === null) throw data(null, { status: 404 });
  const { file, object } = found;
  return fileResponse(object.body, {
    name: file.name,
    type: mediaTypes[file.kind],
    bytes: object.size,
    inline: isShown(file),
  });
}
