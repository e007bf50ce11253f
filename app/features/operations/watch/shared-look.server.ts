import { withTimeout } from "~/lib/with-timeout";

const keptMs = 10_000;
/** Longer than a look takes. */
const limitMs = 6000;

/**
 * A look of which the isolate keeps the answer for ten seconds, and which those who ask at the same time share. A look
 * that hangs, as one whose own request was cut off, is not waited for: then this one looks itself. Rejects as the look.
 */
export function sharedLook<Answer extends object>(
  look: (env: Env, now: number) => Promise<Answer>,
): (env: Env, ctx: Pick<ExecutionContext, "waitUntil">, now: number) => Promise<Answer> {
  let kept: { at: number; answer: Promise<Answer> } | null = null;
  const begin = (env: Env, ctx: Pick<ExecutionContext, "waitUntil">, now: number) => {
    const own = { at: now, answer: look(env, now) };
    kept = own;
    // A failure is for those who wait for it; the next one looks anew.
    const settled = own.answer.then(
      () => {},
      () => {
        if (kept === own) kept = null;
      },
    );
    ctx.waitUntil(settled);
    return own.answer;
  };
  return async (env, ctx, now) => {
    if (kept === null || Math.abs(now - kept.at) >= keptMs) return begin(env, ctx, now);
    const asked = kept;
    const answer = await withTimeout(limitMs, asked.answer, null);
    if (answer !== null) return answer;
    // Another one that waited may have begun already.
    return kept === null || kept === asked ? begin(env, ctx, now) : kept.answer;
  };
}
