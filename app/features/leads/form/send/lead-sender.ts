import { answered } from "~/features/leads/form/drafts/device-storage";
import { nextTry } from "~/features/leads/form/send/waiting/next-try";
import {
  fateOf,
  forgetLead,
  keepLead,
  type OutgoingLead,
  settleLead,
} from "~/features/leads/form/send/waiting/waiting-store";
import { postLead } from "./post-lead";
import type { Obstacle, SendResult } from "./send-result";

type Final = Exclude<SendResult, { kind: "undelivered" }>;

type Shows = {
  sending: (percent: number | null) => void;
  /** `kept`: on this device, also when the page is left. */
  waiting: (why: Obstacle, kept: boolean) => void;
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
  /** An attempt ended without an answer after all of it had left. */
  let perhaps = false;
  let tryNow = () => {};
  const keep = () =>
    answered(
      keepLead(lead).then(() => true),
      false,
    );
  let kept = keep();

  /** What another tab made of it meanwhile. */
  async function elsewhere() {
    const fate = (await kept) ? await fateOf(lead.key).catch(() => null) : null;
    if (fate?.kind !== "cancelled" || attempts > 0) return fate;
    // It was withdrawn there, and is asked for here.
    kept = keep();
    return null;
  }

  async function attempt(): Promise<SendResult> {
    let whole = false;
    const onProgress = (percent: number) => {
      whole = percent === 100;
      show.sending(percent);
    };
    show.sending(null);
    const result = await underLock(lead.key, signal, async (waited) => {
      const fate = waited || attempts > 0 ? await elsewhere() : null;
      return fate ?? postLead(lead.endpoint, lead.body, { signal, onProgress });
    });
    // A network that asks for a login has kept it to itself.
    const astray = result.kind === "undelivered" && result.why === "portal";
    perhaps ||= whole && !astray;
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
        show.waiting(result.why, await kept);
        // It may have been cancelled for it.
        if (!signal.aborted) await pause();
        continue;
      }
      await kept;
      if (result.kind === "cancelled" && perhaps) return { ...result, perhaps };
      // The link to the visitor's page is a secret that the device need not keep, and the check is done here.
      if (result.kind === "received")
        await answered(
          settleLead(lead.key, { ...result, page: undefined, check: undefined }).catch(() =>
            forgetLead(lead.key),
          ),
          null,
        );
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

/** Absent without https; some browsers refuse it where they keep nothing. */
function lockManager(): LockManager | undefined {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}

/** One tab at a time, where the browser can tell them apart. `waited`: another was before it. */
async function underLock(
  key: string,
  signal: AbortSignal,
  task: (waited: boolean) => Promise<SendResult>,
): Promise<SendResult> {
  const locks = lockManager();
  if (!locks) return task(false);
  const name = `aanvraag ${key}`;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const atOnce = await locks.request(name, { ifAvailable: true }, (lock) => lock && task(false));
    if (atOnce) return atOnce;
    signal.addEventListener("abort", stop);
    timer = setTimeout(stop, LOCK_LIMIT);
    if (signal.aborted) stop();
    return await locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return task(true);
    });
  } catch {
    return signal.aborted ? { kind: "cancelled" } : task(true);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
