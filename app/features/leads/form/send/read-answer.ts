import type { SendResult } from "./send-result";

type Answer = {
  success?: boolean;
  message?: string;
  reference?: string;
  promise?: string;
  page?: string;
  check?: string;
  errors?: Record<string, string>;
};

/** Status of a network that asks for a login (RFC 6585). */
const LOGIN_REQUIRED = 511;

const TOO_LARGE = 413;
const FEWER =
  "Uw bestanden zijn samen te groot. Haal er een weg of kies kleinere foto's, en verstuur opnieuw.";

/**
 * What the answer to a lead says; `files`: it had some. Only our own JSON with a reference means that it came in: a network
 * that asks for a login answers everything with its own page, mostly with status 200.
 */
export function readAnswer(status: number, body: string, { files = false } = {}): SendResult {
  const answer = ours(body);
  if (answer?.success && answer.reference) {
    const { reference, promise, page, check } = answer;
    return { kind: "received", reference, promise, page, check };
  }
  if (status === TOO_LARGE && files) {
    const message = answer?.message || FEWER;
    return { kind: "refused", status, message, errors: { files: message } };
  }
  if (answer) return { kind: "refused", status, message: answer.message ?? "", errors: answer.errors ?? {} };
  if (status === LOGIN_REQUIRED || status < 400) return { kind: "undelivered", why: "portal" };
  return { kind: "broken", status };
}

function ours(body: string): Answer | null {
  try {
    const answer = JSON.parse(body) as Answer | null;
    return typeof answer?.success === "boolean" ? answer : null;
  } catch {
    return null;
  }
}
