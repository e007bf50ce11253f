import { addAdminEvent } from "~/features/leads/admin-events.server";
import { inboxFilter } from "~/features/leads/inbox-filter";
import { leadsCsv } from "~/features/leads/lead-csv.server";
import { dayOf } from "~/lib/dutch-date";
import { bindings } from "~/platform/bindings.server";
import { downloadResponse } from "~/platform/file-response.server";
import { mustBeAble, signedIn } from "~/platform/signed-in.server";
import type { Route } from "./+types/leads-csv";

/** The requests of the view that the address names, for a spreadsheet. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  mustBeAble(me, "readLeads");
  const now = new Date();
  const filter = inboxFilter(url.searchParams);
  if (request.method !== "HEAD") {
    const detail = filter.quarantined ? "quarantine" : (filter.status ?? "all");
    await addAdminEvent(env.DB, { kind: "leads-exported", actor: me.email, detail }, now);
  }
  return downloadResponse(leadsCsv(env.DB, filter), {
    name: `aanvragen-${dayOf(now.getTime())}.csv`,
    type: "text/csv; charset=utf-8",
  });
}
