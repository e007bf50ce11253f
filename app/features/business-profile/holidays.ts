/** `date` is a local ISO day. */
type Holiday = { date: string; name: string };

/**
 * Official public holidays on which offices are closed, in order of date. Liberation Day counts in the
 * Netherlands only in the years in which it is a day off by convention: once in five years.
 */
export function publicHolidays(country: "NL" | "BE", year: number): Holiday[] {
  const days = country === "NL" ? dutch(year) : belgian(year);
  return days.sort((a, b) => (a.date < b.date ? -1 : 1));
}

function dutch(year: number): Holiday[] {
  const days = [
    fixed(year, 1, 1, "Nieuwjaarsdag"),
    afterEaster(year, 0, "Eerste Paasdag"),
    afterEaster(year, 1, "Tweede Paasdag"),
    fixed(year, 4, isSunday(year, 4, 27) ? 26 : 27, "Koningsdag"),
    afterEaster(year, 39, "Hemelvaartsdag"),
    afterEaster(year, 49, "Eerste Pinksterdag"),
    afterEaster(year, 50, "Tweede Pinksterdag"),
    fixed(year, 12, 25, "Eerste Kerstdag"),
    fixed(year, 12, 26, "Tweede Kerstdag"),
  ];
  return year % 5 === 0 ? [...days, fixed(year, 5, 5, "Bevrijdingsdag")] : days;
}

function belgian(year: number): Holiday[] {
  return [
    fixed(year, 1, 1, "Nieuwjaar"),
    afterEaster(year, 1, "Paasmaandag"),
    fixed(year, 5, 1, "Dag van de Arbeid"),
    afterEaster(year, 39, "Onze-Lieve-Heer-Hemelvaart"),
    afterEaster(year, 50, "Pinkstermaandag"),
    fixed(year, 7, 21, "Nationale feestdag"),
    fixed(year, 8, 15, "Onze-Lieve-Vrouw-Hemelvaart"),
    fixed(year, 11, 1, "Allerheiligen"),
    fixed(year, 11, 11, "Wapenstilstand"),
    fixed(year, 12, 25, "Kerstmis"),
  ];
}

function fixed(year: number, month: number, day: number, name: string): Holiday {
  return { date: isoDate(Date.UTC(year, month - 1, day)), name };
}

function afterEaster(year: number, days: number, name: string): Holiday {
  const { month, day } = easterSunday(year);
  return { date: isoDate(Date.UTC(year, month - 1, day + days)), name };
}

function isSunday(year: number, month: number, day: number): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 0;
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Easter Sunday of the Gregorian calendar by the anonymous algorithm (Meeus, Jones, Butcher). */
export function easterSunday(year: number): { month: number; day: number } {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonDrift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return { month: Math.floor(days / 31), day: (days % 31) + 1 };
}
