import type { OpenedLead } from "~/features/leads/office/lead/open-lead.server";
import { sentFiles } from "~/features/leads/store/thread/draft-files.server";
import { type ThreadItem, threadItems } from "./thread-view";

/** The conversation about a lead; what went along is asked only where something was written. */
export async function leadThread(
  db: D1Database,
  opened: OpenedLead,
  at: { me: string; now: number },
): Promise<ThreadItem[]> {
  const none = { own: [], photos: [], came: [] };
  return threadItems(opened, opened.messages.length > 0 ? await sentFiles(db, opened.lead.id) : none, at);
}
