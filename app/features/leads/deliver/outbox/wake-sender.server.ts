import { log } from "~/platform/log.server";

/** Starts the outbox, at once or later. On failure, cron starts it within a minute. */
export async function wakeSender(
  queue: Pick<Queue, "send">,
  leadId: string,
  delaySeconds = 0,
): Promise<void> {
  await queue
    .send({ leadId }, ...(delaySeconds > 0 ? [{ delaySeconds }] : []))
    .catch((error) => log("warn", "outbox.wake-failed", { leadId, error }));
}
