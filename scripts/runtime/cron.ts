/** The cron syntax that wrangler.toml uses: numbers, `*`, lists, ranges, steps. UTC, as in production. */
export function cronMatches(expression: string, time: Date): boolean {
  const fields = expression.trim().split(/\s+/);
  if (fields.length !== 5) throw new Error(`"${expression}" is not a cron expression of five fields.`);
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = fields;
  const sunday = time.getUTCDay() === 0;
  // Cloudflare counts weekdays from 1 (Sunday) to 7.
  return (
    fieldMatches(minute, time.getUTCMinutes(), 0, 59) &&
    fieldMatches(hour, time.getUTCHours(), 0, 23) &&
    fieldMatches(day, time.getUTCDate(), 1, 31) &&
    fieldMatches(month, time.getUTCMonth() + 1, 1, 12) &&
    fieldMatches(weekday, sunday ? 1 : time.getUTCDay() + 1, 1, 7)
  );
}

function fieldMatches(field: string, value: number, lowest: number, highest: number): boolean {
  return field.split(",").some((part) => {
    const match = /^(?:(\*)|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (!match) throw new Error(`"${part}" is not a cron field that the local runtime understands.`);
    const [, star, from, to, step] = match;
    const first = star ? lowest : Number(from);
    const last = star || (step && !to) ? highest : Number(to ?? from);
    return value >= first && value <= last && (value - first) % Number(step ?? 1) === 0;
  });
}

/** Calls `fire` at the start of every minute with the expressions that are due. Returns what stops it. */
export function startCron(crons: string[], fire: (cron: string, time: Date) => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  const schedule = () => {
    const now = Date.now();
    const next = Math.ceil((now + 1) / 60_000) * 60_000;
    timer = setTimeout(() => {
      const time = new Date(next);
      for (const cron of crons) if (cronMatches(cron, time)) void fire(cron, time);
      schedule();
    }, next - now);
  };
  schedule();
  return () => clearTimeout(timer);
}
