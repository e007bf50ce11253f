import { methodNotAllowed } from "~/features/leads/model/answers/lead-answer";
import { answerLeadPost } from "~/features/leads/receive/lead-endpoint.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/offerte";

export const loader = methodNotAllowed;

export function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  return answerLeadPost(request, env, { kind: "membership", waitUntil });
}
