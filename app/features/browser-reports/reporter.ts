import { type Metric, onCLS, onINP, onLCP } from "web-vitals";
import { type Failure, type ScriptError, sendReport } from "./watch-failures";

/** Of one page; more tells nothing new. */
const MAX_SENT = 5;

let started = false;

/** Sends when the page is left or put aside: errors of `noted` that are new, and once what was measured. */
export function report(noted: Failure[], measured: boolean) {
  if (started) return;
  started = true;
  const sent = new Set<string>();
  let vitals: Record<string, number> | undefined = measured ? {} : undefined;
  const keep = ({ name, value, navigationType }: Metric) => {
    // A page that comes back from memory is there at once, which says nothing of its loading.
    if (vitals && navigationType !== "back-forward-cache") vitals[name.toLowerCase()] = value;
  };
  // All changes: a tap that leaves the page would be judged too late for a final value.
  if (measured) for (const observe of [onLCP, onCLS, onINP]) observe(keep, { reportAllChanges: true });

  const send = () => {
    const errors = noted.map(scriptError).filter((error): error is ScriptError => {
      if (!error || sent.size === MAX_SENT) return false;
      const known = sent.size;
      return sent.add(`${error.name} ${error.file}`).size > known;
    });
    const told = vitals && Object.keys(vitals).length > 0 ? vitals : undefined;
    if (told) vitals = undefined;
    if (told || errors.length > 0) sendReport({ vitals: told, errors });
  };
  const sendWhenHidden = () => {
    if (document.visibilityState === "hidden") send();
  };
  // Also when the page is left, right after `pagehide`. Heard after web-vitals has closed its figures: it
  // listens on the way down.
  addEventListener("visibilitychange", sendWhenHidden);
  sendWhenHidden();
}

/** Name of the error and file of its first frame, when that is a script of ours: never its message. */
function scriptError(failure: Failure): ScriptError | null {
  if (typeof failure === "string") return null;
  const { filename, error, reason } = failure;
  const thrown = error ?? reason;
  const [address = ""] = /[a-z-]+:\/\/[^\s)]+/.exec(filename || `${thrown?.stack}`) ?? [];
  const [, file] = /^\/assets\/([\w.-]+\.js)/.exec(address.replace(location.origin, "")) ?? [];
  return file ? { name: `${thrown?.name}`, file } : null;
}
