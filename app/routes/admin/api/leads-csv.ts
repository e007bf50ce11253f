import { inboxFilter, listName } from "~/features/leads/office/list/inbox-filter";
import { leadsCsv } from "~/features/leads/office/list/lead-csv.server";
import { addAdminEvent } from "~/features/leads/office/model/admin-events.server";
import { dayOf } from "~/lib/text/dutch-date";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { downloadResponse } from "~/platform/http/file-response.server";
import type { Route } from "./+types/leads-csv";

/** The leads of the view that the address names, for a spreadsheet. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "exportLeads");
  const now = new Date();
  const filter = inboxFilter(url.searchParams);
  if (request.method !== "HEAD") {
    const detail = listName(filter);
    await addAdminEvent(env.DB, { kind: "leads-exported", actor: me.email, detail }, now);
  }
  return downloadResponse(leadsCsv(env.DB, filter), {
    name: `aanvragen-${dayOf(now.getTime())}.csv`,
    type: "text/csv; charset=utf-8",
  });
}
