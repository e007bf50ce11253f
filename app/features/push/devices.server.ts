import type { PushDevice } from "~/platform/push/send-push.server";

export type OwnDevice = PushDevice & {
  id: string;
  email: string;
  label: string;
  createdAt: number;
  succeededAt: number | null;
  refused: number | null;
};

const columns =
  "id, email, endpoint, p256dh, auth, label, created_at AS createdAt, succeeded_at AS succeededAt, refused";

/** More are not kept of one person: the oldest goes. */
const mostDevices = 10;

/**
 * Keeps the device of a person, also when another one had it: a browser tells one person. `was`: the address that this
 * browser had before.
 */
export async function addDevice(
  db: D1Database,
  device: PushDevice & { email: string; label: string; was: string },
  now: Date,
): Promise<void> {
  const { email, endpoint, p256dh, auth, label, was } = device;
  await db.batch([
    db
      .prepare("DELETE FROM push_devices WHERE email = ? AND endpoint = ? AND endpoint <> ?")
      .bind(email, was, endpoint),
    db
      .prepare(
        `INSERT INTO push_devices (id, email, endpoint, p256dh, auth, label, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (endpoint) DO UPDATE SET email = excluded.email, p256dh = excluded.p256dh, auth = excluded.auth,
           label = excluded.label, refused = NULL`,
      )
      .bind(crypto.randomUUID(), email, endpoint, p256dh, auth, label, now.getTime()),
    db
      .prepare(
        `DELETE FROM push_devices WHERE email = ?1 AND id NOT IN
           (SELECT id FROM push_devices WHERE email = ?1 ORDER BY created_at DESC, id LIMIT ${mostDevices})`,
      )
      .bind(email),
  ]);
}

/** Newest first. */
export async function devicesOf(db: D1Database, email: string): Promise<OwnDevice[]> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM push_devices WHERE email = ? ORDER BY created_at DESC, id`)
    .bind(email)
    .all<OwnDevice>();
  return results;
}

export async function devicesOfPeople(db: D1Database, emails: string[]): Promise<OwnDevice[]> {
  if (emails.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM push_devices WHERE email IN (SELECT value FROM json_each(?)) ORDER BY id`,
    )
    .bind(JSON.stringify(emails))
    .all<OwnDevice>();
  return results;
}

/** Removes a device of one's own. */
export async function removeDevice(
  db: D1Database,
  email: string,
  which: { id: string } | { endpoint: string },
): Promise<boolean> {
  const [column, value] = "id" in which ? ["id", which.id] : ["endpoint", which.endpoint];
  const { meta } = await db
    .prepare(`DELETE FROM push_devices WHERE email = ? AND ${column} = ?`)
    .bind(email, value)
    .run();
  return meta.changes > 0;
}

/** Whether this browser still is a device of this person. Where it is another's, it is taken from him: he left. */
export async function stillOwn(db: D1Database, email: string, endpoint: string): Promise<boolean> {
  const [, own] = await db.batch<{ id: string }>([
    db.prepare("DELETE FROM push_devices WHERE endpoint = ? AND email <> ?").bind(endpoint, email),
    db.prepare("SELECT id FROM push_devices WHERE endpoint = ? AND email = ?").bind(endpoint, email),
  ]);
  return (own?.results.length ?? 0) > 0;
}
