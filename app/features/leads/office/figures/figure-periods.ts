import { dayOf } from "~/lib/text/dutch-date";
import { localMoment } from "~/lib/text/local-clock";

export type Per = "week" | "month";

/** `from`: its first day, '2026-11-16'; `start` and `end` (not included) in ms, midnight in Amsterdam. */
export type FigurePeriod = { from: string; start: number; end: number };

const day = 86_400_000;
const dateAt = (utc: number) => new Date(utc).toISOString().slice(0, 10);
const utcOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/**
 * The past `weeks` weeks, this one included, each from its Monday on; or the calendar months in which they lie, the
 * first of them whole. Oldest first.
 */
export function figurePeriods(now: Date, weeks: number, per: Per): FigurePeriod[] {
  const today = utcOf(dayOf(now.getTime()));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  const first = monday - (weeks - 1) * 7 * day;
  const starts: string[] = [];
  if (per === "week") for (let n = 0; n <= weeks; n++) starts.push(dateAt(first + n * 7 * day));
  else {
    const [year, month] = [new Date(first).getUTCFullYear(), new Date(first).getUTCMonth()];
    for (let n = 0; ; n++) {
      const from = Date.UTC(year, month + n, 1);
      starts.push(dateAt(from));
      if (from > today) break;
    }
  }
  const moments = starts.map((from) => localMoment(from, "00:00").getTime());
  return starts.slice(0, -1).map((from, n) => ({ from, start: moments[n] ?? 0, end: moments[n + 1] ?? 0 }));
}
