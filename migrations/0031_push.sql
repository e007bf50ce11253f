-- Colleagues are woken by Web Push: the outbox takes a kind more, and knows the devices, what each person wants to hear
-- and who is on duty. Moments are milliseconds since 1970 (UTC).

CREATE TABLE outbox_wider (
  -- Stays the same in every attempt, so that a receiver can recognise a repeat.
  id TEXT PRIMARY KEY,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  -- 'push': `about` is NULL for a new lead, 'step:<n>' where nobody took an urgent one, 'promise:<minutes>' before it ends.
  kind TEXT NOT NULL
    CHECK (kind IN ('office-mail', 'visitor-mail', 'webhook', 'withdrawn-mail', 'erased-mail', 'push')),
  -- held = lead in quarantine, or a cap (hold_reason); failed = given up, shown in the inbox.
  state TEXT NOT NULL CHECK (state IN ('held', 'due', 'sent', 'failed')),
  -- Since when it should go out; NULL while held.
  due_since INTEGER,
  -- Not before: the lease of a running attempt, or the pause after a failed one.
  next_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  sent_at INTEGER,
  about TEXT,
  noticed_at INTEGER,
  noticed_by TEXT,
  -- Which letter a 'visitor-mail' is.
  letter TEXT NOT NULL DEFAULT 'confirmation' CHECK (letter IN ('confirmation', 'link')),
  -- Which cap keeps it: 'recipient', 'domain', 'client' or 'site'. NULL while held: the lead is in quarantine.
  hold_reason TEXT,
  -- 1 when an employee sends it in spite of the caps.
  cap_waived INTEGER NOT NULL DEFAULT 0 CHECK (cap_waived IN (0, 1)),
  -- Keyed hash of the address that the post came from and the day; gone once sent, and after two days at the latest.
  client TEXT,
  -- Of the mail service, by which it reports that a mail bounced.
  message_id TEXT,
  CHECK (lead_id IS NOT NULL OR about IS NOT NULL)
) STRICT;

INSERT INTO outbox_wider (id, lead_id, kind, state, due_since, next_at, attempts, last_error, sent_at, about,
  noticed_at, noticed_by, letter, hold_reason, cap_waived, client, message_id)
SELECT id, lead_id, kind, state, due_since, next_at, attempts, last_error, sent_at, about,
  noticed_at, noticed_by, letter, hold_reason, cap_waived, client, message_id FROM outbox ORDER BY rowid;
DROP TABLE outbox;
ALTER TABLE outbox_wider RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'due';
CREATE INDEX outbox_failed ON outbox (due_since) WHERE state = 'failed';
CREATE INDEX outbox_lead ON outbox (lead_id);
CREATE INDEX outbox_held ON outbox (kind) WHERE state = 'held';
CREATE INDEX outbox_client ON outbox (lead_id) WHERE client IS NOT NULL;
CREATE INDEX outbox_message ON outbox (message_id) WHERE message_id IS NOT NULL;

-- Where a colleague lets himself be woken: one row per browser.
CREATE TABLE push_devices (
  id TEXT PRIMARY KEY NOT NULL,
  -- Of the employee, as Access reports it.
  email TEXT NOT NULL,
  -- Address of the browser's push service, and the keys by which only that browser reads what it gets.
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  -- What kind of device, in words.
  label TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  succeeded_at INTEGER,
  -- Status with which the push service refused us; NULL: it did not.
  refused INTEGER
) STRICT;
CREATE INDEX push_devices_email ON push_devices (email);

-- What a colleague wants to hear; who has no row has the usual choices.
CREATE TABLE push_choices (
  email TEXT PRIMARY KEY NOT NULL,
  -- JSON; checked again when it is read.
  value TEXT NOT NULL,
  -- New requests that are told together, at that moment.
  waiting INTEGER NOT NULL DEFAULT 0,
  bundle_at INTEGER
) STRICT;
CREATE INDEX push_choices_bundle ON push_choices (bundle_at) WHERE bundle_at IS NOT NULL;

-- Which device a delivery reached, so that a second attempt leaves it alone and the next step wakes another person.
CREATE TABLE push_receipts (
  delivery_id TEXT NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
  -- 'later' where it was put with what is told together.
  device_id TEXT NOT NULL,
  email TEXT NOT NULL,
  PRIMARY KEY (delivery_id, device_id, email)
) STRICT;

-- Who is on duty when; one row.
CREATE TABLE duty_roster (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- JSON; checked again when it is read.
  value TEXT NOT NULL,
  version INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  changed_by TEXT NOT NULL
) STRICT;

-- What nobody has answered, by the moment that was promised.
CREATE INDEX leads_promised ON leads (answer_by) WHERE status = 'new' AND quarantine_reason IS NULL;
