/** Tells the office that the visitor withdraws a lead. Belongs into the batch that does it, before it. */
export function withdrawnNotice(db: D1Database, leadId: string, open: string, now: Date) {
  const at = now.getTime();
  return db
    .prepare(
      `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at)
       SELECT ?, id, 'withdrawn-mail', 'due', ?, ? FROM leads WHERE id = ? AND ${open}`,
    )
    .bind(crypto.randomUUID(), at, at, leadId);
}

/** The same for an erased lead that the office may have in its mailbox: by reference, all that is left. */
export function erasedNotice(db: D1Database, leadId: string, now: Date) {
  const at = now.getTime();
  return db
    .prepare(
      `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at, about)
       SELECT ?, NULL, 'erased-mail', 'due', ?, ?, reference FROM leads
       WHERE id = ? AND EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND attempts > 0)`,
    )
    .bind(crypto.randomUUID(), at, at, leadId);
}
