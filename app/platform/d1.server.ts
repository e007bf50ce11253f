import { log } from "./log.server";

/** Texts of D1 errors after which the same work may simply be done again, from its list of error messages. */
const transient = [
  "Network connection lost",
  "storage caused object to be reset",
  "reset because its code was updated",
  "Cannot resolve D1 DB due to transient issue on remote node",
];

/**
 * Runs `work` again after a transient D1 error, at most three times. Only for work that may be done twice:
 * D1 never repeats a write itself, and the first attempt may have been stored although its answer was lost.
 */
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
