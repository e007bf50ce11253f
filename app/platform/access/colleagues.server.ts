import { withTimeout } from "~/lib/with-timeout";
import { log } from "~/platform/log.server";
import { type AccessSettings, installedRoles } from "./access-config.server";
import { type Ability, isRole, type Role, roleMay } from "./roles";

/** In `colleagues`: everybody whom Access lets in and who has no row of his own. */
export const EVERYBODY_ELSE = "*";

const PATIENCE_MS = 2_000;

/** The Worker and the middleware of /admin ask about the same request: one row is read for both. */
const asked = new WeakMap<object, { email: string; role: Promise<Role | null | "unavailable"> }>();

/**
 * The role that the office gave to an address; null for none. Read for every request and kept by no isolate, so that a
 * withdrawn role ends with the next one. `request`: an object of its own for each.
 */
export function givenRole(
  db: D1Database,
  email: string,
  request: object,
): Promise<Role | null | "unavailable"> {
  const known = asked.get(request);
  if (known?.email === email) return known.role;
  const role = withTimeout(PATIENCE_MS, readRole(db, email), "unavailable" as const);
  asked.set(request, { email, role });
  return role;
}

async function readRole(db: D1Database, email: string): Promise<Role | null> {
  try {
    const role = await db
      .prepare(
        `SELECT coalesce((SELECT role FROM colleagues WHERE email = ?1),
           (SELECT role FROM colleagues WHERE email = ?2)) AS role`,
      )
      .bind(email, EVERYBODY_ELSE)
      .first<string | null>("role");
    return isRole(role) ? role : null;
  } catch (error) {
    log("error", "access.roles-unavailable", { error });
    throw error;
  }
}

/** What each of these people may enter /admin as, now; who has no role is left out. */
export async function rolesOf(
  env: Pick<AccessSettings, "ADMIN_ROLES"> & { DB: D1Database },
  emails: string[],
): Promise<Map<string, Role>> {
  const { results } = await env.DB.prepare("SELECT email, role FROM colleagues").all<Given>();
  const given = new Map(results.map(({ email, role }) => [email, role]));
  const installed = installedRoles(env);
  return new Map(
    emails.flatMap((email) => {
      const role = installed.get(email) ?? given.get(email) ?? given.get(EVERYBODY_ELSE) ?? null;
      return isRole(role) ? [[email, role] as const] : [];
    }),
  );
}

type Given = { email: string; role: string };

/** The names that the office gave, by mail address, also of who may no longer enter; none where they cannot be read. */
export function colleagueNames(db: D1Database): Promise<Record<string, string>> {
  return withTimeout(PATIENCE_MS, readNames(db), {});
}

async function readNames(db: D1Database): Promise<Record<string, string>> {
  const { results } = await db
    .prepare("SELECT email, name FROM colleagues WHERE name <> '' AND email <> ?")
    .bind(EVERYBODY_ELSE)
    .all<{ email: string; name: string }>();
  return Object.fromEntries(results.map(({ email, name }) => [email, name]));
}

/** Mail addresses of all who have this ability, in alphabetical order. */
export async function peopleWhoMay(
  env: Pick<AccessSettings, "ADMIN_ROLES"> & { DB: D1Database },
  ability: Ability,
): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT email, role FROM colleagues WHERE email <> ?")
    .bind(EVERYBODY_ELSE)
    .all<Given>();
  const given = results.map(({ email, role }) => [email, role] as const);
  const people = new Map<string, string>([...given, ...installedRoles(env)]);
  return [...people]
    .filter(([, role]) => isRole(role) && roleMay(role, ability))
    .map(([email]) => email)
    .sort();
}
