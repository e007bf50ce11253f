import { chunk, numbers, pick, type SeedDatabase } from "./made-up.ts";

const year = 365 * 24 * 60 * 60 * 1000;

const firstNames = [
  "Anna",
  "Bas",
  "Carla",
  "Daan",
  "Els",
  "Fatima",
  "Gijs",
  "Hanna",
  "Ivo",
  "Joke",
  "Koen",
  "Lotte",
];
const lastNames = [
  "Voorbeeld",
  "de Proef",
  "van Test",
  "Monster",
  "Staal",
  "Model",
  "van der Schets",
  "Concept",
];
const streets = ["Voorbeeldstraat", "Proefweg", "Testlaan", "Modelplein", "Schetsdreef"];
const towns = ["Eindhoven", "Nuenen", "Veldhoven", "Best", "Son", "Waalre", "Geldrop", "Helmond"];
const subjects = [
  "Het dak lekt bij de schoorsteen na de storm.",
  "De goot loopt over aan de achterkant.",
  "Wij willen een dakkapel op de tweede verdieping.",
  "De voegen van de schoorsteen laten los.",
  "Pannendak vernieuwen en meteen isoleren.",
  "Het platte dak van de garage heeft blazen in het bitumen.",
  "Schilderwerk aan de kozijnen boven.",
];
const pages = [
  "/",
  "/daken",
  "/schoorsteen",
  "/nl/eindhoven",
  "/nl/best",
  "/be/lommel",
  "/kennisbank/daklekkage",
];
const services = [
  ["offerte", "Gratis offerte"],
  ["inspectie", "Gratis Inspectie"],
  ["spoedservice", "Spoedservice"],
  ["onderhoud", "Onderhoudscontract"],
  ["Lidmaatschap", "Zorgeloos Wonen Lidmaatschap"],
];

/**
 * Writes `count` made-up requests of the past year with their files, timeline and sent messages into an empty
 * database. The same mix at every size: one in eight waits for an answer, one in ten is of somebody who asked
 * before, one in fifteen is in quarantine. The files exist in the database only.
 */
export async function seedManyLeads(
  db: SeedDatabase,
  count: number,
  employees: string[],
  now = new Date(),
): Promise<void> {
  const lists = { firstNames, lastNames, streets, towns, subjects, pages, services, employees };
  for (let first = 0; first < count; first += chunk) {
    const last = Math.min(first + chunk, count) - 1;
    await db
      .prepare(insertLeads)
      .bind(first, last, JSON.stringify(lists), now.getTime() - year, year / count, count)
      .run();
    for (const statement of [insertFiles, insertEvents, insertDeliveries]) {
      await db.prepare(statement).bind(first, last).run();
    }
  }
}

/** `k` numbers the persons: the last tenth of the requests are of the first tenth again. */
const insertLeads = `WITH RECURSIVE ${numbers},
  people (n, k, at, status, service, town) AS (
    SELECT n, n % max(1, CAST(?6 AS INTEGER) * 9 / 10), CAST(?4 + n * ?5 AS INTEGER),
      CASE WHEN n % 8 = 3 THEN 'new' WHEN n % 8 = 5 THEN 'called' WHEN n % 16 = 6 THEN 'scheduled'
        WHEN n % 16 = 7 THEN 'quoted' WHEN n % 3 = 0 THEN 'won' ELSE 'lost' END,
      ${pick("services", 11)}, ${pick("towns", 13)}
    FROM numbers)
  INSERT INTO leads (id, reference, submission_key, payload_hash, kind, form, status, quarantine_reason, turnstile,
    received_at, answer_by, answered_at, assignee, address_key, first_name, last_name, email, phone, phone_e164,
    contact_preference, urgency_level, service_type, selected_service, specialist, project_type,
    project_description, address, street, house_number, city, postcode, country, membership_types, property_type,
    property_year, current_issues, previous_maintenance, priority, privacy_version, landing_page, referrer_host,
    utm_source, utm_medium, utm_campaign, widget, step_reached)
  SELECT 'seed-' || n, printf('S%07d', n), NULL, 'seed', 'request', 'modal', status,
    CASE WHEN n % 15 = 1 THEN 'too-fast' END, NULL, at, at + 86400000,
    CASE WHEN status <> 'new' THEN at + (n % 37) * 3600000 END,
    CASE WHEN n % 5 < 2 THEN '' ELSE ${pick("employees", 1)} END,
    printf('%d%s %d', 5600 + (k / 200) % 100, letters, k % 200 + 1),
    ${pick("firstNames", 7)}, ${pick("lastNames", 5)}, printf('persoon%d@voorbeeld.example', k),
    printf('06 0%07d', k), printf('+3160%07d', k),
    'phone', CASE WHEN n % 20 = 0 THEN 'urgent' ELSE 'normal' END,
    json_extract(service, '$[0]'), json_extract(service, '$[1]'), 'General', '',
    ${pick("subjects", 3)} || ' Dossier' || n || '.',
    printf('%s %d, %d %s %s', ${pick("streets", 17)}, k % 200 + 1, 5600 + (k / 200) % 100,
      letters, town),
    '', '', town, '', '', '', '', '', '', '', '', '2026-11', ${pick("pages", 19)}, '', '', '', '', '', ''
  FROM (SELECT *, char(65 + (k / 20000) % 26, 65 + (k / 520000) % 26) AS letters FROM people)`;

const seeded = `WITH RECURSIVE ${numbers}, seeded (n, id, at) AS (
  SELECT n, 'seed-' || n, (SELECT received_at FROM leads WHERE id = 'seed-' || n) FROM numbers)`;

const insertFiles = `${seeded}
  INSERT INTO lead_files (lead_id, n, object_key, name, kind, bytes, sha256)
  SELECT id, 1, 'leads/seed/' || n, 'dak.jpg', 'jpeg', 200000, 'seed' FROM seeded WHERE n % 3 = 0`;

const insertEvents = `${seeded}
  INSERT INTO lead_events (lead_id, at, kind, actor, data, detail)
  SELECT id, at, 'received', 'visitor', json_object('reason', NULL), '' FROM seeded`;

const insertDeliveries = `${seeded}
  INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at, attempts, sent_at)
  SELECT 'seed-' || kind || n, id, kind, 'sent', at, at, 1, at + 2000
  FROM seeded, (SELECT 'office-mail' AS kind UNION ALL SELECT 'visitor-mail')`;
