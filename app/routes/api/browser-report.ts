import { receiveReport } from "~/features/browser-reports/receive-report.server";
import { bindings } from "~/platform/bindings.server";
import { islands } from "~/render/islands/registry";
import type { Route } from "./+types/browser-report";

/** One of the islands in reports: the chunk that reports. */
const names = new Set([...Object.keys(islands), "reporter"]);

/** What browsers tell of pages: speed, failures and violations of the policy. Counted, never kept as it came. */
export function action({ request, context }: Route.ActionArgs): Response | Promise<Response> {
  if (request.method !== "POST") return loader();
  const { env, ctx } = context.get(bindings);
  return receiveReport(request, env, { islands: names, waitUntil: (work) => ctx.waitUntil(work) });
}

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
