import { requireLead } from "~/features/leads/office/lead/lead-access.server";
import { saveByCommand } from "~/features/leads/office/thread/thread-drafts.server";
import { longestDraft } from "~/features/leads/store/thread/lead-drafts.server";
import { readTextLimited } from "~/lib/bytes/read-text-limited";
import { signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/lead-answer";

/** Commands only: there is nothing to read here. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  await requireLead(context.get(bindings).env.DB, context.get(signedIn), params.id);
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** What an employee writes about a request: drafts as JSON. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  await requireLead(env.DB, me, params.id);
  const text = await readTextLimited(request, 2 * longestDraft);
  const who = { leadId: params.id, employee: me.email, now: new Date() };
  const { body, status } = await saveByCommand(env.DB, text ?? "", who);
  return Response.json(body, { status });
}
