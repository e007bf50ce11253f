import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { withTimeout } from "~/lib/with-timeout";
import { DRAFT_FLAG, hasDraft } from "./draft-flag";

/** How long what was entered is kept on the device; the pages about privacy and cookies say so too. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Browsers are known that never answer; what waits for one would say that it is busy for ever. */
const OPEN_LIMIT_MS = 5_000;

/**
 * A database that is opened with its first use, and again after a failure. Rejects where a browser has no IndexedDB, does
 * not let us use it, or has not opened it in time.
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (db: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  let late: Promise<never> | undefined;
  return () => {
    opened ??= openDB<Schema>(name, 1, { upgrade: create }).catch((error) => {
      opened = undefined;
      throw error;
    });
    late ??= new Promise((_, reject) => setTimeout(reject, OPEN_LIMIT_MS));
    return Promise.race([opened, late]);
  };
}

/** One that is open may stop answering too: nothing that the visitor is told waits longer for it. Never rejects. */
export const answered = <T, F>(work: Promise<T>, fallback: F) => withTimeout(3_000, work, fallback);

/**
 * Makes every page look for what is kept here; `anew`: other tabs hear of it, also where it was up, and of two in one
 * millisecond of both. Throws where it cannot be raised: no page would look.
 */
export function raiseFlag(anew = false): void {
  try {
    if (anew || !hasDraft()) localStorage.setItem(DRAFT_FLAG, String(Date.now() + Math.random()));
  } catch (refused) {
    if (!hasDraft()) throw refused;
  }
}

/** A file as its bytes, because Safari keeps no files in a private window. */
export type FrozenFile = { bytes: ArrayBuffer; sentAs: string; of: FilePropertyBag };

export async function freezeFile(file: File): Promise<FrozenFile> {
  const { name, type, lastModified } = file;
  return { bytes: await file.arrayBuffer(), sentAs: name, of: { type, lastModified } };
}

export const thawFile = ({ bytes, sentAs, of }: FrozenFile): File => new File([bytes], sentAs, of);
