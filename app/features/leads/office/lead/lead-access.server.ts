import type { Admin } from "~/platform/access/access.server";
import { roleMay } from "~/platform/access/roles";
import { forbidden, requireAbility } from "~/platform/access/signed-in.server";
import { isOwnWork } from "./lead-actions.server";

type Person = Pick<Admin, "email" | "role">;

/** Throws 403 for whoever may not see this lead: of some roles only the one whom it is assigned to. */
export async function requireLead(db: D1Database, me: Person, id: string): Promise<void> {
  requireAbility(me, "workOnOwnLeads");
  if (!roleMay(me.role, "readLeads") && !(await isOwn(db, id, me.email))) throw forbidden();
}

/** Throws 403 for whoever may not change this lead in this way. */
export async function requireLeadChange(
  db: D1Database,
  me: Person,
  id: string,
  form: FormData,
): Promise<void> {
  await requireLead(db, me, id);
  if (!isOwnWork(form.get("action"))) requireAbility(me, "changeLeads");
}

/** What one goes to see counts too. Nobody works on what is in quarantine. */
async function isOwn(db: D1Database, id: string, email: string): Promise<boolean> {
  const found = await db
    .prepare(
      `SELECT 1 FROM leads WHERE id = ?1 AND quarantine_reason IS NULL AND (assignee = ?2 OR EXISTS
         (SELECT 1 FROM visits WHERE lead_id = ?1 AND employee = ?2 AND state <> 'cancelled'))`,
    )
    .bind(id, email)
    .first();
  return found !== null;
}
