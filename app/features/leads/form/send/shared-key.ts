import type { DBSchema } from "idb";
import { deviceDatabase } from "~/features/leads/form/drafts/device-storage";
import { REPEAT_MS } from "~/features/leads/model/lead-limits";
import { withTimeout } from "~/lib/with-timeout";
import type { KeptKey, SubmissionKeys } from "./submission-keys";

type SentContent = KeptKey & { at: number };
type Keys = DBSchema & { keys: { key: string; value: SentContent } };

/** Where it rejects each tab has its own key. */
const database = deviceDatabase<Keys>("sleutels", (db) => {
  db.createObjectStore("keys", { keyPath: "content" });
});

/** For a database that does not answer: the lead is worth more than one key. */
const LIMIT_MS = 5_000;

/**
 * Tabs show one draft, and two of them may send it at the same moment: the content then goes from this device under the
 * key of the tab that was first.
 */
export async function shareKey(keys: SubmissionKeys, body: FormData): Promise<void> {
  const own = keys.kept();
  if (!own) return;
  const key = await withTimeout(LIMIT_MS, firstKey(own.content, own.key), own.key);
  keys.restore({ ...own, key });
  body.set("submissionKey", key);
}

async function firstKey(content: string, key: string): Promise<string> {
  const db = await database();
  // One at a time, in whatever tab.
  const { store } = db.transaction("keys", "readwrite");
  const now = Date.now();
  for (const { content: old, at } of await store.getAll())
    if (Math.abs(now - at) > REPEAT_MS) await store.delete(old);
  const first = await store.get(content);
  if (first) return first.key;
  await store.put({ content, key, at: now });
  return key;
}
