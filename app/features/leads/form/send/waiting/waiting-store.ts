import type { DBSchema } from "idb";
import {
  deviceDatabase,
  type FrozenFile,
  freezeFile,
  KEPT_MS,
  raiseFlag,
  thawFile,
} from "~/features/leads/form/drafts/device-storage";
import type { FormName } from "~/features/leads/form/kit/form-rules";
import type { Received } from "~/features/leads/form/send/send-result";

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

/** As it lies in the database. */
type StoredPart = [name: string, value: string | FrozenFile];
type StoredLead = Omit<OutgoingLead, "body"> & {
  /** When it was sent first. */
  at: number;
  parts: StoredPart[];
  /** What the server said. Kept for a while, without the body, for another tab that has the same lead. */
  received: Received | null;
};

type Leads = DBSchema & { leads: { key: string; value: StoredLead } };

/** Where it rejects a lead waits in its page alone. */
const database = deviceDatabase<Leads>("verzenden", (db) => {
  db.createObjectStore("leads", { keyPath: "key" });
});

let last: Promise<unknown> = Promise.resolve();

/** Nobody waits for ever for a write: what was asked for later must still not come before it. */
function inOrder<Rest extends unknown[]>(task: (...rest: Rest) => Promise<void>) {
  return (...rest: Rest): Promise<void> => {
    const done = last.then(() => task(...rest));
    last = done.catch(() => {});
    return done;
  };
}

/** Keeps when it was sent first. Rejects where no page would look for it: without the flag none does. */
export const keepLead = inOrder(async ({ body, ...lead }: OutgoingLead) => {
  ofThisPage.add(lead.key);
  raiseFlag();
  const parts = await Promise.all([...body].map(toStored));
  const db = await database();
  const known = await db.get("leads", lead.key);
  if (!known?.received)
    // Of what grew too old nothing was kept: it is sent anew.
    await db.put("leads", {
      ...lead,
      parts,
      at: known?.parts.length ? known.at : Date.now(),
      received: null,
    });
  // Another tab may have found nothing to look for before this was there.
  raiseFlag();
});

/** Those that this page has sent: it need not look for them. */
const ofThisPage = new Set<string>();
export const isOfThisPage = (key: string) => ofThisPage.has(key);

/** The server has it: nothing that was entered stays. */
export const settleLead = inOrder(async (key: string, received: Received) => {
  const db = await database();
  const known = await db.get("leads", key);
  if (known) await db.put("leads", { ...known, parts: [], received });
});

export const forgetLead = inOrder(async (key: string) => {
  await (await database()).delete("leads", key);
});

/** What another tab made of a lead that was kept: it is in, or withdrawn; null while it waits. */
export async function fateOf(key: string): Promise<Received | { kind: "cancelled" } | null> {
  const known = await (await database()).get("leads", key);
  return known ? known.received : { kind: "cancelled" };
}

/**
 * Leads that were sent and never answered, and the keys of those that will never go: the device cannot read them any more, or
 * they are too old. Of these nothing else is kept.
 */
export async function waitingLeads(now: number): Promise<{ leads: OutgoingLead[]; unsent: string[] }> {
  const db = await database();
  const leads: OutgoingLead[] = [];
  const unsent: string[] = [];
  // Read one by one: together, one that cannot be read would hide the others.
  for (const key of await db.getAllKeys("leads")) {
    const kept = await db.get("leads", key).catch(() => unsent.push(key));
    if (typeof kept !== "object") continue;
    const { parts, at, received, ...lead } = kept;
    // Far ahead too: a clock was put right meanwhile.
    const tooOld = Math.abs(now - at) > KEPT_MS;
    if (tooOld && received) await db.delete("leads", key);
    else if (tooOld) {
      await db.put("leads", { ...kept, parts: [] });
      unsent.push(key);
    } else if (received === null) leads.push({ ...lead, body: thawed(parts) });
  }
  return { leads, unsent };
}

async function toStored([name, value]: [string, FormDataEntryValue]): Promise<StoredPart> {
  return [name, typeof value === "string" ? value : await freezeFile(value)];
}

function thawed(parts: StoredPart[]): FormData {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, thawFile(value), value.sentAs);
  }
  return body;
}
