import { rolesOf } from "~/platform/access/colleagues.server";
import { roleMay } from "~/platform/access/roles";
import type { Choices } from "./choices";
import { readChoices } from "./choices-schema.server";
import type { Person } from "./receivers";
import type { Shift } from "./roster";
import { readRoster } from "./roster-store.server";

type PushEnv = Pick<Env, "DB" | "ADMIN_ROLES">;

/** Everybody with a device who may work with requests now, with what they chose; and the roster. */
export async function readSituation(env: PushEnv): Promise<{ people: Person[]; roster: Shift[] }> {
  const [{ results }, { roster }] = await Promise.all([
    env.DB.prepare(
      `SELECT DISTINCT push_devices.email, value FROM push_devices LEFT JOIN push_choices USING (email)
       ORDER BY push_devices.email`,
    ).all<{ email: string; value: string | null }>(),
    readRoster(env.DB),
  ]);
  const roles = await rolesOf(
    env,
    results.map(({ email }) => email),
  );
  const people = results.flatMap(({ email, value }) => {
    const role = roles.get(email);
    // Withdrawn, or one that has nothing to do with requests.
    if (role === undefined || !roleMay(role, "workOnOwnLeads")) return [];
    return [{ email, choices: readChoices(value), readsAll: roleMay(role, "readLeads") }];
  });
  return { people, roster };
}

/** Devices of people who may not work with requests (any more), also where that was not done in /admin. */
export async function forgetStrangers(env: PushEnv): Promise<void> {
  const { results } = await env.DB.prepare("SELECT DISTINCT email FROM push_devices").all<{
    email: string;
  }>();
  const { people } = await readSituation(env);
  const strangers = results.filter(({ email }) => !people.some((person) => person.email === email));
  await env.DB.prepare("DELETE FROM push_devices WHERE email IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(strangers.map(({ email }) => email)))
    .run();
}

export async function choicesOf(db: D1Database, email: string): Promise<Choices> {
  const stored = await db
    .prepare("SELECT value FROM push_choices WHERE email = ?")
    .bind(email)
    .first<string>("value");
  return readChoices(stored);
}

export async function saveChoices(db: D1Database, email: string, choices: Choices): Promise<void> {
  await db
    .prepare(
      `INSERT INTO push_choices (email, value) VALUES (?, ?)
       ON CONFLICT (email) DO UPDATE SET value = excluded.value`,
    )
    .bind(email, JSON.stringify(choices))
    .run();
}

/** How many minutes before the end of a promise somebody wants to hear of it. */
export async function remindersAsked(db: D1Database): Promise<number[]> {
  const { results } = await db
    .prepare(
      "SELECT DISTINCT push_devices.email, value FROM push_devices LEFT JOIN push_choices USING (email)",
    )
    .all<{ value: string | null }>();
  const minutes = results.map(({ value }) => readChoices(value).promise).filter((each) => each > 0);
  return [...new Set<number>(minutes)].sort((a, b) => a - b);
}
