/** Counts of one thing in one hour. `worst` in ms. */
type Count = { what: "error" | "slow-query"; name: string; hour: number } & {
  count: number;
  lastAt: number;
  worst: number;
  requestIds: string[];
};

const hourMs = 3_600_000;
/** What comes on top of this many different things in one flush is not counted: memory stays bounded. */
const maxNames = 100;
const maxIds = 5;

let pending = new Map<string, Count>();

/** Keeps a count in this isolate's memory until `flushTally`. `requestId`: an identifier, never free text. */
export function tally(
  what: Count["what"],
  name: string,
  { now = Date.now(), ms = 0, requestId }: { now?: number; ms?: number; requestId?: string | undefined } = {},
): void {
  const hour = now - (now % hourMs);
  const key = `${what} ${hour} ${name}`;
  const count = pending.get(key) ?? { what, name, hour, count: 0, lastAt: 0, worst: 0, requestIds: [] };
  if (count.count === 0 && pending.size >= maxNames) return;
  count.count++;
  count.lastAt = Math.max(count.lastAt, now);
  count.worst = Math.max(count.worst, Math.round(ms));
  if (requestId !== undefined && !count.requestIds.includes(requestId)) {
    count.requestIds = [requestId, ...count.requestIds].slice(0, maxIds);
  }
  pending.set(key, count);
}

/** How much is counted and not yet written. */
export function pendingTally(): number {
  return pending.size;
}

/** Writes the counts; when that fails they stay for the next time. Never rejects. */
export async function flushTally(db: D1Database): Promise<void> {
  const taken = [...pending.values()];
  if (taken.length === 0) return;
  pending = new Map();
  const add = db.prepare(
    `INSERT INTO event_counts (hour, what, name, count, last_at, worst, request_ids) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (hour, what, name) DO UPDATE SET count = count + excluded.count,
       last_at = max(last_at, excluded.last_at), worst = max(worst, excluded.worst),
       request_ids = CASE WHEN excluded.request_ids = '' THEN request_ids ELSE excluded.request_ids END`,
  );
  try {
    await db.batch(
      taken.map(({ hour, what, name, count, lastAt, worst, requestIds }) =>
        add.bind(hour, what, name, count, lastAt, worst, requestIds.join(" ")),
      ),
    );
  } catch {
    // Not logged as an error: that would count itself.
    for (const count of taken) merge(count);
  }
}

function merge(count: Count): void {
  const key = `${count.what} ${count.hour} ${count.name}`;
  const newer = pending.get(key);
  if (newer === undefined && pending.size >= maxNames) return;
  pending.set(
    key,
    newer === undefined
      ? count
      : {
          ...newer,
          count: newer.count + count.count,
          worst: Math.max(newer.worst, count.worst),
          requestIds: [...new Set([...newer.requestIds, ...count.requestIds])].slice(0, maxIds),
        },
  );
}
