import { keptDays } from "~/features/leads/model/mail/kept-mails";

/** Forgets what came in so long ago, and with it the mails that stand nowhere else (a trigger). Run nightly. */
export async function purgeMails(db: D1Database, now: Date): Promise<void> {
  const before = now.getTime() - keptDays * 24 * 60 * 60 * 1000;
  await db.prepare("DELETE FROM incoming_mails WHERE at < ? AND state <> 'due'").bind(before).run();
}
