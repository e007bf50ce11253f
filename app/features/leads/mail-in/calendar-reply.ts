import type { MailFileIn } from "./read-mail.server";

/** What somebody answered to an invitation of ours. `uid`: of the appointment; `sequence`: which invitation of it. */
export type CalendarReply = { uid: string; answer: "accepted" | "declined" | "tentative"; sequence: number };

/** The answer in a part 'METHOD:REPLY'; null when the mail has none. */
export function calendarReply(attachments: MailFileIn[]): CalendarReply | null {
  const part = attachments.find(({ mimeType, method }) => mimeType === "text/calendar" && method === "REPLY");
  if (part === undefined) return null;
  const text = new TextDecoder().decode(part.content.subarray(0, 64 * 1024)).replace(/\r?\n[ \t]/g, "");
  const [, state = ""] = /^ATTENDEE[^\n]*;PARTSTAT=([A-Z-]+)/im.exec(text) ?? [];
  const [, uid = ""] = /^UID:([^\r\n]{1,200})/im.exec(text) ?? [];
  // A program may leave out the first.
  const [, sequence = "0"] = /^SEQUENCE:(\d{1,9})/im.exec(text) ?? [];
  const answer = ({ ACCEPTED: "accepted", DECLINED: "declined", TENTATIVE: "tentative" } as const)[
    state.toUpperCase()
  ];
  return answer === undefined ? null : { uid, answer, sequence: Number(sequence) };
}

/** What it answers: the visit as it is, or as it was before it was moved or called off. */
export type Answered = "now" | "moved" | "off";

/** The first line of such a message, for the office. */
export const calendarTexts: Record<Answered, Record<CalendarReply["answer"], string>> = {
  now: {
    accepted: "Neemt de afspraak aan.",
    declined: "Kan niet op deze afspraak.",
    tentative: "Weet nog niet of deze afspraak past.",
  },
  moved: {
    accepted: "Neemt het oude moment van de afspraak aan. Over het nieuwe is nog niets gezegd.",
    declined: "Kan niet op het oude moment van de afspraak. Over het nieuwe is nog niets gezegd.",
    tentative: "Weet nog niet of het oude moment van de afspraak past. Over het nieuwe is nog niets gezegd.",
  },
  off: {
    accepted: "Neemt de afspraak aan die al was afgezegd.",
    declined: "Kan niet op de afspraak die al was afgezegd.",
    tentative: "Weet nog niet of de afspraak past die al was afgezegd.",
  },
};
