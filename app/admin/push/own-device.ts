import { withTimeout } from "~/lib/with-timeout";
import { paths } from "~/paths";

/**
 * `home-screen`: an iPhone or iPad, where only an app of the home screen may ask. `denied`: the browser was told not to
 * ask any more.
 */
export type DeviceState = "unsupported" | "home-screen" | "denied" | "off" | "on";

/** The address under which this browser was made known, to see whether it has become another one. */
const KEY = "office-push";
/** A push service that cannot be reached leaves `subscribe` waiting for ever. */
const PATIENCE_MS = 15_000;

const supported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export async function deviceState(): Promise<DeviceState> {
  if (!supported()) return isApple() ? "home-screen" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  await repairDevice();
  return (await subscription()) && kept() !== null ? "on" : "off";
}

/** Safari offers Web Push to installed apps only, and then has all of the above. */
function isApple(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/** From a tap only: it asks for permission. */
export async function turnOn(publicKey: string): Promise<"on" | "denied" | "later" | "failed"> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "later";
  return (await withTimeout(PATIENCE_MS, subscribe(publicKey, kept()), false)) ? "on" : "failed";
}

/** Also on signing off: nothing comes to who left. */
export async function turnOff(): Promise<void> {
  if (!supported()) return;
  const own = await subscription();
  const endpoint = own?.endpoint ?? kept();
  keep(null);
  await Promise.all([
    own?.unsubscribe(),
    endpoint && post({ action: "forget", endpoint }),
    navigator.clearAppBadge?.(),
  ]);
}

/**
 * At each start, without asking anybody: makes known what the browser changed by itself, and stops where the person, or
 * another one on this device, is not told here any more.
 */
export function repairDevice(): Promise<void> {
  // Where it fails it is tried at the next start.
  repaired ??= repair().catch(() => {});
  return repaired;
}

let repaired: Promise<void> | null = null;

async function repair(): Promise<void> {
  const before = supported() ? kept() : null;
  if (before === null) return;
  navigator.clearAppBadge?.().catch(() => {});
  if (Notification.permission !== "granted") return;
  const own = await subscription();
  if (own?.endpoint === before) {
    const { known, publicKey } = await post({ action: "check", endpoint: before });
    if (!known) await forgetHere(own);
    else if (!isKeyOf(own, publicKey)) {
      await own.unsubscribe();
      await subscribe(publicKey, before);
    }
    return;
  }
  const { publicKey } = await post({ action: "check", endpoint: before });
  await subscribe(publicKey, before);
}

async function forgetHere(own: PushSubscription): Promise<void> {
  keep(null);
  await own.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/admin");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(publicKey: string, was: string | null): Promise<boolean> {
  await navigator.serviceWorker.register(paths.officeWorker, { scope: "/admin", updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = "", keys = {} } = own.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const { known } = await post({ action: "subscribe", endpoint, p256dh, auth, was: was ?? "" });
  if (known) keep(endpoint);
  return known;
}

function isKeyOf({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === publicKey;
}

/** Rejects when it was not our application that answered: without a session nothing is concluded. */
async function post(fields: Record<string, string>): Promise<{ known: boolean; publicKey: string }> {
  const answer = await fetch(paths.adminPushApi, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`The device could not be made known: ${answer.status}`);
  return answer.json();
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(endpoint: string | null): void {
  try {
    if (endpoint === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, endpoint);
  } catch {
    // Without storage it is asked anew each time.
  }
}
