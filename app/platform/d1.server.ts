import { log } from "./log.server";

/** From Cloudflare's list of retryable D1 errors. */
const transient = [
  "Network connection lost",
  "storage caused object to be reset",
  "reset because its code was updated",
  "Cannot resolve D1 DB due to transient issue on remote node",
];

/** Retries at most three times. `work` must be idempotent: a failed attempt may have been written. */
export async function retryTransient<T>(work: () => Promise<T>, pauses = [50, 200, 600]): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const pause = pauses[attempt];
      if (pause === undefined || !isTransient(error)) throw error;
      log("warn", "d1.retry", { attempt: attempt + 1, error });
      await new Promise((done) => setTimeout(done, pause * (0.5 + Math.random())));
    }
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof Error && transient.some((text) => error.message.includes(text));
}
