import { data } from "react-router";
import { openVisitorLink } from "~/features/leads/visitor/visitor-link.server";
import { visitorCalendar } from "~/features/leads/visitor/visitor-visit.server";
import { bindings } from "~/platform/bindings.server";
import { secretPageHeaders } from "~/platform/http/secret-page.server";
import type { Route } from "./+types/visitor-calendar";

/** The appointment as a file for the visitor's own calendar. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const now = new Date();
  const link = await openVisitorLink(env.DB, params.token, env.LINK_SECRET, now);
  const file = link?.kind === "open" ? await visitorCalendar(env.DB, link.leadId, now) : null;
  if (file === null) throw data(null, { status: 404 });
  return new Response(file, {
    headers: {
      ...secretPageHeaders(),
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="afspraak.ics"',
    },
  });
}
