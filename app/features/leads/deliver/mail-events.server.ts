import * as z from "zod/mini";
import { aboutReview } from "~/features/leads/store/lead-review.server";
import { recordEvent } from "~/features/leads/store/record-event.server";
import type { DeliveryKind } from "~/features/leads/store/store-lead.server";
import { log } from "~/platform/log.server";

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
    // The message is forgotten, so that the event delivered again is noted once.
    await db.batch([
      recordEvent(db, leadId, { kind: "mail-complained", data: { mail: kind }, ...by }, sentStill(id)),
      db.prepare("UPDATE outbox SET message_id = NULL WHERE id = ? AND state = 'sent'").bind(id),
    ]);
  } else {
    const reason = what === "bounced" ? (payload.bounce?.type ?? "soft") : what;
    await db.batch(lostStatements(db, delivery, reason, by));
  }
  log("warn", "mail.reported", { leadId, kind, reason: what });
}

type SentDelivery = { id: string; kind: DeliveryKind; letter: string; leadId: string };

/** What the row of a sent mail says of it in the timeline. */
const sentDelivery = `SELECT id, kind, CASE WHEN about = '${aboutReview}' THEN about
  WHEN about LIKE 'message:%' THEN 'message' WHEN about LIKE 'visit:%' THEN 'visit'
  WHEN about LIKE 'reminder:%' THEN 'reminder' ELSE letter END AS letter, lead_id AS leadId FROM outbox`;

function lostStatements(
  db: D1Database,
  { id, kind, letter, leadId }: SentDelivery,
  reason: string,
  by: { actor: string; at: number },
): D1PreparedStatement[] {
  const data = { mail: kind, letter, reason };
  return [
    recordEvent(db, leadId, { kind: "mail-failed", data, ...by }, sentStill(id)),
    db
      .prepare(
        "UPDATE outbox SET state = 'failed', last_error = ?, message_id = NULL WHERE id = ? AND state = 'sent'",
      )
      .bind(`teruggekomen (${reason})`.slice(0, 60), id),
  ];
}

/** Notes that this delivery came back, as a mail server reported it by mail. May be repeated. */
export async function noteLost(
  db: D1Database,
  deliveryId: string,
  reason: "hard" | "soft",
  now: Date,
): Promise<void> {
  const delivery = await db
    .prepare(`${sentDelivery} WHERE id = ? AND state = 'sent'`)
    .bind(deliveryId)
    .first<SentDelivery>();
  if (delivery === null) return;
  await db.batch(lostStatements(db, delivery, reason, { actor: "system", at: now.getTime() }));
  log("warn", "mail.reported", { leadId: delivery.leadId, kind: delivery.kind, reason });
}

const sentStill = (id: string) => ({
  sql: "EXISTS (SELECT 1 FROM outbox WHERE id = ? AND state = 'sent' AND message_id IS NOT NULL)",
  values: [id],
});
