-- Requests of visitors. Moments are milliseconds since 1970 (UTC); empty text means not given.

CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  -- Made when the form opened. NULL for a client that sends none: then nothing is de-duplicated.
  submission_key TEXT UNIQUE,
  -- SHA-256 of what the visitor entered and of the files, to tell a repeat from a key used twice.
  payload_hash TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('request', 'membership')),
  form TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'new'
    CHECK (status IN ('new', 'called', 'scheduled', 'quoted', 'won', 'lost')),
  -- Suspected spam: kept, and nobody is told until it is released (then NULL again).
  quarantine_reason TEXT,
  -- NULL when Turnstile is off.
  turnstile TEXT CHECK (turnstile IN ('passed', 'unchecked')),
  received_at INTEGER NOT NULL,
  -- When the visitor was promised to hear from us.
  answer_by INTEGER NOT NULL,

  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  -- International form of `phone`, NULL when it is no number that can exist.
  phone_e164 TEXT,
  contact_preference TEXT NOT NULL,
  urgency_level TEXT NOT NULL,
  service_type TEXT NOT NULL,
  selected_service TEXT NOT NULL,
  specialist TEXT NOT NULL,
  project_type TEXT NOT NULL,
  project_description TEXT NOT NULL,
  address TEXT NOT NULL,
  street TEXT NOT NULL,
  house_number TEXT NOT NULL,
  city TEXT NOT NULL,
  postcode TEXT NOT NULL,
  country TEXT NOT NULL,

  -- Membership only; joined with commas.
  membership_types TEXT NOT NULL,
  property_type TEXT NOT NULL,
  property_year TEXT NOT NULL,
  current_issues TEXT NOT NULL,
  previous_maintenance TEXT NOT NULL,
  priority TEXT NOT NULL,

  -- Version of the privacy statement that the form showed.
  privacy_version TEXT NOT NULL,
  time_on_page REAL,
  interaction_count REAL,
  lead_score REAL,
  landing_page TEXT NOT NULL,
  referrer_host TEXT NOT NULL,
  utm_source TEXT NOT NULL,
  utm_medium TEXT NOT NULL,
  utm_campaign TEXT NOT NULL,
  widget TEXT NOT NULL,
  step_reached TEXT NOT NULL
) STRICT;

CREATE INDEX leads_inbox ON leads (received_at DESC, id DESC) WHERE quarantine_reason IS NULL;
CREATE INDEX leads_quarantine ON leads (received_at DESC, id DESC) WHERE quarantine_reason IS NOT NULL;
-- For the purge, which looks at both.
CREATE INDEX leads_received ON leads (received_at);

CREATE TABLE lead_files (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- 1 to 5, in the order in which they were sent.
  n INTEGER NOT NULL,
  object_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- Judged by content: jpeg, png, webp, gif, heic, avif, pdf, doc, docx.
  kind TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  PRIMARY KEY (lead_id, n)
) STRICT;

CREATE TABLE lead_events (
  id INTEGER PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  -- 'visitor', 'system' or the address of a signed-in employee.
  actor TEXT NOT NULL,
  detail TEXT NOT NULL
) STRICT;

CREATE INDEX lead_events_lead ON lead_events (lead_id, id);

-- What is still to be told, written together with the lead. The content is composed from the lead on sending.
CREATE TABLE outbox (
  -- Stays the same in every attempt, so that a receiver can recognise a repeat.
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('office-mail', 'visitor-mail', 'webhook')),
  -- held = lead in quarantine; failed = given up, shown in the inbox.
  state TEXT NOT NULL CHECK (state IN ('held', 'due', 'sent', 'failed')),
  -- Since when it should go out; NULL while held.
  due_since INTEGER,
  -- Not before: the lease of a running attempt, or the pause after a failed one.
  next_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  sent_at INTEGER
) STRICT;

CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'due';
CREATE INDEX outbox_failed ON outbox (due_since) WHERE state = 'failed';
CREATE INDEX outbox_lead ON outbox (lead_id);
