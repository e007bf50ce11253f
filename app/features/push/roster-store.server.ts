import * as z from "zod/mini";
import type { Weekday } from "~/lib/text/opening-hours";
import type { Shift } from "./roster";

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const days: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const rosterSchema = z
  .array(
    z.object({
      days: z.array(z.union(days.map((day) => z.literal(day)))).check(z.minLength(1)),
      from: time,
      until: time,
      people: z
        .array(z.string().check(z.minLength(3), z.maxLength(200)))
        .check(z.minLength(1), z.maxLength(10)),
    }),
  )
  .check(z.maxLength(30));

type StoredRoster = { roster: Shift[]; version: number; changedAt: number | null; changedBy: string | null };

/** What cannot be read counts as an empty one: then everybody who wants urgent ones hears of them. */
export async function readRoster(db: D1Database): Promise<StoredRoster> {
  const row = await db
    .prepare("SELECT value, version, changed_at AS changedAt, changed_by AS changedBy FROM duty_roster")
    .first<{ value: string; version: number; changedAt: number; changedBy: string }>();
  if (row === null) return { roster: [], version: 0, changedAt: null, changedBy: null };
  const { value, ...rest } = row;
  return { roster: z.safeParse(rosterSchema, JSON.parse(value)).data ?? [], ...rest };
}

/** False, and nothing changed, when somebody changed it since `version`. */
export async function saveRoster(
  db: D1Database,
  { roster, version }: { roster: Shift[]; version: number },
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO duty_roster (id, value, version, changed_at, changed_by)
       SELECT 1, ?1, ?2 + 1, ?3, ?4 WHERE coalesce((SELECT version FROM duty_roster), 0) = ?2
       ON CONFLICT (id) DO UPDATE SET value = excluded.value, version = excluded.version,
         changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    )
    .bind(JSON.stringify(roster), version, now.getTime(), email)
    .run();
  return meta.changes > 0;
}
