import { EMPTY_MESSAGE } from "~/features/leads/model/visitor-message";
import { addIncoming } from "~/features/leads/store/lead-messages.server";
import { sha256 } from "~/lib/bytes/hash";
import { cleanLines } from "~/lib/text/clean-text";

const LONGEST = 5000;
/** Of one request in any 24 hours: who finds a link cannot bury the office. */
const PER_DAY = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Why a message was not taken, with all that was typed. `instead`: that was typed in another form, which is gone. */
export type RefusedMessage = { error: string; text: string; id: string; instead?: true };

/**
 * Keeps what the visitor typed on his own page, as an answer by mail is kept; null when it is. `id` was made with the form, so
 * that a second press and one after a lost answer are the same message. What he changed after a lost answer is another one.
 */
export async function writeMessage(
  db: D1Database,
  leadId: string,
  form: FormData,
  now: Date,
): Promise<RefusedMessage | null> {
  const { text, id } = typedMessage(form);
  const refused = (error: string) => ({ error, text, id });
  const body = cleanLines(text);
  if (body === "") return refused(EMPTY_MESSAGE);
  if (body.length > LONGEST)
    return refused(
      `Uw bericht is ${body.length} tekens lang; er passen er ${LONGEST} in. Maak het korter, of stuur het in twee keer.`,
    );
  const changedId = await sha256([leadId, id, body].join("\n"));
  const look = () => written(db, leadId, { ids: [id, changedId], body }, now);
  const { kept, today } = await look();
  if (kept) return null;
  if (today >= PER_DAY)
    return refused(`U schreef vandaag al ${today} berichten. Bel ons als het niet kan wachten.`);
  const message = { channel: "page", sender: null, subject: "", body, automatic: 0 } as const;
  const add = (id: string) => addIncoming(db, leadId, { id, ...message, mailKey: null, rawKey: null }, now);
  if (!(await add(id)) && !(await look()).kept) await add(changedId);
  return null;
}

/** What stands in the form, to be shown again. */
export function typedMessage(form: FormData): Pick<RefusedMessage, "text" | "id"> {
  const id = String(form.get("nummer"));
  return {
    text: String(form.get("bericht") ?? ""),
    id: /^[\w-]{20,64}$/.test(id) ? id : crypto.randomUUID(),
  };
}

async function written(
  db: D1Database,
  leadId: string,
  { ids: [id, changedId], body }: { ids: [string, string]; body: string },
  now: Date,
) {
  const row = await db
    .prepare(
      `SELECT coalesce(max(id IN (?, ?) AND body = ?), 0) AS kept, coalesce(sum(channel = 'page' AND at > ?), 0) AS today
       FROM lead_messages WHERE lead_id = ? AND direction = 'in'`,
    )
    .bind(id, changedId, body, now.getTime() - DAY_MS, leadId)
    .first<{ kept: 0 | 1; today: number }>();
  return { kept: row?.kept === 1, today: row?.today ?? 0 };
}
