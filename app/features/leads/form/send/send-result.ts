/** What keeps a lead on the device: it may go by itself later. `portal`: the network asks for a login first. */
export type Obstacle = "offline" | "unreachable" | "portal";

/** The server keeps it. */
export type Received = {
  kind: "received";
  reference: string;
  promise?: string | undefined;
  /** Path of the visitor's own page. */
  page?: string | undefined;
  /** It is kept, but the check against abuse is asked for: its token. */
  check?: string | undefined;
};

/** What came of one attempt to send a lead. */
export type SendResult =
  | Received
  /** Our answer, and it says no. `errors` by wire name; `message` is empty where it gives no reason. */
  | { kind: "refused"; status: number; message: string; errors: Record<string, string> }
  /** An answer that is not ours, with a status that is an error. */
  | { kind: "broken"; status: number }
  | { kind: "undelivered"; why: Obstacle }
  /** `perhaps`: all of it had left, so that it may be in though no answer came. */
  | { kind: "cancelled"; perhaps?: boolean };

/** What a visitor is told of the sending of a lead; `percent` is null until it is known. */
export type SendState =
  /** `perhaps`: stopped after it may have come in. */
  | { at: "idle"; perhaps?: boolean | undefined }
  /** `again`, here and below: it waited, and is tried without being asked. Nobody need look at it. */
  | { at: "sending"; percent: number | null; again?: boolean }
  /** `kept`: on this device. */
  | { at: "waiting"; text: string; kept: boolean; again?: boolean }
  | { at: "failed"; title?: string | undefined; text: string };

/** Of a form, said when the server gives no reason; `title` stands above it. */
export type FailureTexts = {
  title?: string;
  description: string;
  /** Said where there is no line, if that is more than that there is none. */
  offline?: string;
  /** Said of our own answer without a reason, where it is not `description`. */
  unexplained?: string;
  /** Said of an answer that is not ours, where it is not 'Server fout' with the status. */
  broken?: string;
};
