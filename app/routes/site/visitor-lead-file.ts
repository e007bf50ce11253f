import { data } from "react-router";
import { openLeadFile } from "~/features/leads/store/leads.server";
import { openVisitorLink } from "~/features/leads/visitor/visitor-link.server";
import { mediaTypes, shownKinds } from "~/lib/files/file-kind";
import { bindings } from "~/platform/bindings.server";
import { fileResponse } from "~/platform/http/file-response.server";
import type { Route } from "./+types/visitor-lead-file";

/** A photo or document on the visitor's own page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const link = await openVisitorLink(env.DB, params.token, env.LINK_SECRET, new Date());
  const stores = { db: env.DB, bucket: env.UPLOADS };
  const found = link?.kind === "open" ? await openLeadFile(stores, link.leadId, Number(params.n)) : null;
  if (found === null) throw data(null, { status: 404 });
  const { file, object } = found;
  const answer = fileResponse(object.body, {
    name: file.name,
    type: mediaTypes[file.kind],
    bytes: object.size,
    inline: shownKinds.has(file.kind),
  });
  answer.headers.set("X-Robots-Tag", "noindex");
  answer.headers.set("Referrer-Policy", "same-origin");
  return answer;
}
