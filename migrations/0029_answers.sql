-- Answering is logging: what an employee is writing about a request is kept here before it goes out.

CREATE TABLE lead_drafts (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- Mail address.
  employee TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('note', 'answer')),
  -- JSON; '{}' once it was used.
  content TEXT NOT NULL,
  -- Counts the saves: one that is based on another is refused.
  version INTEGER NOT NULL,
  -- Counts how often it was used, and so became a note or a message.
  used INTEGER NOT NULL DEFAULT 0,
  -- Of the latest save, so that one that is sent again is the same one.
  save_id TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (lead_id, employee, kind)
) STRICT;

-- Files that wait for the message that an employee is writing.
CREATE TABLE draft_files (
  object_key TEXT PRIMARY KEY NOT NULL,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  employee TEXT NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  bytes INTEGER NOT NULL
) STRICT;
CREATE INDEX draft_files_lead ON draft_files (lead_id, employee);

-- Files of the request itself that go along with a message.
CREATE TABLE message_photos (
  message_id TEXT NOT NULL REFERENCES lead_messages (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  PRIMARY KEY (message_id, n)
) STRICT;

-- `answered_at` was any way out of 'new'; from now on it is contact. What was only closed was never answered, and what was
-- closed first and taken up later was answered then. What was undone does not count.
UPDATE leads SET answered_at = (
  SELECT min(e.at) FROM lead_events e
  WHERE e.lead_id = leads.id AND e.kind = 'status' AND e.data ->> 'to' IN ('called', 'scheduled', 'quoted', 'won')
    AND e.data ->> 'from' NOT IN ('lost', 'won')
    AND NOT EXISTS (SELECT 1 FROM lead_events u WHERE u.lead_id = e.lead_id AND u.kind = 'status-undone' AND u.id > e.id
      AND u.data ->> 'from' = e.data ->> 'to' AND u.data ->> 'to' = e.data ->> 'from'))
WHERE answered_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM lead_events WHERE lead_id = leads.id AND kind = 'status' AND data ->> 'to' = 'lost');
