import { weekdays } from "~/lib/text/opening-hours";
import type { Shift } from "./roster";

/** Names of colleagues by mail address; who is in ADMIN_ROLES has none. */
export async function namesOf(db: D1Database): Promise<Map<string, string>> {
  const { results } = await db
    .prepare("SELECT email, name FROM colleagues WHERE name <> ''")
    .all<{ email: string; name: string }>();
  return new Map(results.map(({ email, name }) => [email, name]));
}

/** One line of the roster in words. */
export function shiftText({ days, from, until, people }: Shift, names: ReadonlyMap<string, string>) {
  const allDay = from === until && from === "00:00";
  const overnight = until <= from && until !== "00:00";
  const hours = allDay ? "de hele dag" : `${from} – ${until === "00:00" ? "24:00" : until}`;
  return {
    when: `${daysText(days)}, ${hours}${overnight ? " (de dag erna)" : ""}`,
    who: people.map((email) => names.get(email) ?? email).join(", daarna "),
  };
}

/** 'maandag t/m vrijdag', 'zaterdag en zondag', 'elke dag'. */
function daysText(days: Shift["days"]): string {
  const sorted = [...days].sort();
  if (sorted.length === 7) return "elke dag";
  const names = sorted.map((day) => weekdays[day - 1] ?? "");
  const [first = 1] = sorted;
  const isRow = sorted.length > 2 && sorted.every((day, index) => day === first + index);
  if (isRow) return `${names[0]} t/m ${names.at(-1)}`;
  return new Intl.ListFormat("nl").format(names);
}
