import type { Admin } from "~/platform/access/access.server";
import { roleMay } from "~/platform/access/roles";
import { forbidden, requireAbility } from "~/platform/access/signed-in.server";
import { isOwnWork } from "./lead-actions.server";

type Person = Pick<Admin, "email" | "role">;

/** Throws 403 for whoever may not see this lead: of some roles only the one whom it is assigned to. */
export async function requireLead(db: D1Database, me: Person, id: string): Promise<void> {
  requireAbility(me, "workOnOwnLeads");
  if (!(await maySeeLead(db, me, id))) throw forbidden();
}

export async function maySeeLead(db: D1Database, me: Person, id: string): Promise<boolean> {
  return roleMay(me.role, "readLeads") || isOwn(db, id, me.email);
}

/** Throws 403 for whoever may not change this lead in this way. */
export async function requireLeadChange(
  db: D1Database,
  me: Person,
  id: string,
  form: FormData,
): Promise<void> {
  requireAbility(me, "workOnOwnLeads");
  if (form.get("action") === "undo" && (await closedVisit(db, id, me.email, Number(form.get("event")))))
    return;
  await requireLead(db, me, id);
  if (!isOwnWork(form.get("action"))) requireAbility(me, "changeLeads");
}

/** Who said what came of a visit may take that back, also where his access ended with it. */
async function closedVisit(db: D1Database, id: string, email: string, event: number): Promise<boolean> {
  const found = db
    .prepare("SELECT 1 FROM lead_events WHERE id = ? AND lead_id = ? AND actor = ? AND kind = 'visit-closed'")
    .bind(event, id, email);
  return (await found.first()) !== null;
}

/** What one is to go and see counts too, until one has been there. Nobody works on what is in quarantine. */
async function isOwn(db: D1Database, id: string, email: string): Promise<boolean> {
  const found = await db
    .prepare(
      `SELECT 1 FROM leads WHERE id = ?1 AND quarantine_reason IS NULL AND (assignee = ?2 OR EXISTS
         (SELECT 1 FROM visits WHERE lead_id = ?1 AND employee = ?2 AND state = 'planned'))`,
    )
    .bind(id, email)
    .first();
  return found !== null;
}
