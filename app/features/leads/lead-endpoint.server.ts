import { refuseForeignOrigin } from "~/platform/origin-guard.server";
import { overLimit } from "~/platform/rate-limit.server";
import { answerJson, limitedAnswer, methodNotAllowed } from "./lead-answer";
import { leadResources, receiveLead } from "./receive-lead.server";

type Endpoint = {
  kind: "request" | "membership";
  /** Its own limit per visitor, so that one form does not use up the other's. */
  limit: string;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Answers a form that was sent by script, as JSON. */
export async function answerLeadPost(
  request: Request,
  env: Env,
  { kind, limit, waitUntil }: Endpoint,
): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed();
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) return refusal;
  if (await overLimit(env.LEAD_LIMIT, request, limit)) return answerJson(limitedAnswer);
  return answerJson(await receiveLead(leadResources(env), request, { kind, now: new Date(), waitUntil }));
}
