import { retention } from "~/content/retention";
import { outboxResources, sendDue } from "./outbox.server";
import { purgeLeads, sweepOrphans } from "./sweep.server";

/** Every minute, and whenever a queue message says that there is something new. `at` in ms. */
export async function sendDueDeliveries(env: Env, at: number): Promise<void> {
  await sendDue(outboxResources(env), new Date(at));
}

/** Once a day: removes what belongs to nothing and what has been kept long enough. `at` in ms. */
export async function sweep(env: Env, at: number): Promise<void> {
  const stores = { db: env.DB, bucket: env.UPLOADS };
  await sweepOrphans(stores, new Date(at));
  await purgeLeads(stores, new Date(at), retention);
}
