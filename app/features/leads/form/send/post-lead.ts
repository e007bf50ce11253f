import { isOffline } from "~/features/leads/form/send/waiting/offline";
import { readAnswer } from "./read-answer";
import type { Obstacle, SendResult } from "./send-result";

/**
 * Milliseconds in which nothing moves before a line counts as gone. There is no limit to the whole: five photos over a
 * slow line take minutes.
 */
const STALL = 60_000;

/** For the look at the network after a failure. */
const PROBE_LIMIT = 4_000;

type Watch = {
  signal: AbortSignal;
  /** `percent` of the body that left this device; 100 while the answer is waited for. */
  onProgress: (percent: number) => void;
};

/** Posts a lead once. Never rejects. Not `fetch`: no engine tells how far an upload of it is. */
export async function postLead(
  endpoint: string,
  body: FormData,
  { signal, onProgress }: Watch,
): Promise<SendResult> {
  if (isOffline()) return { kind: "undelivered", why: "offline" };
  const answered = await new Promise<XMLHttpRequest | null>((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let timer: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, STALL);
    };
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      moved();
      if (lengthComputable) onProgress(Math.floor((100 * loaded) / total));
    };
    request.upload.onload = () => {
      moved();
      onProgress(100);
    };
    request.onprogress = moved;
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(request.status > 0 ? request : null);
    };
    request.open("POST", endpoint);
    request.setRequestHeader("Accept", "application/json");
    signal.addEventListener("abort", stop);
    if (signal.aborted) return resolve(null);
    moved();
    request.send(body);
  });
  const files = body.has("files");
  if (answered) return readAnswer(answered.status, answered.responseText, { files });
  if (signal.aborted) return { kind: "cancelled" };
  return { kind: "undelivered", why: await obstacle() };
}

/** A redirect to another origin looks like a cut line to a script; a picture of ours tells the two apart. */
async function obstacle(): Promise<Obstacle> {
  if (isOffline()) return "offline";
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PROBE_LIMIT);
  const look = { cache: "no-store", redirect: "manual", signal: limit.signal } as const;
  const answer = await fetch("/favicon.svg", look).catch(() => null);
  clearTimeout(timer);
  if (!answer) return isOffline() ? "offline" : "unreachable";
  const ours = answer.ok && answer.headers.get("Content-Type")?.startsWith("image/svg");
  const astray = answer.ok || answer.type === "opaqueredirect" || answer.status === 511;
  return astray && !ours ? "portal" : "unreachable";
}
