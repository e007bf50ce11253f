import { log } from "~/platform/log.server";

/** Starts the outbox at once. On failure, cron starts it within a minute. */
export async function wakeSender(queue: Pick<Queue, "send">, leadId: string): Promise<void> {
  await queue.send({ leadId }).catch((error) => log("warn", "outbox.wake-failed", { leadId, error }));
}
