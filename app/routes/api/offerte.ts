import { answerJson, limitedAnswer, methodNotAllowed } from "~/features/leads/lead-answer";
import { leadResources, receiveLead } from "~/features/leads/receive-lead.server";
import { bindings } from "~/platform/bindings.server";
import { refuseForeignOrigin } from "~/platform/origin-guard.server";
import { overLimit } from "~/platform/rate-limit.server";
import type { Route } from "./+types/offerte";

export const loader = methodNotAllowed;

export async function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  if (request.method !== "POST") return methodNotAllowed();
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) return refusal;
  if (await overLimit(env.LEAD_LIMIT, request, "offerte")) return answerJson(limitedAnswer);
  const answer = await receiveLead(leadResources(env), request, {
    kind: "membership",
    now: new Date(),
    waitUntil: (work) => ctx.waitUntil(work),
  });
  return answerJson(answer);
}
