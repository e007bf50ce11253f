/** A mail that is kept and is to be read. `at` in ms. */
export type ArrivedMail = {
  id: string;
  mailKey: string;
  rawKey: string;
  bytes: number;
  at: number;
  /** Of the envelope. */
  from: string;
  to: string;
  /** Hash of the sender's mailbox; empty when unknown. */
  sender: string;
  attempts: number;
};
