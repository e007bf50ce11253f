import { spanText } from "~/features/leads/model/visit/visit-words";
import { owesMail } from "~/features/leads/store/visits/visit-mails.server";
import { type Visit, visitById } from "~/features/leads/store/visits/visits.server";

/** What became of a visit that was planned before a change; empty when it still is, or was not. */
export async function fallenText(db: D1Database, before: Visit): Promise<string> {
  if (before.state !== "planned") return "";
  const now = await visitById(db, before.leadId, before.id);
  if (now?.state !== "cancelled") return "";
  const mailed = await owesMail(db, before.leadId, before.id);
  const told = mailed ? " en de aanvrager krijgt daarover een mail" : "";
  return ` De afspraak van ${spanText(before)} vervalt${told}.`;
}
