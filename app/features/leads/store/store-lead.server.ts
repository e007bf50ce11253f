import type { StoredLead } from "~/features/leads/model/answers/lead-answer";
import type { LeadEvent } from "~/features/leads/model/lead-events";
import { insertLead, type LeadRecord, leadValues } from "~/features/leads/model/lead-record";
import type { StagedFile } from "~/features/leads/store/files/lead-files.server";
import { retryTransient } from "~/platform/d1.server";
import { recordEvent } from "./record-event.server";
import { newReference } from "./reference";

/** The mails but the first two tell the office what the visitor did on the own page; 'push' wakes colleagues. */
export type DeliveryKind =
  | "office-mail"
  | "visitor-mail"
  | "webhook"
  | "withdrawn-mail"
  | "erased-mail"
  | "push";

/** Of the mails to the visitor. */
export type Letter = "confirmation" | "link";

/**
 * Whether a message about a lead waits until it leaves quarantine. `reason`: of the quarantine, null when not in it. What
 * waits for the visitor's check only, the office is mailed of at once: who cannot do the check may be a customer.
 */
export function waitsForRelease(kind: DeliveryKind, reason: string | null): boolean {
  if (kind === "withdrawn-mail" || kind === "erased-mail") return false;
  return reason !== null && (reason !== "check" || kind === "visitor-mail" || kind === "push");
}

export type StoreOutcome =
  | { kind: "stored" | "replayed"; lead: KeptLead }
  /** The key belongs to a lead with other content. */
  | { kind: "conflict" };

type KeptLead = StoredLead & Pick<LeadRecord, "quarantineReason">;

/** The first line of its timeline. */
export type Opening = LeadEvent<"received" | "entered"> & { actor: string };

const received = ({ quarantineReason }: LeadRecord): Opening => ({
  kind: "received",
  data: { reason: quarantineReason },
  actor: "visitor",
});

/** Throws when it is unknown whether the transaction was kept: the files must stay, orphans are swept. */
export async function storeLead(
  db: D1Database,
  lead: LeadRecord,
  files: StagedFile[],
  deliveries: DeliveryKind[],
  opening: Opening = received(lead),
): Promise<StoreOutcome> {
  let record = lead;
  for (let attempt = 1; ; attempt++) {
    try {
      await retryTransient(() => db.batch(statements(db, record, files, deliveries, opening)));
      return { kind: "stored", lead: record };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const existing = await findStored(db, record);
      // Our own row: an earlier attempt was kept and its answer lost.
      if (existing?.id === record.id) return { kind: "stored", lead: existing };
      if (existing)
        return existing.payloadHash === record.payloadHash ? replay(existing) : { kind: "conflict" };
      if (attempt === 5) throw error;
      record = { ...record, reference: newReference() };
    }
  }
}

export async function findReplay(
  db: D1Database,
  submissionKey: string,
  payloadHash: string,
): Promise<StoreOutcome | null> {
  const existing = await findStored(db, { id: "", submissionKey });
  if (existing === null) return null;
  return existing.payloadHash === payloadHash ? replay(existing) : { kind: "conflict" };
}

/** The first lead from one form with this content since a moment; null when there is none. */
export async function findRepeat(
  db: D1Database,
  { form, payloadHash }: Pick<LeadRecord, "form" | "payloadHash">,
  since: Date,
): Promise<StoreOutcome | null> {
  const existing = await retryTransient(() =>
    db
      .prepare(
        `SELECT id, reference, kind, answer_by AS answerBy, payload_hash AS payloadHash,
           quarantine_reason AS quarantineReason
         FROM leads WHERE received_at >= ? AND payload_hash = ? AND form = ? ORDER BY received_at LIMIT 1`,
      )
      .bind(since.getTime(), payloadHash, form)
      .first<Existing>(),
  );
  return existing && replay(existing);
}

type Existing = KeptLead & { payloadHash: string };

function replay({ payloadHash: _, ...lead }: Existing): StoreOutcome {
  return { kind: "replayed", lead };
}

function findStored(
  db: D1Database,
  { id, submissionKey }: Pick<LeadRecord, "id" | "submissionKey">,
): Promise<Existing | null> {
  return retryTransient(() =>
    db
      .prepare(
        `SELECT id, reference, kind, answer_by AS answerBy, payload_hash AS payloadHash,
           quarantine_reason AS quarantineReason
         FROM leads WHERE id = ? OR submission_key = ?`,
      )
      .bind(id, submissionKey)
      .first<Existing>(),
  );
}

function statements(
  db: D1Database,
  lead: LeadRecord,
  files: StagedFile[],
  deliveries: DeliveryKind[],
  opening: Opening,
): D1PreparedStatement[] {
  const insertFile = db.prepare(
    `INSERT INTO lead_files (lead_id, n, object_key, name, kind, bytes, sha256, width, height, warning, inspected_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertDelivery = db.prepare(
    // Where nobody lets himself be woken there is nothing to send.
    `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at, client) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
     WHERE ?3 <> 'push' OR EXISTS (SELECT 1 FROM push_devices)`,
  );
  return [
    db.prepare(insertLead).bind(...leadValues(lead)),
    ...files.map((file, i) =>
      insertFile.bind(
        ...[lead.id, i + 1, file.key, file.name, file.kind, file.bytes, file.sha256],
        ...[file.width, file.height, file.warning, lead.receivedAt],
      ),
    ),
    recordEvent(db, lead.id, { ...opening, at: lead.receivedAt }),
    ...deliveries.map((kind) => {
      const held = waitsForRelease(kind, lead.quarantineReason);
      return insertDelivery.bind(
        crypto.randomUUID(),
        lead.id,
        kind,
        held ? "held" : "due",
        held ? null : lead.receivedAt,
        lead.receivedAt,
        kind === "visitor-mail" ? lead.clientHash : null,
      );
    }),
  ];
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && error.message.includes("UNIQUE constraint failed");
}
