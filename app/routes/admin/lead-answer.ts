import { data } from "react-router";
import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import { requireLead } from "~/features/leads/office/lead/lead-access.server";
import { changeThread } from "~/features/leads/office/thread/thread-actions.server";
import { saveByCommand } from "~/features/leads/office/thread/thread-drafts.server";
import { receiveDraftFile } from "~/features/leads/receive/receive-draft-file.server";
import { longestDraft } from "~/features/leads/store/thread/lead-drafts.server";
import { readTextLimited } from "~/lib/bytes/read-text-limited";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { roleMay } from "~/platform/access/roles";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/lead-answer";

/** Commands only: there is nothing to read here. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  await requireLead(context.get(bindings).env.DB, context.get(signedIn), params.id);
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** What an employee writes about a request: drafts as JSON, a file as its bytes, and what the buttons send as a form. */
export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  await requireLead(env.DB, me, params.id);
  const who = { leadId: params.id, employee: me.email, now: new Date() };
  const type = request.headers.get("Content-Type") ?? "";
  if (type.startsWith("application/json")) {
    const text = await readTextLimited(request, 2 * longestDraft);
    const mayAnswer = roleMay(me.role, "changeLeads");
    const { body, status } = await saveByCommand(env.DB, text, { ...who, mayAnswer });
    return Response.json(body, { status });
  }
  // Notes are for all who work on it; what goes to the visitor is not.
  requireAbility(me, "changeLeads");
  if (type === "application/octet-stream") {
    const { body, status } = await receiveDraftFile({ db: env.DB, bucket: env.UPLOADS }, request, who);
    return Response.json(body, { status });
  }
  return press(args, who);
}

async function press(
  { request, context }: Route.ActionArgs,
  who: { leadId: string; employee: string; now: Date },
) {
  const { env } = context.get(bindings);
  const { leadId, employee: email, now } = who;
  const stores = { db: env.DB, bucket: env.UPLOADS };
  const outcome = await changeThread(stores, leadId, await formDataOf(request), { email, now });
  if (outcome === null) throw data(null, { status: 400 });
  if (outcome === "quiet") return data({});
  if ("error" in outcome) return data(outcome, { status: 422 });
  const { text, failed, undo, until, wakeAfter } = outcome;
  if (wakeAfter !== undefined) await wakeSender(env.OUTBOX, leadId, wakeAfter);
  const href = paths.adminLeadAnswer(leadId);
  const flash = {
    tone: failed ? "error" : "success",
    text,
    ...(undo && { undo: { href, fields: undo, ...(until && { until }) } }),
  } as const;
  return redirectWith(request, env, paths.adminLead(leadId), flash, { stay: true });
}
