-- The office is told too when a visitor withdraws or erases his request. An erased request leaves no row, so
-- its notice stands alone: `lead_id` may be NULL, and `about` then holds its reference.

CREATE TABLE outbox_wider (
  -- Stays the same in every attempt, so that a receiver can recognise a repeat.
  id TEXT PRIMARY KEY,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL
    CHECK (kind IN ('office-mail', 'visitor-mail', 'webhook', 'withdrawn-mail', 'erased-mail')),
  -- held = lead in quarantine; failed = given up, shown in the inbox.
  state TEXT NOT NULL CHECK (state IN ('held', 'due', 'sent', 'failed')),
  -- Since when it should go out; NULL while held.
  due_since INTEGER,
  -- Not before: the lease of a running attempt, or the pause after a failed one.
  next_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  sent_at INTEGER,
  about TEXT,
  CHECK (lead_id IS NOT NULL OR about IS NOT NULL)
) STRICT;

INSERT INTO outbox_wider (id, lead_id, kind, state, due_since, next_at, attempts, last_error, sent_at)
SELECT id, lead_id, kind, state, due_since, next_at, attempts, last_error, sent_at FROM outbox ORDER BY rowid;
DROP TABLE outbox;
ALTER TABLE outbox_wider RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'due';
CREATE INDEX outbox_failed ON outbox (due_since) WHERE state = 'failed';
CREATE INDEX outbox_lead ON outbox (lead_id);
