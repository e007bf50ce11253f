import { chunk, numbers, type SeedDatabase } from "./made-up.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Adds to made-up requests what was written about every second of them, and visits: as many this week and the next at every
 * size, and past ones of every eighth request.
 */
export async function seedManyMessages(db: SeedDatabase, count: number, employee: string, now = new Date()) {
  for (let first = 0; first < count; first += chunk) {
    const last = Math.min(first + chunk, count) - 1;
    await db.prepare(insertMessages).bind(first, last, employee).run();
    await db.prepare(insertVisits).bind(first, last, employee, now.getTime(), day, count).run();
  }
}

const seeded = `WITH RECURSIVE ${numbers}, seeded (n, id, at) AS (
  SELECT n, 'seed-' || n, (SELECT received_at FROM leads WHERE id = 'seed-' || n) FROM numbers)`;

const insertMessages = `${seeded}
  INSERT INTO lead_messages (id, lead_id, at, direction, channel, author, subject, body)
  SELECT 'seed-' || n, id, at + 3600000, iif(n % 4 = 0, 'in', 'out'), 'mail', iif(n % 4 = 0, 'visitor', ?3),
    'Uw aanvraag', 'Past dinsdagochtend om 9 uur? Dossier' || n || '.'
  FROM seeded WHERE n % 2 = 0`;

const insertVisits = `${seeded}, dated AS (
    SELECT n, id, CASE WHEN n >= ?6 - 40 THEN ?4 + (n % 8 - 4) * ?5 ELSE ?4 - 30 * ?5 - (n % 330) * ?5 END AS at
    FROM seeded WHERE n % 8 = 0 OR n >= ?6 - 40)
  INSERT INTO visits (id, lead_id, employee, starts_at, ends_at, state, planned_by, changed_at, mailed)
  SELECT 'seed-' || n, id, ?3, at, at + 10800000, iif(at > ?4, 'planned', 'done'), ?3, at - ?5, 1 FROM dated`;
