import { builtInSettings, type OfficeSettings, type SettingName } from "~/content/site/office-settings";
import { withTimeout } from "~/lib/with-timeout";
import { knownGeneration, raiseGeneration } from "~/platform/cache/content-generation.server";
import { noteStandIn } from "~/platform/cache/stand-ins.server";
import { log } from "~/platform/log.server";
import { settingLines } from "./preview.server";
import { isSettingName, parseSetting, settingNames } from "./settings-schema.server";

type StoredSettings = OfficeSettings & {
  /** By setting; 0 while it is the built-in one. */
  versions: Record<SettingName, number>;
  /** Those of which something is stored that cannot be read: the built-in value stands in. */
  unreadable: SettingName[];
};

type Row = { name: string; value: string; version: number };

/** What every visitor's page can wait for; then it shows what this isolate saw last. */
const patienceMs = 1000;
let seen: { settings: OfficeSettings; generation: number | null } = {
  settings: builtInSettings,
  generation: null,
};

/** A page's loaders ask side by side. Kept per answer: one request must not wait for what another one reads. */
const asked = new WeakMap<object, Promise<OfficeSettings>>();

/**
 * The settings for a page of visitors: never fails, whatever is stored and whatever D1 does. Every change raises
 * the content generation, so an isolate that knows the generation reads them once for each. `answer` is any object
 * that belongs to one request.
 */
export async function settingsForPage(db: D1Database, answer: object): Promise<OfficeSettings> {
  const generation = knownGeneration(Date.now());
  if (generation !== null && generation === seen.generation) return seen.settings;
  const settings = asked.get(answer) ?? settingsNow(db, generation);
  asked.set(answer, settings);
  return settings;
}

/** The settings as they are now, or, while D1 does not answer, those that this isolate saw last. */
export async function settingsNow(db: D1Database, generation: number | null = null): Promise<OfficeSettings> {
  const settings = await withTimeout(patienceMs, readSettings(db), null);
  if (settings) seen = { settings, generation };
  else noteStandIn();
  return seen.settings;
}

/** The settings as they are now. A stored value that is not valid (any more) counts as the built-in one. */
export async function readSettings(db: D1Database): Promise<StoredSettings> {
  const { results } = await db.prepare("SELECT name, value, version FROM settings").all<Row>();
  const versions = Object.fromEntries(settingNames.map((name) => [name, 0])) as StoredSettings["versions"];
  const settings: StoredSettings = { ...builtInSettings, versions, unreadable: [] };
  for (const { name, value, version } of results) {
    if (!isSettingName(name)) continue;
    versions[name] = version;
    const read = valid(name, value);
    if (name in read) Object.assign(settings, read);
    else settings.unreadable.push(name);
  }
  return settings;
}

/**
 * The periods after which leads may be erased; null while the stored ones cannot be read. The built-in ones may
 * be shorter than what the office chose, and what is erased does not come back.
 */
export async function erasingPeriods(db: D1Database): Promise<OfficeSettings["retention"] | null> {
  const { retention, unreadable } = await readSettings(db);
  return unreadable.includes("retention") ? null : retention;
}

function valid(name: SettingName, stored: string): Partial<OfficeSettings> {
  const parsed = parseSetting(name, json(stored));
  if (parsed.errors === undefined) return { [name]: parsed.value };
  log("error", "settings.invalid", { kind: name });
  return {};
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Stores a checked value and writes down who changed what. Null when somebody changed it since `version`.
 * Raises the content generation, so that visitors see it within a minute. Else the id of the change.
 */
export async function saveSetting<Name extends SettingName>(
  db: D1Database,
  { name, value, version }: { name: Name; value: OfficeSettings[Name]; version: number },
  { email, now }: { email: string; now: Date },
): Promise<number | null> {
  const text = JSON.stringify(value);
  const fits = "coalesce((SELECT version FROM settings WHERE name = ?1), 0) = ?2";
  const [change] = await db.batch([
    db
      .prepare(
        `INSERT INTO settings_changes (name, at, actor, before, after)
         SELECT ?1, ?3, ?4, (SELECT value FROM settings WHERE name = ?1), ?5 WHERE ${fits}`,
      )
      .bind(name, version, now.getTime(), email, text),
    db
      .prepare(
        `INSERT INTO settings (name, value, version) SELECT ?1, ?3, ?2 + 1 WHERE ${fits}
         ON CONFLICT (name) DO UPDATE SET value = excluded.value, version = excluded.version`,
      )
      .bind(name, version, text),
    raiseGeneration(db),
  ]);
  return change && change.meta.changes > 0 ? change.meta.last_row_id : null;
}

type SettingChange = {
  id: number;
  name: string;
  at: number;
  actor: string;
  /** What it was and what it became, in words: only the lines that differ. */
  was: string[];
  now: string[];
};

/** The latest changes, newest first. */
export async function listChanges(db: D1Database, limit: number): Promise<SettingChange[]> {
  const { results } = await db
    .prepare("SELECT id, name, at, actor, before, after FROM settings_changes ORDER BY id DESC LIMIT ?")
    .bind(limit)
    .all<Pick<SettingChange, "id" | "name" | "at" | "actor"> & { before: string | null; after: string }>();
  return results.map(({ before, after, ...change }) => {
    const [was, now] = [inWords(change.name, before), inWords(change.name, after)];
    return {
      ...change,
      was: was.filter((line) => !now.includes(line)),
      now: now.filter((line) => !was.includes(line)),
    };
  });
}

/** A stored value line by line; null is the built-in one. One that is not valid has no words. */
function inWords(name: string, stored: string | null): string[] {
  if (!isSettingName(name)) return [];
  const settings = stored === null ? builtInSettings : { ...builtInSettings, ...valid(name, stored) };
  return settingLines(name, settings[name]);
}

/**
 * Puts back what stood before a change, as a change of its own. False when there is none, when the setting is not what
 * that change made of it any more, or when what stood before is not valid.
 */
export async function undoSetting(
  db: D1Database,
  changeId: number,
  actor: { email: string; now: Date },
): Promise<boolean> {
  const change = await db
    .prepare(
      `SELECT name, before, version FROM settings_changes JOIN settings USING (name)
       WHERE settings_changes.id = ? AND settings.value = after`,
    )
    .bind(changeId)
    .first<{ name: string; before: string | null; version: number }>();
  if (change === null || !isSettingName(change.name)) return false;
  const { name, before, version } = change;
  const parsed = before === null ? { value: builtInSettings[name] } : parseSetting(name, json(before));
  if ("errors" in parsed && parsed.errors !== undefined) return false;
  return (await saveSetting(db, { name, value: parsed.value, version }, actor)) !== null;
}
