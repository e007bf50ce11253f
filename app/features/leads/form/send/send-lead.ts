import { newUuid } from "~/lib/uuid";
import { isOffline, OFFLINE } from "./offline";

/** What came of sending a lead. `errors` are by wire name; `message` is for the toast. */
export type SendResult =
  | {
      ok: true;
      reference: string;
      message: string;
      promise: string | undefined;
      /** It is kept, but the check against abuse is asked for: its token. */
      check: string | undefined;
    }
  | {
      ok: false;
      message: string | undefined;
      errors: Record<string, string>;
      /** There was no connection: nothing left this device. */
      offline?: boolean;
    };

/** An upload of 50 MB over a slow line takes its time; after this we stop waiting. */
const TIME_OUT = 180_000;

type Answer = {
  success?: boolean;
  message?: string;
  reference?: string;
  promise?: string;
  check?: string;
  errors?: Record<string, string>;
};

/** Posts a lead to one of our two endpoints. Never throws. */
export async function sendLead(endpoint: string, body: FormData): Promise<SendResult> {
  if (isOffline()) return { ok: false, message: OFFLINE, errors: {}, offline: true };
  let response: Response;
  // Not AbortSignal.timeout: an iPhone of 2021 has none.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_OUT);
  try {
    response = await fetch(endpoint, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: limit.signal,
    });
  } catch {
    const offline = isOffline();
    return { ok: false, message: offline ? OFFLINE : undefined, errors: {}, offline };
  } finally {
    clearTimeout(timer);
  }
  const answer = (await response.json().catch(() => null)) as Answer | null;
  if (answer?.success && answer.reference) {
    const { reference, message = "", promise, check } = answer;
    return { ok: true, reference, message, promise, check };
  }
  if (answer && typeof answer.success === "boolean") {
    return { ok: false, message: answer.message || "Er is een fout opgetreden", errors: answer.errors ?? {} };
  }
  const message = `Server fout: HTTP error! status: ${response.status}. Probeer het later opnieuw.`;
  return { ok: false, message, errors: {} };
}

/**
 * One key per content: a retry of the same lead repeats its key, so that the server answers with the same
 * reference; after an edit it is another lead and gets another key.
 */
export function submissionKeys(first?: string): SubmissionKeys {
  let known: KeptKey | null = null;
  let unused = first;
  return {
    next(content) {
      if (known?.content !== content) {
        known = { content, key: unused || newUuid() };
        unused = undefined;
      }
      return known.key;
    },
    kept: () => known,
    restore: (kept) => {
      known = kept;
      if (kept) unused = undefined;
    },
  };
}

export type KeptKey = { content: string; key: string };
export type SubmissionKeys = {
  next(content: string): string;
  /** What was sent last, to be kept with a draft: after a crash the same lead still has the same key. */
  kept(): KeptKey | null;
  restore(kept: KeptKey | null): void;
};

/** Where this visit came from, kept in memory and in the lead only. */
export function attribution(): Record<string, string> {
  const query = new URLSearchParams(location.search);
  const referrer = document.referrer && new URL(document.referrer).host;
  const found: Record<string, string> = {
    // What follows in these addresses is a secret.
    landingPage: location.pathname.replace(/^(\/(?:aanvraag|bedankt|voorbeeld))\/.*/, "$1"),
    referrerHost: referrer && referrer !== location.host ? referrer : "",
    utmSource: query.get("utm_source") ?? "",
    utmMedium: query.get("utm_medium") ?? "",
    utmCampaign: query.get("utm_campaign") ?? "",
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ""));
}
