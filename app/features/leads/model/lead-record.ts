import type { FileKind } from "~/lib/files/file-kind";
import type { FileWarning } from "./files/file-warnings";
import { fieldNames, type LeadEntry } from "./lead-fields";
import type { LeadKind } from "./lead-options";
import type { LeadStatus } from "./lead-status";

/** Moments in milliseconds (UTC). */
type LeadSystem = {
  id: string;
  reference: string;
  submissionKey: string | null;
  payloadHash: string;
  kind: LeadKind;
  form: string;
  status: LeadStatus;
  quarantineReason: string | null;
  turnstile: "passed" | "unchecked" | null;
  receivedAt: number;
  answerBy: number;
  /** When somebody of the office first reached the visitor. */
  answeredAt: number | null;
  /** Mail address of an employee; empty = not assigned. */
  assignee: string;
  addressKey: string | null;
  phoneE164: string | null;
  /** See model/abuse-score.ts; 0 = nothing odd. */
  abuseScore: number;
  /** JSON of SeenSigns. */
  abuseSigns: string;
  /** See platform/http/client-hash.server.ts; null when not known, and after two days. */
  clientHash: string | null;
  /** Equal for texts that are nearly the same. */
  textKey: string | null;
  /** The pattern of the office that stopped it. */
  patternId: number | null;
  /** When it was put away as spam: it then stays in quarantine, in a list of its own. */
  spamAt: number | null;
  /** JSON of LabelledAnswer[]; see `answersOf`. */
  answers: string;
  /** Since when the visitor waits for an answer to what he wrote; null: to nothing. */
  repliedAt: number | null;
  /** When it was last won or lost. */
  decidedAt: number | null;
  /** See model/lead-outcome.ts; null: not said. Counts while it is lost. */
  lostReason: string | null;
  /** Without VAT; null: not said. Counts while it is won. */
  wonCents: number | null;
};

/** Empty text = not given. */
export type LeadRecord = LeadSystem & LeadEntry;

/** A file of a lead; `n` counts from 1 in the order sent. */
export type LeadFile = {
  n: number;
  objectKey: string;
  name: string;
  kind: FileKind;
  bytes: number;
  sha256: string;
  /** Pixels; null for a document, and for a file that is not inspected yet. */
  width: number | null;
  height: number | null;
  warning: FileWarning | null;
};

const systemNames = Object.keys({
  id: true,
  reference: true,
  submissionKey: true,
  payloadHash: true,
  kind: true,
  form: true,
  status: true,
  quarantineReason: true,
  turnstile: true,
  receivedAt: true,
  answerBy: true,
  answeredAt: true,
  assignee: true,
  addressKey: true,
  phoneE164: true,
  abuseScore: true,
  abuseSigns: true,
  clientHash: true,
  textKey: true,
  patternId: true,
  spamAt: true,
  answers: true,
  repliedAt: true,
  decidedAt: true,
  lostReason: true,
  wonCents: true,
} satisfies Record<keyof LeadSystem, true>) as (keyof LeadSystem)[];

const names: (keyof LeadRecord)[] = [...systemNames, ...fieldNames];

function columnOf(name: keyof LeadRecord): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `INSERT INTO leads …`, to be bound to `leadValues(lead)`. */
export const insertLead = `INSERT INTO leads (${names.map(columnOf).join(", ")})
  VALUES (${names.map(() => "?").join(", ")})`;

export function leadValues(lead: LeadRecord): (string | number | null)[] {
  return names.map((name) => lead[name]);
}

/** `id, reference, submission_key AS submissionKey, …` */
export const leadColumns = names.map((name) => `${columnOf(name)} AS ${name}`).join(", ");

export const qualifiedLeadColumns = names.map((name) => `leads.${columnOf(name)} AS ${name}`).join(", ");

export const leadFileColumns =
  "n, object_key AS objectKey, name, kind, bytes, sha256, width, height, warning";
