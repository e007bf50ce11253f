/** What a push about a lead tells; it holds no personal data beyond place and kind. */
export type PushNotice = {
  /** Of the outbox. */
  deliveryId: string;
  leadId: string;
  title: string;
  body: string;
  /** Path of the page that it opens. */
  path: string;
  about: PushAbout;
  /** Who need not be told at first: wrote it down himself. */
  notTo: string | null;
};

export type PushAbout =
  /** `step`: 0 at once, then each time that nobody took it; the last one goes to everybody. */
  | { kind: "urgent"; step: number; last: boolean }
  | { kind: "request" }
  /** Whose it is ('' = nobody's), and how many minutes are left. */
  | { kind: "promise"; minutes: number; assignee: string };

export type PushOutcome =
  /** `why`: why nobody was told, although nothing went wrong. */
  | { type: "sent"; why?: string }
  /** Comes again at `until`, when somebody's quiet hours are over; `reached`: who had none was told. */
  | { type: "quiet"; until: Date; reached: boolean }
  /** `passing` is tried again; `setup` waits for a setting; `final` cannot succeed. */
  | { type: "passing" | "setup" | "final"; why: string };

/** Sends a notice to the devices of those who are to get it now. Never rejects because of a push service. */
export type SendNotice = (notice: PushNotice, now: Date) => Promise<PushOutcome>;
