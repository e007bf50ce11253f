import { data } from "react-router";
import { openLeadFile } from "~/features/leads/store/leads.server";
import { leadIdFromToken } from "~/features/leads/visitor/visitor-page.server";
import { mediaTypes } from "~/lib/files/file-kind";
import { isShown } from "~/lib/files/shown-picture";
import { bindings } from "~/platform/bindings.server";
import { fileResponse } from "~/platform/http/file-response.server";
import type { Route } from "./+types/visitor-lead-file";

/** A photo or document on the visitor's own page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const id = await leadIdFromToken(params.token, env.LINK_SECRET);
  const stores = { db: env.DB, bucket: env.UPLOADS };
  const found = id === null ? null : await openLeadFile(stores, id, Number(params.n));
  if (found === null) throw data(null, { status: 404 });
  const { file, object } = found;
  const answer = fileResponse(object.body, {
    name: file.name,
    type: mediaTypes[file.kind],
    bytes: object.size,
    inline: isShown(file),
  });
  answer.headers.set("X-Robots-Tag", "noindex");
  answer.headers.set("Referrer-Policy", "same-origin");
  return answer;
}
