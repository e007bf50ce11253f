import { data } from "react-router";
import { getLeadFile } from "~/features/leads/leads.server";
import { shownKinds } from "~/features/leads-inbox/shown-kinds";
import { mediaTypes } from "~/lib/file-kind";
import { bindings } from "~/platform/bindings.server";
import { fileResponse } from "~/platform/file-response.server";
import { mustBeAble, signedIn } from "~/platform/signed-in.server";
import type { Route } from "./+types/lead-file";

/** A file of a request. Photos may be shown inside the page; anything else is only handed out to keep. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  mustBeAble(context.get(signedIn), "readLeads");
  const file = await getLeadFile(env.DB, params.id, Number(params.n));
  const object = file && (await env.UPLOADS.get(file.objectKey));
  if (!file || !object) throw data(null, { status: 404 });
  return fileResponse(object.body, {
    name: file.name,
    type: mediaTypes[file.kind],
    bytes: object.size,
    inline: shownKinds.has(file.kind),
  });
}
