import { log } from "~/platform/log.server";

/** Has the outbox looked at now instead of within a minute. When that fails, the minute it is. */
export async function wakeSender(queue: Pick<Queue, "send">, leadId: string): Promise<void> {
  await queue.send({ leadId }).catch((error) => log("warn", "outbox.wake-failed", { leadId, error }));
}
