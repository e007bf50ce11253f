/**
 * Rows of the outbox that tell the office what a visitor did on the page of the lead. They belong into the batch that
 * does it, before it, so that the one never happens without the other.
 */

/** The visitor withdraws a lead that is still open. */
export function withdrawnNotice(db: D1Database, leadId: string, open: string, now: Date) {
  const at = now.getTime();
  return db
    .prepare(
      `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at)
       SELECT ?, id, 'withdrawn-mail', 'due', ?, ? FROM leads WHERE id = ? AND ${open}`,
    )
    .bind(crypto.randomUUID(), at, at, leadId);
}

/**
 * The visitor erases a lead that the office may know of. All that is left of it is its reference, until the office
 * has been told: copies in its own mailbox are not ours to erase.
 */
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
