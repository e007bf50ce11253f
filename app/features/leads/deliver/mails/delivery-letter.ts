import { aboutReview } from "~/features/leads/store/lead-review.server";
import { messageOf } from "~/features/leads/store/thread/send-message.server";
import { visitMailOf } from "~/features/leads/store/visits/visit-mails.server";

/** What a mail to a visitor really is, by the names of office/model/event-text.ts: `about` says so where it is no plain letter. */
export function letterOf({ about, letter }: { about: string | null; letter: string }): string {
  const visit = visitMailOf(about);
  if (visit) return visit.reminder ? "reminder" : "visit";
  if (messageOf(about) !== null) return "message";
  return about === aboutReview ? about : letter;
}
