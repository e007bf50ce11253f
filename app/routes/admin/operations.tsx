import { data, useNavigation } from "react-router";
import { readForm } from "~/admin/read-form";
import { BrowserReportsSection } from "~/features/browser-reports/browser-reports-section";
import { readBrowserReports } from "~/features/browser-reports/read-reports.server";
import { deliveryKinds } from "~/features/leads/deliver/checks/delivery-checks.server";
import {
  countDeliveries,
  listFailed,
  mayRetry,
  noticeDeliveries,
  retryDeliveries,
} from "~/features/leads/deliver/outbox/failed-deliveries.server";
import { operate, operationsCommand } from "~/features/operations/desk/operations-command.server";
import { OperationsPage } from "~/features/operations/desk/operations-page";
import { operationsRows } from "~/features/operations/desk/operations-rows";
import { operationsView } from "~/features/operations/desk/operations-view.server";
import { momentText } from "~/lib/text/moment-text";
import { withTimeout } from "~/lib/with-timeout";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/operations";

export async function loader({ context }: Route.LoaderArgs) {
  const { env, checkSources } = context.get(bindings);
  requireAbility(context.get(signedIn), "operate");
  const now = Date.now();
  const [view, browsers, deliveries] = await Promise.all([
    operationsView(env, checkSources, now),
    withTimeout(4000, readBrowserReports(env.DB, now), null),
    withTimeout(4000, deliveryRows(env.DB, now), null),
  ]);
  const { tag, id } = env.VERSION;
  return {
    ...operationsRows(view, deliveryKinds, now),
    deliveries,
    browsers,
    looked: momentText(now, now),
    version: tag || id.slice(0, 8),
  };
}

async function deliveryRows(db: D1Database, now: number) {
  const [counts, failed] = await Promise.all([countDeliveries(db), listFailed(db, 50)]);
  const count = (kind: string, state: string) =>
    counts.find((row) => row.kind === kind && row.state === state)?.count ?? 0;
  return {
    kinds: Object.entries(deliveryKinds).map(([kind, label]) => ({
      ...{ kind, label },
      due: count(kind, "due"),
      failed: count(kind, "failed"),
      held: count(kind, "held"),
    })),
    failed: failed.map(({ id, kind, leadId, reference, dueSince, lastError, noticedBy, noticedAt }) => ({
      ...{ id, reference, error: lastError, retried: mayRetry(lastError) },
      label: deliveryKinds[kind],
      href: leadId && paths.adminLead(leadId),
      since: momentText(dueSince, now),
      noticed: noticedAt === null ? null : `Gezien door ${noticedBy}, ${momentText(noticedAt, now)}`,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env, checkSources: sources } = context.get(bindings);
  const { email } = context.get(signedIn);
  requireAbility(context.get(signedIn), "operate");
  const command = readForm(await formDataOf(request), operationsCommand);
  if (command === null) throw data(null, { status: 400 });
  const deliveries = { retry: retryDeliveries, notice: noticeDeliveries };
  const { text, failed } = await operate({ env, sources, deliveries }, command, { email, now: new Date() });
  return redirectWith(request, env, paths.adminOperations, { tone: failed ? "error" : "success", text });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Werking · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Operations({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const { browsers, ...operations } = loaderData;
  return (
    <OperationsPage {...operations} busy={busy}>
      {browsers && <BrowserReportsSection {...browsers} />}
    </OperationsPage>
  );
}
