import { currentCompany } from "~/content/site/company-now.server";
import type { LeadDetail } from "~/features/leads/store/leads.server";
import { sentFiles } from "~/features/leads/store/thread/draft-files.server";
import { messageOf } from "~/features/leads/store/thread/send-message.server";
import { momentText } from "~/lib/text/moment-text";

/** What was written, as its visitor may read it. `files`: names of what went along by mail. */
export type VisitorMessage = {
  id: string;
  own: boolean;
  who: string;
  when: string;
  text: string;
  files: string[];
};

/**
 * What the visitor and the office wrote to each other since the request, oldest first: nothing that colleagues write among
 * themselves, that can still be taken back, that a program wrote, or that came from another address than the visitor's.
 */
export async function visitorThread(
  db: D1Database,
  { lead, messages, events, deliveries }: LeadDetail,
  now: Date,
): Promise<VisitorMessage[]> {
  const waits = new Set(
    deliveries
      .filter(({ state, attempts }) => attempts === 0 && (state === "due" || state === "held"))
      .map(({ about }) => messageOf(about)),
  );
  // A mail that the request began with is the request.
  const since = new Set(events.flatMap((one) => (one.kind === "message-in" ? [one.data.message] : [])));
  const shown = messages.filter(({ id, direction, automatic, sender }) =>
    direction === "out" ? !waits.has(id) : since.has(id) && automatic === 0 && sender === null,
  );
  const { own: files } = shown.length > 0 ? await sentFiles(db, lead.id) : { own: [] };
  return shown.map(({ id, at, direction, body }) => ({
    id,
    own: direction === "in",
    who: direction === "in" ? "U" : currentCompany().name,
    when: momentText(at, now.getTime()),
    text: body,
    files: files.filter(({ messageId }) => messageId === id).map(({ name }) => name),
  }));
}
