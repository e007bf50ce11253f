import type { Admin } from "~/platform/access/access.server";
import { EVERYBODY_ELSE } from "~/platform/access/colleagues.server";
import type { Role } from "~/platform/access/roles";

/** `none`: access was withdrawn. */
export type GivenRole = Role | "none";

export type Colleague = { email: string; name: string; role: GivenRole };

/** Those to whom the office gave a role, by name; and what everybody else may whom Access lets in. */
export async function listColleagues(
  db: D1Database,
): Promise<{ colleagues: Colleague[]; newcomers: GivenRole | null }> {
  const { results } = await db
    .prepare("SELECT email, name, role FROM colleagues ORDER BY role = 'none', name, email")
    .all<Colleague>();
  return {
    colleagues: results.filter(({ email }) => email !== EVERYBODY_ELSE),
    newcomers: results.find(({ email }) => email === EVERYBODY_ELSE)?.role ?? null,
  };
}

/**
 * Gives a role, and writes down who gave it. `was`: the role that the giver saw; null for who had no row. False, and
 * nothing changed, when it is another by now, when the giver is no owner (any more), or for the giver's own role: so
 * nobody raises himself, and the one who acts remains an owner. `installed` roles are not in the table.
 */
export async function giveRole(
  db: D1Database,
  { email, name, role }: Colleague,
  was: GivenRole | null,
  giver: Pick<Admin, "email" | "role" | "installed"> & { now: Date },
): Promise<boolean> {
  const fits = `(SELECT role FROM colleagues WHERE email = ?1) IS ?4 AND ?1 <> ?5
    AND (?6 = 1 OR EXISTS (SELECT 1 FROM colleagues WHERE email = ?5 AND role = 'owner'))`;
  const bound = [email, name, role, was, giver.email, giver.installed && giver.role === "owner" ? 1 : 0];
  const [written] = await db.batch([
    db
      .prepare(
        `INSERT INTO colleague_changes (at, actor, email, name, before, after)
         SELECT ?7, ?5, ?1, ?2, ?4, ?3 WHERE ${fits}`,
      )
      .bind(...bound, giver.now.getTime()),
    db
      .prepare(
        `INSERT INTO colleagues (email, name, role) SELECT ?1, ?2, ?3 WHERE ${fits}
         ON CONFLICT (email) DO UPDATE SET name = excluded.name, role = excluded.role`,
      )
      .bind(...bound),
    // Nothing comes to a telephone of who may not enter; who gets a role again, turns it on again.
    db
      .prepare(
        `DELETE FROM push_devices WHERE email = ?1
           AND EXISTS (SELECT 1 FROM colleagues WHERE email = ?1 AND role = 'none')`,
      )
      .bind(email),
  ]);
  return written !== undefined && written.meta.changes > 0;
}

export type ColleagueChange = {
  id: number;
  at: number;
  actor: string;
  email: string;
  name: string;
  before: GivenRole | null;
  after: GivenRole;
};

/** The latest changes, newest first. */
export async function listColleagueChanges(db: D1Database, limit: number): Promise<ColleagueChange[]> {
  const { results } = await db
    .prepare(
      "SELECT id, at, actor, email, name, before, after FROM colleague_changes ORDER BY id DESC LIMIT ?",
    )
    .bind(limit)
    .all<ColleagueChange>();
  return results;
}
