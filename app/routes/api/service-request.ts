import { officeHours } from "~/features/business-profile/office-hours";
import { methodNotAllowed } from "~/features/leads/model/answers/lead-answer";
import { answerLeadPost } from "~/features/leads/receive/lead-endpoint.server";
import { urgentRule } from "~/features/settings/urgent-rule.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/service-request";

export const loader = methodNotAllowed;

export function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  return answerLeadPost(request, env, {
    kind: "request",
    urgentRule: () => urgentRule(env.DB, officeHours),
    waitUntil,
  });
}
