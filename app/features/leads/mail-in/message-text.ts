import { sizeText } from "~/lib/files/size-text";
import { type Answered, type CalendarReply, calendarTexts } from "./calendar-reply";
import { ownWords } from "./own-words";
import type { ReadMail } from "./read-mail.server";

/** Characters of a message; whoever writes more is read in the mail itself. */
const longest = 20_000;

/** What the office, and the visitor on his own page, read of a mail: the words of its writer, and what of it stands elsewhere. */
export function messageText(
  mail: Pick<ReadMail, "text" | "read">,
  {
    notes,
    bytes,
    reply,
  }: { notes: string[]; bytes: number; reply: (CalendarReply & { about: Answered }) | null },
): string {
  const words = ownWords(mail.text);
  const cut = words.length > longest;
  const apart = [...partlyRead[mail.read](bytes), ...(cut ? ["Het vervolg staat in de mail zelf."] : [])];
  const parts = [
    reply ? calendarTexts[reply.about][reply.answer] : "",
    cut ? `${words.slice(0, longest)}…` : words,
    apart.join("\n"),
    notes.length > 0 ? ["Niet overgenomen:", ...notes, "Alles staat in de mail zelf."].join("\n") : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n") || "De mail heeft geen tekst.";
}

const partlyRead: Record<ReadMail["read"], (bytes: number) => string[]> = {
  whole: () => [],
  start: (bytes) => [
    `Deze mail is ${sizeText(bytes)}. Wat erbij zat, staat niet bij de bestanden, maar in de mail zelf.`,
  ],
  headers: () => ["Deze mail kon niet worden gelezen. Wat erin staat, staat in de mail zelf."],
};
