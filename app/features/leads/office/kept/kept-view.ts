import { keptReasons } from "~/features/leads/model/mail/kept-mails";
import type { KeptMail } from "~/features/leads/store/kept-mails.server";
import { sizeText } from "~/lib/files/size-text";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";

/** A kept mail as the office sees it. `file`: null when it cannot be fetched any more. */
export type KeptRow = {
  id: string;
  subject: string;
  from: string;
  about: string;
  file: string | null;
  inThread: boolean;
};

export function keptRow({ id, at, from, subject, bytes, why, leadId }: KeptMail, now: number): KeptRow {
  return {
    id,
    subject: subject || "(geen onderwerp)",
    from: from || "onbekende afzender",
    about: `${momentText(at, now)} · ${sizeText(bytes)} · ${keptReasons[why]}`,
    file: why === "lost" ? null : paths.adminKeptMail(id),
    inThread: leadId !== null,
  };
}
