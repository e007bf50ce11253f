import { answerJson, limitedAnswer, methodNotAllowed } from "~/features/leads/model/answers/lead-answer";
import type { LeadKind } from "~/features/leads/model/lead-options";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import { dropBody } from "./read-lead-body.server";
import { leadResources, type ReceiveOptions, receiveLead } from "./receive-lead.server";

/** Shared by endpoint and page, so that switching between them does not double a client's share. */
const leadLimits: Record<LeadKind, string> = { request: "service-request", membership: "offerte" };

/** True for a client over its share. Its body is then to be read to the end, or the answer would not reach it. */
export const overLeadLimit = (env: Env, request: Request, kind: LeadKind): Promise<boolean> =>
  overLimit(env.LEAD_LIMIT, request, leadLimits[kind]);

type Endpoint = Pick<ReceiveOptions, "kind" | "urgentRule" | "waitUntil">;

export async function answerLeadPost(request: Request, env: Env, endpoint: Endpoint): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed();
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) {
    await dropBody(request);
    return refusal;
  }
  if (await overLeadLimit(env, request, endpoint.kind)) {
    await dropBody(request);
    return answerJson(limitedAnswer());
  }
  return answerJson(await receiveLead(leadResources(env), request, { ...endpoint, now: new Date() }));
}
