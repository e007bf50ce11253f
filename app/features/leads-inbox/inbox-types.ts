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
  received: string;
  /** How many files came along. */
  files: number;
  urgent: boolean;
  quarantined: boolean;
};

/** A file of a request. `shown` is false for what browsers cannot or should not display. */
export type InboxFile = { href: string; name: string; size: string; shown: boolean };

export type InboxFact = { label: string; text: string };

export type InboxEvent = { id: number; at: string; text: string; actor: string };

/** A mail or webhook of a request and how it went. */
export type InboxDelivery = { id: string; text: string; state: string; failed: boolean };

/** One request, ready to be shown. */
export type InboxLead = {
  reference: string;
  name: string;
  service: string;
  status: string;
  urgent: boolean;
  received: string;
  /** Null once somebody has called. */
  answerBy: { at: number; text: string } | null;
  /** Why it is in quarantine; null when it is not. */
  quarantine: string | null;
  /** Addresses for tel:, chat and mail; null when the number given cannot exist. */
  contact: { phone: string | null; chat: string | null; mail: string };
  facts: InboxFact[];
  files: InboxFile[];
  events: InboxEvent[];
  deliveries: InboxDelivery[];
};
