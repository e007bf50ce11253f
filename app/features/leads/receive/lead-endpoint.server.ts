import { answerJson, limitedAnswer, methodNotAllowed } from "~/features/leads/model/lead-answer";
import type { LeadKind } from "~/features/leads/model/lead-options";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import { dropBody } from "./read-lead-body.server";
import { leadResources, receiveLead } from "./receive-lead.server";

/**
 * What a visitor's requests of a kind are counted under, so that one form does not use up the other's. The pages
 * with a form count with the endpoints: a client cannot double its share by switching.
 */
const leadLimits: Record<LeadKind, string> = { request: "service-request", membership: "offerte" };

/** True for a client over its share of a kind. What it sends is read away then, so that it gets the answer. */
export async function overLeadLimit(env: Env, request: Request, kind: LeadKind): Promise<boolean> {
  if (!(await overLimit(env.LEAD_LIMIT, request, leadLimits[kind]))) return false;
  await dropBody(request);
  return true;
}

type Endpoint = {
  kind: LeadKind;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Answers a form that was sent by script, as JSON. */
export async function answerLeadPost(
  request: Request,
  env: Env,
  { kind, waitUntil }: Endpoint,
): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed();
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) {
    await dropBody(request);
    return refusal;
  }
  if (await overLeadLimit(env, request, kind)) return answerJson(limitedAnswer);
  return answerJson(await receiveLead(leadResources(env), request, { kind, now: new Date(), waitUntil }));
}
