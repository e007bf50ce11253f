-- Mails to visitors are counted, and links to their pages can be ended. Moments are milliseconds since 1970 (UTC).

-- Which letter a 'visitor-mail' is; the version before sends the confirmation for both.
ALTER TABLE outbox ADD COLUMN letter TEXT NOT NULL DEFAULT 'confirmation'
  CHECK (letter IN ('confirmation', 'link'));
-- Which cap keeps it: 'recipient', 'domain', 'client' or 'site'. NULL while held: the lead is in quarantine.
ALTER TABLE outbox ADD COLUMN hold_reason TEXT;
-- 1 when an employee sends it in spite of the caps.
ALTER TABLE outbox ADD COLUMN cap_waived INTEGER NOT NULL DEFAULT 0 CHECK (cap_waived IN (0, 1));
-- Keyed hash of the address that the post came from and the day; gone once sent, and after two days at the latest.
ALTER TABLE outbox ADD COLUMN client TEXT;
CREATE INDEX outbox_client ON outbox (lead_id) WHERE client IS NOT NULL;
-- Of the mail service, by which it reports that a mail bounced.
ALTER TABLE outbox ADD COLUMN message_id TEXT;
CREATE INDEX outbox_message ON outbox (message_id) WHERE message_id IS NOT NULL;

-- Attempts to mail a visitor that may have reached him; kept for two days. Hashes only, so that a lead can be erased
-- and what was sent about it still counts.
CREATE TABLE visitor_mails (
  id INTEGER PRIMARY KEY,
  delivery_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  -- NULL for a mail provider: its customers have nothing in common.
  domain TEXT,
  -- NULL when unknown.
  client TEXT
) STRICT;
CREATE INDEX visitor_mails_at ON visitor_mails (at);
CREATE INDEX visitor_mails_recipient ON visitor_mails (recipient, at);
CREATE INDEX visitor_mails_domain ON visitor_mails (domain, at) WHERE domain IS NOT NULL;
CREATE INDEX visitor_mails_client ON visitor_mails (client, at) WHERE client IS NOT NULL;

-- Raised when the office ends the links to the visitor's page: those of an earlier version open nothing.
ALTER TABLE leads ADD COLUMN link_version INTEGER NOT NULL DEFAULT 0;
-- The same for the preview links of an article.
ALTER TABLE articles ADD COLUMN preview_version INTEGER NOT NULL DEFAULT 0;
