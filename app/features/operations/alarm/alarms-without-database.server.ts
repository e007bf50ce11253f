import type { Check } from "~/lib/check";
import { withTimeout } from "~/lib/with-timeout";
import { reminderMs } from "./alarms.server";

type Rung = Record<string, { title: string; at: number }>;

const key = "alarms-without-database";
const kvLimitMs = 1000;
const keptSeconds = 7 * 24 * 60 * 60;

/** Beside KV, which may be down too, and shows a write to an earlier reader only after a minute. */
let memory: Rung = {};

/** Rings for red checks when D1 cannot say which have rung: at most once an hour each. Never rejects. */
export async function ringWithoutDatabase(
  kv: KVNamespace,
  red: Check[],
  now: number,
  ring: (check: Check, before: number | null) => Promise<{ delivered: boolean }>,
): Promise<void> {
  const rung = await readRung(kv);
  const due = red.filter(({ name }) => now - (rung[name]?.at ?? Number.NEGATIVE_INFINITY) >= reminderMs);
  const outcomes = await Promise.all(due.map((check) => ring(check, rung[check.name]?.at ?? null)));
  const told = due.filter((_, i) => outcomes[i]?.delivered);
  await keepRung(kv, told, now, rung);
}

/** Notes for the database, once it answers again, what has rung. Never rejects. */
export async function keepRung(
  kv: KVNamespace,
  told: Pick<Check, "name" | "title">[],
  now: number,
  before?: Rung,
): Promise<void> {
  if (told.length === 0) return;
  const rung = before ?? (await readRung(kv));
  memory = { ...rung, ...Object.fromEntries(told.map(({ name, title }) => [name, { title, at: now }])) };
  const put = kv.put(key, JSON.stringify(memory), { expirationTtl: keptSeconds });
  await withTimeout(kvLimitMs, put, undefined);
}

/** What has rung so far, here or in another isolate. */
export async function readRung(kv: KVNamespace): Promise<Rung> {
  const kept = await withTimeout(kvLimitMs, kv.get<Rung>(key, "json"), null);
  const rung = { ...kept };
  for (const [name, mine] of Object.entries(memory)) if (mine.at > (rung[name]?.at ?? 0)) rung[name] = mine;
  return rung;
}

/** After the database took it over. */
export async function forgetRung(kv: KVNamespace): Promise<void> {
  memory = {};
  await withTimeout(kvLimitMs, kv.delete(key), undefined);
}
