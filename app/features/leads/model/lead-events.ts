import type { ByHandSource } from "./by-hand";
import type { CorrectedField } from "./corrected-fields";
import type { ContactPreference } from "./lead-options";
import type { LeadStatus } from "./lead-status";
import type { CapReason } from "./mail/mail-caps";

type Moved<Value> = { from: Value; to: Value };
type Nothing = Record<never, never>;
type ChangedVisit = { visit: string; sequence: number };
/** Moments in ms; `employee`: mail address of who goes. */
type PlannedVisit = ChangedVisit & { startsAt: number; endsAt: number; employee: string };

type Held = { reason: string; spamAt?: number | null };

/** What is kept of each kind of event in the timeline of a lead: JSON in `lead_events.data`. */
export type EventData = {
  /** `reason`: why it came into quarantine; null when it did not. */
  received: { reason: string | null };
  /** Instead of 'received': an employee wrote it down. `reached`: and has spoken to the customer. */
  entered: { source: ByHandSource; reached: 0 | 1 };
  /** The office put right what was given. `parts`: JSON of those that an address had. */
  corrected: { field: CorrectedField; parts?: string } & Moved<string>;
  /** `spamAt`: since when it was put away as spam. */
  released: Held;
  /** The visitor did the check against abuse after sending; `unchecked`: it did not answer. */
  checked: { result: "passed" | "unchecked" };
  /** `reason`: why it was in quarantine; null when it was not. */
  spam: { reason: string | null };
  "spam-undone": Nothing;
  "held-again": Held;
  status: Moved<LeadStatus>;
  "status-undone": Moved<LeadStatus>;
  /** A name of model/lead-outcome.ts. */
  "lost-reason": Moved<string | null>;
  /** In cents, without VAT. */
  "won-amount": Moved<number | null>;
  /** Mail addresses of employees; empty = not assigned. */
  assigned: Moved<string>;
  /** The name that the label had. */
  labelled: { label: string };
  unlabelled: { label: string };
  note: { text: string };
  "note-undone": Nothing;
  /** Of its customer, kept with the newest of his leads; `writtenAt`: the lead on whose page it was written. */
  "customer-note": { text: string; writtenAt?: string };
  "customer-joined": Nothing;
  "customer-parted": Nothing;
  /** A joining or parting was taken back. */
  "customer-undone": Nothing;
  viewed: Nothing;
  exported: Nothing;
  withdrawn: Moved<LeadStatus>;
  "contact-changed": Moved<ContactPreference>;
  /** Sent later, from the visitor's own page. `what`: 'files' when a document is among them. */
  "files-added": { count: number; what: "photos" | "files" };
  /** Spoken to by telephone. `from`: the status by then. */
  "call-reached": { from: LeadStatus };
  "call-missed": { how: "voicemail" | "no-answer" };
  /** Written from another program, as an employee says. */
  "sent-elsewhere": { via: "mail" | "chat"; text: string; from: LeadStatus };
  /** A mail written in the request; it stands under this id in `lead_messages`. */
  "message-out": { message: string; from: LeadStatus };
  /** One of the four above, taken back; or 'message-lost': the mail did not arrive. */
  /** `message`: the one that was taken back before it left. */
  "contact-undone": { was: string; message?: string };
  /** Kept back by a cap on mails. */
  "mail-held": { letter: string; reason: CapReason };
  /** Something was written about it, and stands under this id in `lead_messages`. `automatic`: by a program. */
  "message-in": { message: string; channel: "mail" | "page"; automatic: 0 | 1 };
  /** An employee sends it all the same. */
  "mail-waived": Nothing;
  /** Given up, or reported to have bounced. `reason`: code of the mail service, or empty. */
  "mail-failed": { mail: string; letter: string; reason: string };
  /** The receiver called it spam. */
  "mail-complained": { mail: string; letter?: string };
  /** A new link to the visitor's page was asked for. */
  "link-asked": Nothing;
  /** All links to it that were sent before open nothing any more. */
  "links-ended": Nothing;
  /** A draft for the site was begun with its photos and place. */
  "project-made": Nothing;
  /** The customer was asked by mail what he thinks of the work. */
  "review-asked": Nothing;
  "review-written": Nothing;
  /** The office does not show it. */
  "review-refused": { reason: string };
  /** Its writer took it back. */
  "review-withdrawn": Nothing;
  /** Each names the visit and, but for what the visitor does, its sequence after the change. */
  "visit-planned": PlannedVisit & Moved<LeadStatus>;
  "visit-moved": PlannedVisit & { wasStartsAt: number; wasEndsAt: number; wasEmployee: string };
  /** What is written for who goes. */
  "visit-noted": { visit: string } & Moved<string>;
  "visit-cancelled": ChangedVisit & Moved<LeadStatus>;
  /** 'missed': nobody was at home. */
  "visit-closed": ChangedVisit & { outcome: "done" | "missed" } & Moved<LeadStatus>;
  /** Cancelled or closed, and then not. */
  "visit-reopened": ChangedVisit;
  /** The visitor asks for another moment. */
  "visit-asked": { visit: string; text: string };
  /** The visitor's calendar program answered. */
  "visit-reply": { visit: string; reply: "accepted" | "declined" | "tentative" };
};

export type EventKind = keyof EventData;

export type LeadEvent<Kind extends EventKind = EventKind> = {
  [Each in Kind]: { kind: Each; data: EventData[Each] };
}[Kind];

/** A line of the timeline. `at` in ms; `actor` is 'visitor', 'system' or the address of an employee. */
export type TimelineEvent = LeadEvent & { id: number; at: number; actor: string };
