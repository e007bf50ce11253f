import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptKey } from "~/features/leads/form/send/submission-keys";
import { flagDraft } from "./draft-flag";

/** What a visitor had entered; the fields by wire name, as the form library holds them. */
export type Draft = {
  name: string;
  savedAt: number;
  values: Record<string, unknown>;
  files: number;
  /** Key and content of what was already sent without an answer, so that sending again is the same lead. */
  sent: KeptKey | null;
};

/** A file as it is kept: only what would be sent, under the name that the visitor knows. */
export type DraftFile = { name: string; file: File; status: "processing" | "completed" | "failed" };

/**
 * As it lies in the database: its bytes, because Safari keeps no files in a private window. Those of the version
 * before are files still.
 */
type StoredFile =
  | { name: string; file: File; status: DraftFile["status"] }
  | { name: string; bytes: ArrayBuffer; sentAs: string; of: FilePropertyBag; status: DraftFile["status"] };

/** Days that a draft is kept; the privacy page says so too. */
const KEPT_DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

type Drafts = DBSchema & {
  drafts: { key: string; value: Draft };
  files: { key: string; value: StoredFile[] };
};

let opened: Promise<IDBPDatabase<Drafts>> | undefined;

/** Rejects where a browser has no IndexedDB or does not let us use it: then there are no drafts. */
async function database(): Promise<IDBPDatabase<Drafts>> {
  opened ??= openDB<Drafts>("concepten", 1, {
    upgrade(db) {
      db.createObjectStore("drafts", { keyPath: "name" });
      db.createObjectStore("files");
    },
  });
  return opened.catch((error) => {
    opened = undefined;
    throw error;
  });
}

/** Removes all drafts that are too old; the others come back. */
export async function sweepDrafts(now: number): Promise<Draft[]> {
  const all = await (await database()).getAll("drafts");
  const old = all.filter(({ savedAt }) => now - savedAt > KEPT_DAYS * DAY || savedAt > now + DAY);
  for (const each of old) await removeDraft(each.name);
  // The mark without a draft, as where the browser removed its databases.
  if (all.length === 0) flagDraft(false);
  return all.filter((each) => !old.includes(each));
}

export async function loadDraft(
  name: string,
  now: number,
): Promise<{ draft: Draft; files: DraftFile[] } | null> {
  const draft = (await sweepDrafts(now)).find((each) => each.name === name);
  if (!draft) return null;
  const files = await (await database()).get("files", name).catch(() => undefined);
  return { draft, files: (files ?? []).map(fromStored) };
}

export async function saveDraft(draft: Draft): Promise<void> {
  await (await database()).put("drafts", draft);
  flagDraft(true);
}

/** Apart from the fields, because they are large and change seldom. */
export async function saveDraftFiles(name: string, files: DraftFile[]): Promise<void> {
  // Some browsers keep no files, or have no room for them: then the text is still worth keeping.
  const db = await database();
  await Promise.all(files.map(toStored))
    .then((stored) => db.put("files", stored, name))
    .catch(() => db.delete("files", name));
}

async function toStored({ name, file, status }: DraftFile): Promise<StoredFile> {
  const { type, lastModified } = file;
  return { name, bytes: await file.arrayBuffer(), sentAs: file.name, of: { type, lastModified }, status };
}

function fromStored(stored: StoredFile): DraftFile {
  if ("file" in stored) return stored;
  const { name, bytes, sentAs, of, status } = stored;
  return { name, file: new File([bytes], sentAs, of), status };
}

export async function removeDraft(name: string): Promise<void> {
  const db = await database();
  const both = db.transaction(["drafts", "files"], "readwrite");
  await Promise.all([
    both.objectStore("drafts").delete(name),
    both.objectStore("files").delete(name),
    both.done,
  ]);
  if ((await db.count("drafts")) === 0) flagDraft(false);
}
