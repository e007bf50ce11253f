import { ringAlarms } from "~/features/operations/alarm/ring.server";
import { minuteCronIsLate, recordRun } from "~/features/operations/watch/cron-runs.server";
import { withTimeout } from "~/lib/with-timeout";
import { log } from "~/platform/log.server";
import { flushTally, pendingTally } from "~/platform/tally.server";
import { watchedDb } from "~/platform/watched-db.server";
import { checkSources } from "./checks";
import { cronName } from "./jobs";

type Worker = Required<Pick<ExportedHandler<Env>, "fetch" | "scheduled" | "queue" | "email">>;

const lookEveryMs = 60_000;
const flushEveryMs = 5_000;
/** How long the alarm waits for the work of the same minute, which may take longer when mail is slow. */
const jobLimitMs = 20_000;

/** Of this isolate, in ms: when it looks next, may write next, and the write that is planned. */
const state = { lookAt: 0, flushAt: 0, scheduledFor: 0 };

/**
 * The same Worker, watched: slow statements and errors are counted, runs of the crons noted, alarms rung by the cron of
 * every minute, and when that is late by requests.
 */
export function watched(worker: Worker): Worker {
  return {
    ...worker,
    async fetch(request, bare, ctx) {
      const env = watchedEnv(bare);
      try {
        return await worker.fetch(request, env, ctx);
      } finally {
        const now = Date.now();
        lookAtCron(env, ctx, now);
        flushSoon(bare, ctx, now);
      }
    },
    async scheduled(controller, bare, ctx) {
      const env = watchedEnv(bare);
      const name = cronName(controller.cron);
      const startedAt = controller.scheduledTime;
      const begun = Date.now();
      // The controller's clock, so that a run of another moment is of that moment altogether.
      const now = () => startedAt + Date.now() - begun;
      const run = Promise.resolve(worker.scheduled(controller, env, ctx)).then(
        () => recordRun(env.DB, name, { startedAt, endedAt: now() }),
        async (error) => {
          log("error", "cron.failed", { kind: name, error });
          await recordRun(env.DB, name, { startedAt, endedAt: null });
          throw error;
        },
      );
      if (name === "minute") {
        await withTimeout(jobLimitMs, run, undefined);
        await ringAlarms(env, checkSources, now());
      }
      await run.finally(() => flushTally(bare.DB));
    },
    async email(message, bare, ctx) {
      try {
        await worker.email(message, watchedEnv(bare), ctx);
      } finally {
        await flushTally(bare.DB);
      }
    },
    async queue(batch, bare, ctx) {
      try {
        await worker.queue(batch, watchedEnv(bare), ctx);
      } finally {
        await flushTally(bare.DB);
      }
    },
  };
}

const environments = new WeakMap<Env, Env>();

function watchedEnv(bare: Env): Env {
  let env = environments.get(bare);
  if (env === undefined) {
    env = { ...bare, DB: watchedDb(bare.DB) };
    environments.set(bare, env);
  }
  return env;
}

/** A cron that stopped cannot ring: once a minute, beginning a minute after its first request, an isolate looks. */
function lookAtCron(env: Env, ctx: ExecutionContext, now: number): void {
  if (state.lookAt === 0) state.lookAt = now + lookEveryMs;
  if (now < state.lookAt) return;
  state.lookAt = now + lookEveryMs;
  const look = async () => {
    // Without an answer of the database the cron rings, if it runs.
    const late = await withTimeout(2000, minuteCronIsLate(env.DB, now), false);
    if (late) await ringAlarms(env, checkSources, now);
  };
  ctx.waitUntil(look());
}

/** At most once in five seconds, however many errors there are. */
function flushSoon({ DB }: Env, ctx: ExecutionContext, now: number): void {
  // A moment and no flag: work after an answer may be cut off.
  if (pendingTally() === 0 || now < state.scheduledFor) return;
  state.scheduledFor = Math.max(now, state.flushAt);
  state.flushAt = state.scheduledFor + flushEveryMs;
  const wait = state.scheduledFor - now;
  const flush = async () => {
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    await flushTally(DB);
  };
  ctx.waitUntil(flush());
}
