import { randomHex, sha256 } from "~/lib/bytes/hash";

/** Makes the address of this person's calendar anew: one that was made before opens nothing any more. Its secret part. */
export async function makeCalendarAddress(db: D1Database, email: string, now: Date): Promise<string> {
  // 128 bits: nobody guesses them.
  const secret = randomHex(16);
  await db
    .prepare(
      `INSERT INTO calendar_addresses (email, secret_hash, made_at) VALUES (?, ?, ?)
       ON CONFLICT (email) DO UPDATE SET secret_hash = excluded.secret_hash, made_at = excluded.made_at`,
    )
    .bind(email, await sha256(secret), now.getTime())
    .run();
  return secret;
}

export async function endCalendarAddress(db: D1Database, email: string): Promise<void> {
  await db.prepare("DELETE FROM calendar_addresses WHERE email = ?").bind(email).run();
}

/** When this person's address was made (ms); null where there is none. */
export function calendarAddressOf(db: D1Database, email: string): Promise<number | null> {
  return db
    .prepare("SELECT made_at AS at FROM calendar_addresses WHERE email = ?")
    .bind(email)
    .first<number>("at");
}

/** Whose address it is; null for one that was never made, or has ended. */
export async function ownerOfCalendar(db: D1Database, secret: string): Promise<string | null> {
  if (!/^[0-9a-f]{32}$/.test(secret)) return null;
  return db
    .prepare("SELECT email FROM calendar_addresses WHERE secret_hash = ?")
    .bind(await sha256(secret))
    .first<string>("email");
}
