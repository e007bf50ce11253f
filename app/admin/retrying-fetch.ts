import { OTHER_PERSON } from "~/platform/access/made-as";

/** Why something that was asked of the server has to wait. */
export type WaitReason = "offline" | "failing" | "signed-out" | "other-person";

/**
 * Of a session that ended, or is another person's: the lock in front sends to its own page or answers 401, the one behind it
 * refuses in JSON.
 */
export function isSignedOut({ type, status, headers }: Response): boolean {
  return type === "opaqueredirect" || status === 401 || (status === 403 && isJson(headers));
}

/** Nothing of ours answered, or it could not look at who asks. */
function isAway({ status, headers }: Response): boolean {
  return (status === 502 || status === 503 || status === 504) && (isJson(headers) || !isRouters(headers));
}

/** Why it cannot have been done; null when it is an answer. */
function reasonOf(answer: Response | null): WaitReason | null {
  if (answer === null) return "offline";
  if (isAway(answer)) return "failing";
  if (!isSignedOut(answer)) return null;
  return answer.headers.has(OTHER_PERSON) ? "other-person" : "signed-out";
}

const isJson = (headers: Headers) => headers.get("Content-Type")?.includes("json") === true;
const isRouters = (headers: Headers) => headers.has("X-Remix-Response");

type Options = {
  send: typeof fetch;
  /** Resolves when it is worth trying again. */
  pause: (reason: WaitReason) => Promise<unknown>;
};

/**
 * Asks until the application itself answers, so that a form keeps what was typed while the line or session
 * is away; the request's signal ends it. `reason` is what it waits for, null while it waits for nothing.
 */
export function retryingFetch({ send, pause }: Options) {
  const waiting = new Map<symbol, WaitReason>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  async function ask(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const me = Symbol();
    try {
      for (;;) {
        const answer = await send(input, { ...init, redirect: "manual" }).catch((error: unknown) => {
          if (init.signal?.aborted) throw error;
          return null;
        });
        const reason = reasonOf(answer);
        if (answer && reason === null) return answer;
        const waits = reason ?? "offline";
        if (waiting.get(me) !== waits) {
          waiting.set(me, waits);
          changed();
        }
        await Promise.race([pause(waits), aborted(init.signal)]);
      }
    } finally {
      if (waiting.delete(me)) changed();
    }
  }

  return {
    fetch: ask,
    reason: () => [...waiting.values()].at(-1) ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal?.reason);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
