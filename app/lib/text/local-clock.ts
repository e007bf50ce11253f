/** The Swedish notation is ISO. */
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});

const MINUTE_MS = 60_000;
type LocalTime = Readonly<{ date: `${number}-${number}-${number}`; time: string }>;

/** A page asks many times what time it is, and formatting costs more than most of its other work. */
let last: LocalTime & { minute: number } = { minute: Number.NaN, date: "0-0-0", time: "" };

/**
 * The wall clock in Eindhoven at `at` (ms), as '2026-11-21' and '08:00': comparing it is right across DST changes. Throws a
 * RangeError for a moment that no date can hold.
 */
export function localTime(at: number): LocalTime {
  const minute = Math.floor(at / MINUTE_MS);
  if (minute !== last.minute) last = { minute, ...formatted(at) };
  return last;
}

function formatted(at: number): LocalTime {
  const [date, time = ""] = clock.format(at).split(" ");
  return { date: date as LocalTime["date"], time };
}

/** Pages ask for the same few all day. More than this only come of lists that the office filters by date. */
const MOMENTS_KEPT = 500;
const moments = new Map<string, number>();

/** The moment of a local date and time in Amsterdam; of a time that the clock skips, an hour later. */
export function localMoment(date: string, time: string): Date {
  const name = `${date}T${time}`;
  let moment = moments.get(name);
  if (moment === undefined) {
    moment = momentOf(name);
    if (moments.size >= MOMENTS_KEPT) moments.clear();
    moments.set(name, moment);
  }
  return new Date(moment);
}

function momentOf(name: string): number {
  const asUtc = Date.parse(`${name}:00Z`);
  const offset = (at: number) => {
    const { date, time } = formatted(at);
    return Date.parse(`${date}T${time}:00Z`) - at;
  };
  const guess = asUtc - offset(asUtc);
  return asUtc - offset(guess);
}
