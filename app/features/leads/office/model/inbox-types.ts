/** One line of the inbox. Moments in milliseconds; texts ready to be shown. */
export type InboxRow = {
  id: string;
  reference: string;
  name: string;
  service: string;
  town: string;
  status: string;
  /** Only what nobody has called about yet has a clock. */
  answerBy: number | null;
  /** Who does it, in short; empty = nobody yet. */
  assignee: string;
  received: string;
  /** How many files came along. */
  files: number;
  urgent: boolean;
  quarantined: boolean;
};

/** A file of a request. `shown` is false for what browsers cannot or should not display. */
export type InboxFile = { href: string; name: string; size: string; shown: boolean };

export type InboxFact = { label: string; text: string };

/** `note` is what an employee wrote; `quiet` marks what is only of use to who looks for it. */
export type InboxEvent = {
  id: number;
  at: string;
  text: string;
  actor: string;
  note?: string;
  quiet: boolean;
};

/** Another request of the same person or house. */
export type InboxDuplicate = {
  href: string;
  title: string;
  status: string;
  received: string;
  /** 'zelfde telefoon en adres' */
  because: string;
};

/** A step of the pipeline, and whether the request stands there. */
export type InboxStep = { label: string; state: "done" | "current" | "ahead" };

/** What can be done with a request now: a button. */
export type InboxAction = { name: string; label: string };

/** A text to answer with, filled in for this request. */
export type InboxAnswer = { name: string; subject: string; text: string };

/** A mail or webhook of a request and how it went. */
export type InboxDelivery = { id: string; text: string; state: string; failed: boolean };

/** One request, ready to be shown. */
export type InboxLead = {
  reference: string;
  name: string;
  service: string;
  /** Value of the status, for the form that changes it, and its name. */
  status: { value: string; label: string };
  steps: InboxStep[];
  actions: InboxAction[];
  /** Mail address; empty = nobody yet. */
  assignee: string;
  urgent: boolean;
  received: string;
  /** Null once somebody has called. */
  answerBy: { at: number; text: string } | null;
  /** Why it is in quarantine; null when it is not. */
  quarantine: string | null;
  /** Addresses for tel:, chat and mail; null when the number given cannot exist. */
  contact: { phone: string | null; chat: string | null; mail: string };
  /** To whom an answer goes. */
  to: { phoneE164: string | null; email: string };
  answers: InboxAnswer[];
  /** Of the address on a map. */
  map: string | null;
  duplicates: InboxDuplicate[];
  /** Page that finds everything of this person. */
  privacy: string;
  facts: InboxFact[];
  files: InboxFile[];
  events: InboxEvent[];
  deliveries: InboxDelivery[];
};
