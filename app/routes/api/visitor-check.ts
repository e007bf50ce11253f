import { methodNotAllowed } from "~/features/leads/model/answers/lead-answer";
import { answerVisitorCheck } from "~/features/leads/receive/visitor-check.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/visitor-check";

export const loader = methodNotAllowed;

export function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  return answerVisitorCheck(request, env, { now: new Date(), waitUntil });
}
