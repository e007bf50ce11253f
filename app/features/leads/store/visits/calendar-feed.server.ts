import { entryForEmployee } from "~/features/leads/model/visit/visit-entry";
import { calendarFile } from "~/features/leads/model/visit/visit-ics.server";
import { sha256 } from "~/lib/bytes/hash";
import { paths } from "~/paths";
import { ownerOfCalendar } from "./calendar-address.server";
import { listVisits } from "./visits.server";

const day = 24 * 60 * 60 * 1000;
const [pastDays, comingDays] = [30, 180];

type Asked = {
  /** Whether this person still works on requests; unknown while the database does not say. */
  mayWork: (email: string) => Promise<boolean | "unavailable">;
  origin: string;
  now: Date;
};

/** What a calendar program reads at a secret address; null for one that opens nothing. */
export async function calendarFeed(
  db: D1Database,
  secret: string,
  { mayWork, origin, now }: Asked,
): Promise<{ text: string; etag: string } | null | "unavailable"> {
  const employee = await ownerOfCalendar(db, secret);
  if (employee === null) return null;
  const may = await mayWork(employee);
  if (may !== true) return may === "unavailable" ? may : null;
  const [from, until] = [now.getTime() - pastDays * day, now.getTime() + comingDays * day];
  const visits = await listVisits(db, { employee, from, until });
  const entries = visits.map((visit) =>
    entryForEmployee(visit, visit, origin + paths.adminLead(visit.leadId)),
  );
  const text = calendarFile(entries, "Bezoeken");
  return { text, etag: `"${(await sha256(text)).slice(0, 32)}"` };
}
