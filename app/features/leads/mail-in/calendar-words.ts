import { ownWords } from "./own-words";
import type { ReadMail } from "./read-mail.server";

/** The line that Google begins with for whoever only chose; and the one under the appointment, which it repeats. */
const chosen =
  /^.{1,120}\b(?:(?:has|have) (?:accepted|declined|tentatively accepted|replied .{1,40}to) (?:this|the|your|an) invitation(?: with (?:a|this) note)?|(?:heeft|hebt) (?:deze|de|uw|je) uitnodiging (?:voorlopig |onder voorbehoud )?(?:geaccepteerd|aangenomen|aanvaard|geweigerd|afgewezen|afgeslagen|beantwoord))[.:]?$/i;
const under = /^(?:invitation from google calendar|uitnodiging van google agenda)\b/im;

/** The words that somebody sent along with the answer of his calendar; empty when he only chose. */
export function wordsWithReply({ text, attachments }: Pick<ReadMail, "text" | "attachments">): string {
  const part = attachments.find(({ mimeType, method }) => mimeType === "text/calendar" && method === "REPLY");
  const lines = new TextDecoder().decode(part?.content.subarray(0, 64 * 1024)).replace(/\r?\n[ \t]/g, "");
  const [, comment = ""] = /^COMMENT(?:;[^:\n]*)?:([^\r\n]*)/im.exec(lines) ?? [];
  const said = comment
    .replace(/\\n/gi, "\n")
    .replace(/\\([\\;,])/g, "$1")
    .trim();
  const typed = withoutChosen(text);
  return typed.includes(said) ? typed : [said, typed].filter((words) => words !== "").join("\n\n");
}

/** Without what the program wrote: better a line of it too many than a word of the visitor lost. */
function withoutChosen(text: string): string {
  const lines = ownWords(text).split("\n");
  const first = lines.findIndex((line) => chosen.test(line.trim()));
  const last = lines.findIndex((line) => under.test(line));
  if (first >= 0 && under.test(text)) return lines.slice(0, first).join("\n").trim();
  const own = last < 0 ? lines : lines.slice(0, last);
  return own
    .filter((line) => !chosen.test(line.trim()))
    .join("\n")
    .trim();
}
