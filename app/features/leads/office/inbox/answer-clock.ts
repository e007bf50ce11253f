type AnswerClock = { text: string; tone: "late" | "soon" | "calm" };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** From here on a lead should be the next thing that one does. */
const soonMs = 4 * hour;

/** How long there is left to answer: 'nog 3 uur', 'nog 25 minuten', '2 dagen te laat'. */
export function answerClock(answerBy: number, now: number): AnswerClock {
  const left = answerBy - now;
  if (left <= 0) return { text: `${duration(-left)} te laat`, tone: "late" };
  return { text: `nog ${duration(left)}`, tone: left < soonMs ? "soon" : "calm" };
}

/** Whole units, rounded down, so that a promise never looks longer than it is. */
function duration(ms: number): string {
  if (ms < hour) {
    const minutes = Math.floor(ms / minute);
    return minutes === 1 ? "1 minuut" : `${minutes} minuten`;
  }
  if (ms < 2 * day) return `${Math.floor(ms / hour)} uur`;
  return `${Math.floor(ms / day)} dagen`;
}
