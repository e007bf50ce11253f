import { dutchDate } from "~/lib/text/dutch-date";

/** How long before its last day something is announced. */
const NOTICE_DAYS = 30;

/** '2026-11-23' some days later, or earlier. */
function daysFrom(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Of what has a last day (null: none): over, or nearly so. `then` is what became of it. */
export function endAttention(
  until: string | null,
  today: string,
  then = "staat niet meer op de site",
): string | null {
  if (until === null || until > daysFrom(today, NOTICE_DAYS)) return null;
  return until < today ? `Liep af op ${dutchDate(until)} en ${then}.` : `Loopt af op ${dutchDate(until)}.`;
}

/** Whether more than a year has gone since a day. */
export const isOld = (day: string, today: string): boolean => {
  const [year = "", ...rest] = today.split("-");
  return day < [String(Number(year) - 1), ...rest].join("-");
};

/** Of what was looked at last on a day, when that is more than a year ago. `how`: 'nagekeken'. */
export const oldAttention = (day: string, today: string, how: string): string | null =>
  isOld(day, today) ? `Voor het laatst ${how} op ${dutchDate(day)}: meer dan een jaar geleden.` : null;
