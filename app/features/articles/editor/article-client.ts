import { isSignedOut } from "~/admin/retrying-fetch";
import type { ArticleAnswer, ArticleCommand } from "~/features/articles/model/editor-types";
import { fetchJson } from "~/lib/api-client";

export type CommandAnswer = ArticleAnswer | { kind: "signed-out" };

/**
 * Sends a command of the editor. Rejects without a valid answer (no connection, a failing server); the command may
 * then be sent again, as after `signed-out` once there is a session.
 */
export async function sendCommand(address: string, command: ArticleCommand): Promise<CommandAnswer> {
  const { response, data } = await fetchJson<ArticleAnswer>(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(command),
    // Access redirects to its login page when the session has ended.
    redirect: "manual",
  });
  if (isSignedOut(response)) return { kind: "signed-out" };
  if (response.status >= 500 && response.status !== 503) throw new Error(String(response.status));
  if (!data?.kind) throw new Error("no answer of ours");
  return data;
}

/** Unsaved text, kept on this device until the server has it. */
type Kept<Content> = { version: number; content: Content };

export function keepOnDevice<Content>(id: number, kept: Kept<Content> | null): void {
  try {
    if (kept) localStorage.setItem(name(id), JSON.stringify(kept));
    else localStorage.removeItem(name(id));
  } catch {
    // No room or no permission: the editor still has the text.
  }
}

export function keptOnDevice<Content>(id: number): Kept<Content> | null {
  try {
    return JSON.parse(localStorage.getItem(name(id)) ?? "null") as Kept<Content> | null;
  } catch {
    return null;
  }
}

const name = (id: number) => `artikel-${id}`;
