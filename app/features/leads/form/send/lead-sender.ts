import { nextTry } from "./next-try";
import { postLead } from "./post-lead";
import type { Obstacle, SendResult } from "./send-result";
import { fateOf, keepLead, type OutgoingLead, settleLead } from "./waiting-store";

type Final = Exclude<SendResult, { kind: "undelivered" }>;

type Shows = {
  sending: (percent: number | null) => void;
  waiting: (why: Obstacle) => void;
};

/** A tab that the system has frozen may hold the lock; its key makes it one lead all the same. */
const LOCK_LIMIT = 15_000;

/**
 * Sends a lead until the server answers or the visitor cancels. Meanwhile it is kept on this device, so that it also
 * goes when the page is left and another one comes. Of what was not received the caller decides whether it stays.
 */
export function sendLead(lead: OutgoingLead, show: Shows) {
  const cancelling = new AbortController();
  const { signal } = cancelling;
  let attempts = 0;
  let tryNow = () => {};
  const kept = keepLead(lead).then(
    () => true,
    () => false,
  );

  async function attempt(): Promise<SendResult> {
    show.sending(null);
    const result = await underLock(lead.key, signal, async () => {
      const fate = attempts > 0 && (await kept) ? await fateOf(lead.key).catch(() => null) : null;
      return fate ?? postLead(lead.endpoint, lead.body, { signal, onProgress: show.sending });
    });
    return signal.aborted && result.kind !== "received" ? { kind: "cancelled" } : result;
  }

  /** Resolves when it is worth trying again, or cancelled. */
  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const stop = nextTry(resolve, attempts++);
      tryNow = () => {
        stop();
        resolve();
      };
      signal.addEventListener("abort", tryNow, { once: true });
    });
  }

  async function run(): Promise<Final> {
    for (;;) {
      const result = signal.aborted ? ({ kind: "cancelled" } as const) : await attempt();
      if (result.kind === "undelivered") {
        // Only then is it true that it is kept on this device.
        await kept;
        show.waiting(result.why);
        // It may have been cancelled for it.
        if (!signal.aborted) await pause();
        continue;
      }
      await kept;
      // The link to the visitor's page is a secret that the device need not keep.
      if (result.kind === "received")
        await settleLead(lead.key, { ...result, page: undefined }).catch(() => {});
      return result;
    }
  }

  return {
    outcome: run(),
    /** Without waiting for the line; of no use while it is being sent. */
    tryNow: () => tryNow(),
    cancel: () => cancelling.abort(),
  };
}

export type Sending = ReturnType<typeof sendLead>;

/** One tab at a time, where the browser can tell them apart. */
async function underLock(
  key: string,
  signal: AbortSignal,
  task: () => Promise<SendResult>,
): Promise<SendResult> {
  if (!navigator.locks) return task();
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  signal.addEventListener("abort", stop);
  const timer = setTimeout(stop, LOCK_LIMIT);
  try {
    return await navigator.locks.request(`aanvraag ${key}`, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return task();
    });
  } catch {
    return signal.aborted ? { kind: "cancelled" } : task();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
