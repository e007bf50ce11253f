import type { DBSchema, IDBPDatabase, IDBPTransaction } from "idb";
import type { FormName } from "~/features/leads/form/kit/form-rules";
import { deviceDatabase, type FrozenFile, freezeFile, KEPT_MS, raiseFlag, thawFile } from "./device-storage";
import { DRAFT_FLAG } from "./draft-flag";
import {
  type Draft,
  emptyDraft,
  FILE,
  isWorthKeeping,
  keptFiles,
  LEFT,
  mergeDrafts,
  withoutAnswered,
  withoutValues,
} from "./draft-merge";
import { fileId, type LegacyDraft, legacyEntries } from "./legacy-drafts";

/** A file as it is kept: only what would be sent, under the name that the visitor knows. */
export type DraftFile = {
  id: string;
  name: string;
  file: File;
  status: "processing" | "completed" | "failed";
};

/** As it lies in the database. Those of an older version are files still. */
export type StoredFile = Pick<DraftFile, "name" | "status"> & ({ file: File } | FrozenFile);

/** Told to this page when nothing is kept any more; other tabs hear of the flag. */
export const DRAFT_GONE = "draftgone";

const DAY = 24 * 60 * 60 * 1000;
/** Of the one draft; a tab that is closed writes beside it, because it cannot wait for what others wrote. */
const NAME = "aanvraag";

type StoredDraft = Draft & { name: string };

type Drafts = DBSchema & {
  drafts: { key: string; value: StoredDraft | LegacyDraft };
  /** Each by its id; those of an older version as a list under the name of their draft. */
  files: { key: string; value: StoredFile | StoredFile[] };
};
type Stores = IDBPTransaction<Drafts, ["drafts", "files"], "readwrite">;

const open = deviceDatabase<Drafts>("concepten", (db) => {
  db.createObjectStore("drafts", { keyPath: "name" });
  db.createObjectStore("files");
});
let here: IDBPDatabase<Drafts> | undefined;

/** Where it rejects there are no drafts. */
async function database(): Promise<IDBPDatabase<Drafts>> {
  here = await open();
  return here;
}

type Exchange = {
  now: number;
  /** Something was entered since the last time: other tabs are told. */
  changed?: boolean;
  files?: (StoredFile & { id: string })[];
};

/** Puts together what this tab and the device know, in both; drops what is too old. */
export async function exchangeDraft(local: Draft, exchange: Exchange): Promise<Draft> {
  const stores = (await database()).transaction(["drafts", "files"], "readwrite");
  stores.done.catch(() => {});
  const drafts = stores.objectStore("drafts");
  const all = await drafts.getAll();
  const fresh = all.filter((each) => isFresh(each, exchange.now));
  const converted = [];
  for (const each of fresh) converted.push("entries" in each ? each : await fromLegacy(each, stores));
  const draft = mergeDrafts(local, ...converted);
  const worth = isWorthKeeping(draft);
  try {
    if (worth) raiseFlag(exchange.changed);
  } catch (refused) {
    stores.abort();
    throw refused;
  }
  if (all.length > 0 || worth) {
    await drafts.clear();
    // Other tabs learn from its times what was cleared.
    if (fresh.length > 0 || worth)
      await drafts.put({ name: NAME, ...(worth ? draft : withoutValues(draft)) });
    await keepFiles(stores, worth ? keptFiles(draft) : [], exchange.files ?? []);
  }
  await stores.done;
  if (!worth) await lowerFlag(exchange.changed);
  return draft;
}

/** Unless a lead waits: without the flag no page would send it. */
async function lowerFlag(anew?: boolean): Promise<void> {
  const before = readFlag();
  if (before !== null && (await somethingWaits())) return raiseFlag(anew);
  // Raised meanwhile for something else, it stays.
  if (readFlag() !== before) return;
  try {
    localStorage.removeItem(DRAFT_FLAG);
    dispatchEvent(new Event(DRAFT_GONE));
  } catch {}
}

/** Also where that is not known. */
async function somethingWaits(): Promise<boolean> {
  try {
    const { waitingLeads } = await import("~/features/leads/form/send/waiting/waiting-store");
    const { leads, unsent } = await waitingLeads(Date.now());
    return leads.length + unsent.length > 0;
  } catch {
    return true;
  }
}

function isFresh({ savedAt }: { savedAt: number }, now: number): boolean {
  return now - savedAt <= KEPT_MS && savedAt <= now + DAY;
}

async function keepFiles(stores: Stores, kept: string[], files: NonNullable<Exchange["files"]>) {
  const store = stores.objectStore("files");
  for (const { id, ...file } of files) {
    // Some browsers keep no files: then the text is still worth keeping.
    if (kept.includes(id)) await put(store, file, id);
  }
  for (const key of await store.getAllKeys()) if (!kept.includes(key)) await store.delete(key);
}

async function put(
  store: { put: (file: StoredFile, id: string) => Promise<unknown> },
  file: StoredFile,
  id: string,
) {
  try {
    await store.put(file, id);
  } catch {}
}

async function fromLegacy(draft: LegacyDraft, stores: Stores): Promise<Draft> {
  const store = stores.objectStore("files");
  const stored = [(await store.get(draft.name)) ?? []].flat();
  const entries = legacyEntries(draft);
  for (const file of stored) {
    entries[FILE + fileId(file)] = { at: draft.savedAt, value: true };
    await put(store, file, fileId(file));
  }
  return { savedAt: draft.savedAt, entries };
}

/** At once, beside what others wrote: for a page that may be gone before it could read that. */
export function putAside(local: Draft, tab: string): void {
  if (!isWorthKeeping(local)) return;
  try {
    raiseFlag(true);
  } catch {
    return;
  }
  const write = here?.transaction("drafts", "readwrite");
  write?.store.put({ name: `${NAME}/${tab}`, ...local }).catch(() => {});
  write?.done.catch(() => {});
  // Else it waits for an answer to this page, and is given up with it.
  write?.commit?.();
}

/** After a lead came in that waited on the device: what its form sent under this key, unless it was changed since. */
export async function clearSentDraft(form: FormName, key: string): Promise<void> {
  const now = Date.now();
  const draft = await exchangeDraft(emptyDraft(), { now });
  const left = withoutAnswered(draft, form, key, now);
  if (left) await exchangeDraft(left, { now, changed: true });
}

/** On the page that confirms what the browser posted by itself, before the code of its form was there. */
export async function clearLeftDraft(): Promise<void> {
  const { entries } = await exchangeDraft(emptyDraft(), { now: Date.now() });
  const left = entries[LEFT]?.value as { form: FormName; key: string } | undefined;
  if (left) await clearSentDraft(left.form, left.key);
}

/** Those of them that are there. */
export async function readFiles(ids: string[]): Promise<DraftFile[]> {
  const db = await database();
  const stored = await Promise.all(ids.map((id) => db.get("files", id).catch(() => undefined)));
  return stored.flatMap((file, at) =>
    file && !Array.isArray(file) ? [fromStored(file, ids[at] as string)] : [],
  );
}

export async function toStored({ id, name, file, status }: DraftFile): Promise<StoredFile & { id: string }> {
  return { id, name, status, ...(await freezeFile(file)) };
}

function fromStored(stored: StoredFile, id: string): DraftFile {
  const { name, status } = stored;
  return { id, name, status, file: "file" in stored ? stored.file : thawFile(stored) };
}

function readFlag(): string | null {
  try {
    return localStorage.getItem(DRAFT_FLAG);
  } catch {
    return null;
  }
}
