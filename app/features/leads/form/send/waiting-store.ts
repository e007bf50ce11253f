import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { FormName } from "~/features/leads/form/kit/form-rules";
import type { Received } from "./send-result";

/** A lead on its way. Its body is frozen: every attempt is the same post under the same key. */
export type OutgoingLead = {
  /** Its submission key. */
  key: string;
  endpoint: string;
  /** Page of its form. */
  action: string;
  /** Of its form, and of its draft. */
  name: FormName;
  /** What this kind of lead means, said when it is in. */
  note: string | undefined;
  body: FormData;
};

/** As it lies in the database: bytes, because Safari keeps no files in a private window. */
type StoredPart = [name: string, value: string | { bytes: ArrayBuffer; called: string; of: FilePropertyBag }];
type StoredLead = Omit<OutgoingLead, "body"> & {
  /** When it was sent first. */
  at: number;
  parts: StoredPart[];
  /** What the server said. Kept for a while, without the body, for another tab that has the same lead. */
  received: Received | null;
};

/** As long as a draft; the page about cookies says so. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

type Leads = DBSchema & { leads: { key: string; value: StoredLead } };

let opened: Promise<IDBPDatabase<Leads>> | undefined;

/** Rejects where a browser has no IndexedDB or does not let us use it: then a lead waits in its page alone. */
function database(): Promise<IDBPDatabase<Leads>> {
  opened ??= openDB<Leads>("verzenden", 1, {
    upgrade(db) {
      db.createObjectStore("leads", { keyPath: "key" });
    },
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Keeps when it was sent first. */
export async function keepLead({ body, ...lead }: OutgoingLead): Promise<void> {
  const parts = await Promise.all([...body].map(toStored));
  const db = await database();
  const known = await db.get("leads", lead.key);
  if (!known?.received)
    await db.put("leads", { ...lead, parts, at: known?.at ?? Date.now(), received: null });
}

/** The server has it: nothing that was entered stays. */
export async function settleLead(key: string, received: Received): Promise<void> {
  const db = await database();
  const known = await db.get("leads", key);
  if (known) await db.put("leads", { ...known, parts: [], received });
}

export async function forgetLead(key: string): Promise<void> {
  await (await database()).delete("leads", key);
}

/** What another tab made of a lead that was kept: it is in, or withdrawn; null while it waits. */
export async function fateOf(key: string): Promise<Received | { kind: "cancelled" } | null> {
  const known = await (await database()).get("leads", key);
  return known ? known.received : { kind: "cancelled" };
}

/** Leads that were sent and never answered; what is too old is removed. */
export async function waitingLeads(now: number): Promise<OutgoingLead[]> {
  const db = await database();
  const all = await db.getAll("leads");
  const old = all.filter(({ at }) => now - at > KEPT_MS || at > now + KEPT_MS);
  for (const { key } of old) await db.delete("leads", key);
  return all
    .filter((each) => !old.includes(each) && each.received === null)
    .map(({ key, endpoint, action, name, note, parts }) => ({
      ...{ key, endpoint, action, name, note },
      body: thawed(parts),
    }));
}

async function toStored([name, value]: [string, FormDataEntryValue]): Promise<StoredPart> {
  if (typeof value === "string") return [name, value];
  const { type, lastModified } = value;
  return [name, { bytes: await value.arrayBuffer(), called: value.name, of: { type, lastModified } }];
}

function thawed(parts: StoredPart[]): FormData {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, new File([value.bytes], value.called, value.of), value.called);
  }
  return body;
}
