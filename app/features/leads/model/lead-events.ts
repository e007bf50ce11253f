import type { ContactPreference } from "./lead-options";
import type { LeadStatus } from "./lead-status";

type Moved<Value> = { from: Value; to: Value };
type Nothing = Record<never, never>;

/** What is kept of each kind of event in the timeline of a lead: JSON in `lead_events.data`. */
export type EventData = {
  /** `reason`: why it came into quarantine; null when it did not. */
  received: { reason: string | null };
  released: { reason: string };
  /** The visitor did the check against abuse after sending; `unchecked`: it did not answer. */
  checked: { result: "passed" | "unchecked" };
  /** `reason`: why it was in quarantine; null when it was not. */
  spam: { reason: string | null };
  "spam-undone": Nothing;
  "held-again": { reason: string };
  status: Moved<LeadStatus>;
  "status-undone": Moved<LeadStatus>;
  /** Mail addresses of employees; empty = not assigned. */
  assigned: Moved<string>;
  note: { text: string };
  "note-undone": Nothing;
  viewed: Nothing;
  exported: Nothing;
  withdrawn: Moved<LeadStatus>;
  "contact-changed": Moved<ContactPreference>;
};

export type EventKind = keyof EventData;

export type LeadEvent<Kind extends EventKind = EventKind> = {
  [Each in Kind]: { kind: Each; data: EventData[Each] };
}[Kind];

/** A line of the timeline. `at` in ms; `actor` is 'visitor', 'system' or the address of an employee. */
export type TimelineEvent = LeadEvent & { id: number; at: number; actor: string };
