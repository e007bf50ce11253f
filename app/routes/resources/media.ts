import { objectKey, storedType } from "~/features/media/media-files.server";
import { bindings } from "~/platform/bindings.server";
import { publicImageResponse } from "~/platform/http/file-response.server";
import type { Route } from "./+types/media";

/** A picture of an article. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const key = objectKey(params.id, params.file);
  const object = key && (await env.UPLOADS.get(key, { onlyIf: request.headers }));
  return object
    ? publicImageResponse(object, storedType(object))
    : new Response("Deze afbeelding bestaat niet (meer).", { status: 404 });
}
