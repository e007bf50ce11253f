import * as z from "zod/mini";
import { recordEvent } from "~/features/leads/store/record-event.server";
import type { DeliveryKind } from "~/features/leads/store/store-lead.server";
import { messageLost } from "~/features/leads/store/thread/lost-message.server";
import { messageOf } from "~/features/leads/store/thread/send-message.server";
import { log } from "~/platform/log.server";
import { letterOf } from "./delivery-letter";

/** What the mail service puts into the queue when it is subscribed to; of its fields only these are read. */
const mailEvent = z.object({
  type: z.string().check(z.startsWith("cf.email.sending.message.")),
  payload: z.object({
    messageId: z.string(),
    /** False: it goes on trying. */
    terminal: z.optional(z.boolean()),
    bounce: z.optional(z.object({ type: z.optional(z.string()) })),
  }),
});
type MailEvent = z.infer<typeof mailEvent>;

/** Puts what the mail service reports into the timelines. Messages of another kind are passed over. */
export async function noteMailEvents(db: D1Database, messages: unknown[], now: Date): Promise<void> {
  for (const message of messages) {
    const { data: event } = mailEvent.safeParse(message);
    if (event) await noteMailEvent(db, event, now);
  }
}

/** A message as it may be kept: of an event without the address and the subject that it comes with. */
export function withoutReceiver(message: unknown): unknown {
  return mailEvent.safeParse(message).data ?? message;
}

async function noteMailEvent(db: D1Database, { type, payload }: MailEvent, now: Date): Promise<void> {
  const what = type.slice(type.lastIndexOf(".") + 1);
  const complained = what === "complained";
  const lost = ["bounced", "failed", "rejected"].includes(what) && payload.terminal !== false;
  if (!complained && !lost) return;
  const delivery = await db
    .prepare(`${sentDelivery} WHERE message_id = ? AND state = 'sent'`)
    .bind(payload.messageId)
    .first<SentDelivery>();
  if (delivery === null) return;
  const { id, kind, leadId } = delivery;
  const by = { actor: "system", at: now.getTime() };
  if (complained) {
    const data = { mail: kind, letter: letterOf(delivery) };
    // The message is forgotten, so that the event delivered again is noted once.
    await db.batch([
      recordEvent(
        db,
        leadId,
        { kind: "mail-complained", data, ...by },
        sentStill(id, "message_id IS NOT NULL"),
      ),
      db.prepare("UPDATE outbox SET message_id = NULL WHERE id = ? AND state = 'sent'").bind(id),
    ]);
    log("warn", "mail.reported", { leadId, kind, reason: what });
  } else await noteLost(db, delivery, what === "bounced" ? (payload.bounce?.type ?? "soft") : what, now);
}

/** A mail that was sent. */
export type SentDelivery = {
  id: string;
  kind: DeliveryKind;
  letter: string;
  about: string | null;
  leadId: string;
};

const sentDelivery = "SELECT id, kind, letter, about, lead_id AS leadId FROM outbox";

/**
 * Notes that a mail came back; one of the office's reached nobody, so that the visitor waits again. May be repeated. The
 * id of the mail stays: by it the same report that comes again is known.
 */
export async function noteLost(
  db: D1Database,
  delivery: SentDelivery,
  reason: string,
  now: Date,
): Promise<void> {
  const { id, kind, leadId } = delivery;
  const data = { mail: kind, letter: letterOf(delivery), reason };
  const message = messageOf(delivery.about);
  const done = await db.batch([
    recordEvent(db, leadId, { kind: "mail-failed", data, actor: "system", at: now.getTime() }, sentStill(id)),
    ...(message === null ? [] : await messageLost(db, leadId, message, sentStill(id))),
    db
      .prepare("UPDATE outbox SET state = 'failed', last_error = ? WHERE id = ? AND state = 'sent'")
      .bind(`teruggekomen (${reason})`.slice(0, 60), id),
  ]);
  if (done.at(-1)?.meta.changes) log("warn", "mail.reported", { leadId, kind, reason });
}

const sentStill = (id: string, and = "TRUE") => ({
  sql: `EXISTS (SELECT 1 FROM outbox WHERE id = ? AND state = 'sent' AND ${and})`,
  values: [id],
});
