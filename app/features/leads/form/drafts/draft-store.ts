import type { KeptKey } from "~/features/leads/form/send/send-lead";
import type { Address } from "~/lib/address";
import { flagDraft } from "./draft-flag";

/** What a visitor had entered; the fields by wire name, as the form library holds them. */
export type Draft = {
  name: string;
  savedAt: number;
  values: Record<string, unknown>;
  /** How many files were chosen, also where the browser could not keep them. */
  files: number;
  /** The address that was chosen from suggestions, with its parts. */
  address: Address | null;
  /** Key and content of what was already sent without an answer, so that sending again is the same request. */
  sent: KeptKey | null;
};

/** A file as it is kept: only what would be sent, under the name that the visitor knows. */
export type DraftFile = { name: string; file: File; status: "processing" | "completed" | "failed" };

/** Days that a draft is kept; the privacy page says so too. */
const KEPT_DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

let opened: Promise<IDBDatabase> | undefined;

/** Rejects where a browser has no IndexedDB or does not let us use it: then there are no drafts. */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("concepten", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("drafts", { keyPath: "name" });
      request.result.createObjectStore("files");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Does `work` on both stores in one transaction and waits until it is on disk. */
async function change<Result>(
  mode: IDBTransactionMode,
  work: (drafts: IDBObjectStore, files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(["drafts", "files"], mode);
  return new Promise((resolve, reject) => {
    const request = work(transaction.objectStore("drafts"), transaction.objectStore("files"));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** Removes all drafts that are too old; the others come back. */
export async function sweepDrafts(now: number): Promise<Draft[]> {
  const all = (await change("readonly", (drafts) => drafts.getAll())) as Draft[];
  const old = all.filter(({ savedAt }) => now - savedAt > KEPT_DAYS * DAY || savedAt > now + DAY);
  for (const each of old) await removeDraft(each.name);
  // The mark without a draft, as where the browser removed its databases.
  if (all.length === 0) flagDraft(false);
  return all.filter((each) => !old.includes(each));
}

/** The draft of a form with its files; null when there is none. */
export async function loadDraft(
  name: string,
  now: number,
): Promise<{ draft: Draft; files: DraftFile[] } | null> {
  const draft = (await sweepDrafts(now)).find((each) => each.name === name);
  if (!draft) return null;
  const files = await change("readonly", (_, kept) => kept.get(name)).catch(() => undefined);
  return { draft, files: (files as DraftFile[] | undefined) ?? [] };
}

export async function saveDraft(draft: Draft): Promise<void> {
  await change("readwrite", (drafts) => drafts.put(draft));
  flagDraft(true);
}

/** Apart from the fields, because they are large and change seldom. */
export async function saveDraftFiles(name: string, files: DraftFile[]): Promise<void> {
  // Some browsers keep no files, or have no room for them: then the text is still worth keeping.
  await change("readwrite", (_, kept) => kept.put(files, name)).catch(() =>
    change("readwrite", (_, kept) => kept.delete(name)),
  );
}

export async function removeDraft(name: string): Promise<void> {
  await change("readwrite", (drafts, files) => {
    files.delete(name);
    return drafts.delete(name);
  });
  if ((await change("readonly", (drafts) => drafts.count())) === 0) flagDraft(false);
}
