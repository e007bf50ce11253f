import { topmostDialog } from "~/lib/dialog/open-dialogs";

/** Cloudflare Turnstile, as far as we use it. */
type Turnstile = {
  render(place: HTMLElement, options: Record<string, unknown>): string;
  remove(widget: string): void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
/** A visitor who waits is worth more than the check; one who is asked something gets the time for it. */
const LIMIT = 8_000;
const ASKED_LIMIT = 120_000;

/** Above what the page says there of the lead. */
const IN_CORNER = "fixed right-4 bottom-20 z-50 sm:right-6 sm:bottom-6";

let loading: Promise<Turnstile | null> | null = null;

function prepareCheck(): Promise<Turnstile | null> {
  loading ??= new Promise<Turnstile | null>((resolve) => {
    if (window.turnstile) return resolve(window.turnstile);
    const script = document.createElement("script");
    script.onload = () => resolve(window.turnstile ?? null);
    script.onerror = () => {
      script.remove();
      loading = null;
      resolve(null);
    };
    script.src = SCRIPT;
    script.async = true;
    document.head.appendChild(script);
  });
  return loading;
}

/**
 * Does the check for a lead that is kept already but looks suspicious (`check`: its token). Whatever comes of it, the
 * visitor is done: what does not pass waits for the office. Never throws. `formGone`: it was sent on another page.
 */
export async function passCheck(siteKey: string, check: string, formGone = false): Promise<void> {
  const token = await visitorToken(siteKey, formGone);
  if (token === "") return;
  const body = new URLSearchParams({ check, "cf-turnstile-response": token });
  const signal = AbortSignal.timeout(LIMIT);
  await fetch("/api/visitor-check", { method: "POST", body, signal }).catch(() => null);
}

/**
 * The token of one check, empty where there is none. What the visitor may have to do for it is shown in the dialog that
 * is open, else beside the button of the page's form, or in a corner of a page that has none.
 */
async function visitorToken(siteKey: string, formGone: boolean): Promise<string> {
  const find = (where: Element | null | undefined) =>
    where?.querySelector<HTMLElement>("[data-visitor-check]");
  const script = await Promise.race([prepareCheck(), after(LIMIT)]);
  if (!script) return "";
  const inPage = formGone ? null : find(document.querySelector("main"));
  const place = find(topmostDialog()) ?? inPage ?? document.body;
  const box = place.appendChild(document.createElement("div"));
  if (place === document.body) box.className = IN_CORNER;
  let widget = "";
  const token = await new Promise<string>((resolve) => {
    const none = () => resolve("");
    let limit = setTimeout(none, LIMIT);
    widget = script.render(box, {
      sitekey: siteKey,
      language: "nl",
      appearance: "interaction-only",
      callback: resolve,
      "error-callback": () => {
        none();
        return true;
      },
      "timeout-callback": none,
      "unsupported-callback": none,
      "before-interactive-callback": () => {
        clearTimeout(limit);
        limit = setTimeout(none, ASKED_LIMIT);
      },
    });
  }).catch(() => "");
  if (widget) script.remove(widget);
  box.remove();
  return token;
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
