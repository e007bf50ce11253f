import { isSignedOut } from "~/admin/retrying-fetch";
import { fetchJson } from "~/lib/api-client";

/** What the server says of a command: `Status` is the thing besides its content, `Theirs` what another person saved meanwhile. */
export type DraftAnswer<Status, Theirs> =
  | { kind: "done"; status: Status; link?: string }
  | { kind: "stale"; theirs: Theirs }
  /** A sentence for the writer. */
  | { kind: "refused"; message: string; status?: Status };

/** The command may be sent again: once there is a session, or the server is well. */
export type NoAnswer = { kind: "signed-out" } | { kind: "failing" };

/** Event of the window: a command other than saving is done, so what the frame says of an earlier step may be untrue. */
export const COMMAND_DONE = "command-done";

/** Sends a command of an editor; `COMMAND_DONE` follows. Rejects without a connection. */
export async function sendCommand<Status, Theirs>(
  address: string,
  command: { do: string },
): Promise<DraftAnswer<Status, Theirs> | NoAnswer> {
  const { response, data } = await fetchJson<DraftAnswer<Status, Theirs>>(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(command),
    // Access redirects to its login page when the session has ended.
    redirect: "manual",
  });
  if (isSignedOut(response)) return { kind: "signed-out" };
  const isBroken = response.status >= 500 && response.status !== 503;
  if (isBroken || !data?.kind) return { kind: "failing" };
  if (data.kind === "done" && command.do !== "save") dispatchEvent(new Event(COMMAND_DONE));
  return data;
}

/**
 * Unsaved content, kept on this device until the server has it. `sent`: what was on its way there; the page may have been left
 * before the answer.
 */
type Kept<Content> = { version: number; content: Content; sent?: Content | undefined };

/** False when there is no room or no permission: then only the window has the text. */
export function keepOnDevice<Content>(name: string, kept: Kept<Content> | null): boolean {
  try {
    if (kept) localStorage.setItem(name, JSON.stringify(kept));
    else localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

export function keptOnDevice<Content>(name: string): Kept<Content> | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as Kept<Content> | null;
  } catch {
    return null;
  }
}

/** What this window saved last, by the name under which it is kept. */
const saves = new Map<string, { version: number }>();

export function rememberSaved<Saved extends { version: number }>(name: string, saved: Saved): void {
  saves.set(name, saved);
}

/**
 * What was read of a draft, or what this window saved since: a page may have been read on the server before the save of
 * the page that was left arrived there, and be drawn after it was answered.
 */
export function newestOf<Saved extends { version: number }>(name: string, read: Saved): Saved {
  const saved = saves.get(name) as Saved | undefined;
  return saved && saved.version > read.version ? saved : read;
}

const ofSession = (name: string) => `saved ${name}`;

/** As `rememberSaved`, over a reload of this window too. */
export function rememberInSession<Saved extends { version: number }>(name: string, saved: Saved): void {
  rememberSaved(name, saved);
  try {
    sessionStorage.setItem(ofSession(name), JSON.stringify(saved));
  } catch {
    // No room or no permission: after a reload it is what was read.
  }
}

/** As `newestOf`, over a reload too. Not for what is drawn first: that is what the server drew. */
export function newestInSession<Saved extends { version: number }>(name: string, read: Saved): Saved {
  try {
    const saved = JSON.parse(sessionStorage.getItem(ofSession(name)) ?? "null") as Saved | null;
    return saved && saved.version > read.version ? saved : read;
  } catch {
    return read;
  }
}
