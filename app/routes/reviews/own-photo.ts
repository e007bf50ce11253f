import { data } from "react-router";
import { leadFileResponse } from "~/features/leads/store/files/lead-file.server";
import { reviewOfLead } from "~/features/leads/store/lead-review.server";
import { openVisitorLink } from "~/features/leads/visitor/visitor-link.server";
import { bindings } from "~/platform/bindings.server";
import { secretFile } from "~/platform/http/secret-page.server";
import type { Route } from "./+types/own-photo";

/** The photo that a customer chose, on the page of his review: that one, and no other file of his request. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const link = await openVisitorLink(env.DB, params.token, env.LINK_SECRET, new Date(), "review");
  const review = link?.kind === "open" ? await reviewOfLead(env.DB, link.leadId) : null;
  const answer =
    link?.kind === "open" && review?.photoN != null
      ? await leadFileResponse({ db: env.DB, bucket: env.UPLOADS }, link.leadId, {
          ...{ n: review.photoN, name: params.name, confirmed: false },
        })
      : null;
  if (answer === null || answer === "unconfirmed") throw data(null, { status: 404 });
  return secretFile(answer);
}
