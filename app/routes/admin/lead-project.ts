import { data } from "react-router";
import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import { recordType } from "~/content/records/record-types";
import { projectOf } from "~/features/leads/office/project/project-of-lead.server";
import { projectOfLead, tieProject } from "~/features/leads/store/lead-project.server";
import { getLead } from "~/features/leads/store/leads.server";
import { beginRecord } from "~/features/records/desk/begin-record.server";
import { recordAt } from "~/features/records/desk/record-store.server";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/lead-project";

/** A command only: there is nothing to read here. */
export function loader({ context }: Route.LoaderArgs): Response {
  requireAbility(context.get(signedIn), "changeLeads");
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Makes a project of a won request, or leads to the one that was made. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  requireAbility(me, "writeArticles");
  const chosen = readForm(await formDataOf(request), z.object({ service: text, town: text }));
  const detail = await getLead(env.DB, params.id);
  if (chosen === null || detail === null) throw data(null, { status: 404 });
  const { lead } = detail;
  const back = (problem: string) =>
    redirectWith(request, env, paths.adminLead(lead.id), { tone: "error", text: problem });
  if (lead.status !== "won" || lead.quarantineReason !== null)
    return back("Van deze aanvraag wordt nu geen project gemaakt: hij staat niet (meer) op ‘Gewonnen’.");

  const { service, town, nearby } = projectOf(lead);
  const begun = { service: chosen.service || service, town: chosen.town || town, nearby };
  const made = await projectFor(env.DB, lead.id, begun, { email: me.email, now: new Date() });
  if (made === "unclear") return back("Kies eerst welk werk het is, en in welke plaats.");
  return redirectWith(request, env, paths.adminRecord("project", made.key), {
    tone: "success",
    text: made.known
      ? "Van deze aanvraag was al een project gemaakt. Dit is het."
      : "Het project is begonnen. Bezoekers zien nog niets: het is een concept.",
  });
}

/** Of two who ask at once, one makes it; the other's batch fails whole, and finds it at the next try. */
async function projectFor(
  db: D1Database,
  leadId: string,
  begun: Record<string, unknown>,
  who: { email: string; now: Date },
): Promise<{ key: string; known: boolean } | "unclear"> {
  const type = recordType("project");
  if (!type) return "unclear";
  for (let tries = 0; ; tries++) {
    const id = await projectOfLead(db, leadId);
    const known = id === null ? null : await recordAt(db, id);
    if (known) return { key: known.key, known: true };
    try {
      const stamp = { actor: who.email, now: who.now };
      const { key } = await beginRecord(db, type, begun, stamp, (...saved) =>
        tieProject(db, leadId, saved, who),
      );
      return key === undefined ? "unclear" : { key, known: false };
    } catch (error) {
      if (tries === 2) throw error;
    }
  }
}
