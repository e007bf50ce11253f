import type { KeptReason } from "~/features/leads/model/mail/kept-mails";

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
  /** Of these, the ones that ended in an error; the others ended the Worker. */
  failures: number;
  /** 1: the office said that it is to be taken in. */
  asked: 0 | 1;
};

/** Where a mail ended up. `why`: it is kept as it came and stands nowhere else; null: it stands at its lead. */
export type Filed = { leadId: string | null; why: KeptReason | null; subject?: string };
