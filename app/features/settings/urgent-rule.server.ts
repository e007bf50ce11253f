import type { OfficeSettings, UrgentAnswer } from "~/content/site/office-settings";
import type { OfficeHours } from "~/lib/text/open-state";
import { settingsNow } from "./settings.server";

/** What the office promises for urgent requests, with its hours as `hoursAt` reads them. Never fails. */
export async function urgentRule(
  db: D1Database,
  hoursAt: (now: Date, hours: OfficeSettings["hours"]) => OfficeHours,
): Promise<UrgentAnswer & OfficeHours> {
  const { hours, urgent } = await settingsNow(db);
  return { ...urgent, ...hoursAt(new Date(), hours) };
}
