const format = new Intl.DateTimeFormat("nl-NL", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** '2026-11-21' as '21 november 2026'. */
export function dutchDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}

const amsterdamDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });
const hourMs = 3_600_000;
/** By the hour, in which no day begins: a sitemap asks ten thousand times. */
const daysOfHours = new Map<number, IsoDay>();

type IsoDay = `${number}-${number}-${number}`;

/** The day on which a moment (ms) falls here, as an ISO date. */
export function dayOf(at: number): IsoDay {
  const hour = Math.floor(at / hourMs);
  let day = daysOfHours.get(hour);
  if (day === undefined) {
    if (daysOfHours.size > 5_000) daysOfHours.clear();
    day = amsterdamDay.format(at) as IsoDay;
    daysOfHours.set(hour, day);
  }
  return day;
}
