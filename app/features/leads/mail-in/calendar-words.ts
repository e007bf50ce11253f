import type { ReadMail } from "./read-mail.server";

/** What Google writes into the mail for whoever only chose. */
const written =
  /has (?:accepted|declined|tentatively accepted|replied)|(?:heeft|hebt) (?:deze|de|uw|je) uitnodiging|invitation from google calendar|uitnodiging van google agenda/i;

/** The words that somebody sent along with the answer of his calendar; empty when he only chose. */
export function wordsWithReply({ text, attachments }: Pick<ReadMail, "text" | "attachments">): string {
  const part = attachments.find(({ mimeType, method }) => mimeType === "text/calendar" && method === "REPLY");
  const lines = new TextDecoder().decode(part?.content.subarray(0, 64 * 1024)).replace(/\r?\n[ \t]/g, "");
  const [, comment = ""] = /^COMMENT(?:;[^:\n]*)?:([^\r\n]*)/im.exec(lines) ?? [];
  const said = comment
    .replace(/\\n/gi, "\n")
    .replace(/\\([\\;,])/g, "$1")
    .trim();
  const typed = written.test(text) ? "" : text.trim();
  return typed.includes(said) ? typed : [said, typed].filter((words) => words !== "").join("\n\n");
}
