-- Mails that came in, from the moment that they are kept until they are read. Moments are milliseconds since 1970 (UTC).

CREATE TABLE incoming_mails (
  id TEXT PRIMARY KEY NOT NULL,
  -- What tells a mail that comes twice: a hash of its Message-ID and its content.
  mail_key TEXT NOT NULL UNIQUE,
  raw_key TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  at INTEGER NOT NULL,
  -- Of the envelope, forgotten once it is read; no sender ('') is how mail servers report.
  envelope_from TEXT NOT NULL,
  envelope_to TEXT NOT NULL,
  -- Keyed hash of the sender's mailbox: what the cap per sender counts.
  sender TEXT NOT NULL,
  -- 'due': to be read. 'done': stands at its request. 'kept': for 30 days, and nowhere else.
  state TEXT NOT NULL CHECK (state IN ('due', 'done', 'kept')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX incoming_mails_due ON incoming_mails (next_at) WHERE state = 'due';
CREATE INDEX incoming_mails_sender ON incoming_mails (sender, at);
CREATE INDEX incoming_mails_lead ON incoming_mails (lead_id, at) WHERE lead_id IS NOT NULL;
CREATE INDEX incoming_mails_raw ON incoming_mails (raw_key);
CREATE INDEX incoming_mails_at ON incoming_mails (at);
