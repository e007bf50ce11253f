import { longestMessage } from "~/features/leads/model/files/message-files";
import type { Actor, Change } from "~/features/leads/office/lead/change";
import { type ToldContact, tellContact } from "~/features/leads/store/thread/tell-contact.server";
import type { Told } from "./told";

const said: Record<Told, { event: (text: string) => ToldContact; text: string }> = {
  reached: {
    event: () => ({ kind: "call-reached", data: {} }),
    text: "Genoteerd: gebeld en bereikt.",
  },
  voicemail: {
    event: () => ({ kind: "call-missed", data: { how: "voicemail" } }),
    text: "Genoteerd: voicemail ingesproken. De aanvraag wacht nog op antwoord.",
  },
  "no-answer": {
    event: () => ({ kind: "call-missed", data: { how: "no-answer" } }),
    text: "Genoteerd: geen gehoor. De aanvraag wacht nog op antwoord.",
  },
  chat: {
    event: (text) => ({ kind: "sent-elsewhere", data: { via: "chat", text } }),
    text: "Genoteerd: WhatsApp gestuurd.",
  },
  mail: {
    event: (text) => ({ kind: "sent-elsewhere", data: { via: "mail", text } }),
    text: "Genoteerd: gemaild vanuit uw mailprogramma.",
  },
};

type Form = { said: Told; note: string; text: string; seen: number };

/** `text`: what was written there, as far as it is known. */
export async function tellByForm(
  db: D1Database,
  id: string,
  { said: what, note, text, seen }: Form,
  actor: Actor,
): Promise<({ text: string } & Change) | { error: string }> {
  const event = said[what].event(text.slice(0, longestMessage));
  const change = await tellContact(db, id, event, { note, seen, ...actor });
  if (change === null) return { error: "Dit kan hier niet: de aanvraag staat in quarantaine." };
  return { text: said[what].text, ...change };
}
