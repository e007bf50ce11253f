-- What the office and a visitor write to each other about a request. Moments are milliseconds since 1970 (UTC).

CREATE TABLE lead_messages (
  id TEXT PRIMARY KEY NOT NULL,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  -- 'out': of the office. It is on its way as long as its row in the outbox says so (`about` = 'message:' and this id).
  direction TEXT NOT NULL CHECK (direction IN ('out', 'in')),
  -- 'page': typed on the visitor's own page.
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'page')),
  -- Mail address of the employee, or 'visitor'.
  author TEXT NOT NULL,
  -- From whom the mail says that it is, where that is not the address in the request; else NULL.
  sender TEXT,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  -- 1: a program wrote it (away from the office, not delivered). Kept, and nobody waits for an answer to it.
  automatic INTEGER NOT NULL DEFAULT 0 CHECK (automatic IN (0, 1)),
  -- What tells a mail that comes twice: its Message-ID and a hash of its content.
  mail_key TEXT,
  -- The mail as it came.
  raw_key TEXT
) STRICT;

CREATE INDEX lead_messages_lead ON lead_messages (lead_id, at);
CREATE UNIQUE INDEX lead_messages_mail ON lead_messages (mail_key) WHERE mail_key IS NOT NULL;
CREATE INDEX lead_messages_raw ON lead_messages (raw_key) WHERE raw_key IS NOT NULL;

-- What an employee sends along. What a visitor sends along is a file of the request (lead_files).
CREATE TABLE message_files (
  message_id TEXT NOT NULL REFERENCES lead_messages (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  object_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (message_id, n)
) STRICT;

-- Since when the visitor waits for an answer to what he wrote; NULL: to nothing.
ALTER TABLE leads ADD COLUMN replied_at INTEGER;
